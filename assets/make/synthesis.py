"""Building blocks of the sounds: struck wood, noise, a small room, loudness, files.

A struck thing is a sum of damped modes, driven by a contact force that lasts a millisecond or
so; the harder the contact, the shorter the force and the brighter the sound (see Perry Cook,
"Real Sound Synthesis for Interactive Applications", 2002, chapters 4 and 12).
Samples are float64 arrays, mono, at `RATE`; times are in seconds, levels in decibels.
"""

import shutil
import subprocess
import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
PEAK = -3.6
"""Highest sample, in dB of full scale; the encoder may add half a dB, and -3 is the limit."""

Samples = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Body:
    """What rings: the frequencies of its modes, their decay times and their strengths.

    `decay` is the time in which the lowest mode falls by 60 dB; higher modes die faster, in
    proportion to frequency ** `damping`, as wood and bone do.
    """

    modes: tuple[float, ...]
    levels: tuple[float, ...]
    decay: float
    damping: float = 0.9


def silence(seconds: float) -> Samples:
    """No sound."""
    return np.zeros(round(seconds * RATE))


def ring(body: Body, seconds: float, random: np.random.Generator, spread: float = 0.03) -> Samples:
    """The body's answer to an ideal tap; `spread` detunes the modes, as no two taps are alike."""
    time = np.arange(round(seconds * RATE)) / RATE
    out = np.zeros_like(time)
    for frequency, level in zip(body.modes, body.levels, strict=True):
        decay = body.decay * (body.modes[0] / frequency) ** body.damping
        pitch = frequency * random.normal(1.0, spread)
        strength = level * random.uniform(0.75, 1.25)
        out += strength * np.exp(-6.9 * time / decay) * np.sin(2 * np.pi * pitch * time)
    return out


def force(seconds: float) -> Samples:
    """A contact that lasts so long, as half a raised cosine of area one."""
    count = max(3, round(seconds * RATE))
    shape = 1 - np.cos(2 * np.pi * (np.arange(count) + 0.5) / count)
    return shape / shape.sum()


def strike(
    bodies: list[tuple[Body, float]],
    contact: float,
    seconds: float,
    random: np.random.Generator,
    grit: float = 0.15,
) -> Samples:
    """Bodies that ring together, each at its level in dB, driven by one contact.

    `grit` is how much of a rough noise the touching surfaces add.
    """
    out = silence(seconds)
    for body, level in bodies:
        out += gain(level) * ring(body, seconds, random)
    out += grit * decaying_noise(seconds, 1_200.0, 14_000.0, 0.008, random)
    return np.convolve(out, force(contact))[: len(out)]


def band(samples: Samples, low: float, high: float) -> Samples:
    """Only what lies between two frequencies, with soft slopes of half an octave."""
    spectrum = np.fft.rfft(samples, 2 * len(samples))
    frequencies = np.maximum(np.fft.rfftfreq(2 * len(samples), 1 / RATE), 1.0)
    rise = 1 / (1 + (low / frequencies) ** 6)
    fall = 1 / (1 + (frequencies / high) ** 6)
    filtered: Samples = np.fft.irfft(spectrum * rise * fall)[: len(samples)]
    return filtered


def decaying_noise(
    seconds: float, low: float, high: float, decay: float, random: np.random.Generator
) -> Samples:
    """Noise of one band that falls by 60 dB in `decay`."""
    time = np.arange(round(seconds * RATE)) / RATE
    noise = band(random.normal(0.0, 1.0, len(time)), low, high) * np.exp(-6.9 * time / decay)
    return noise / max(1e-9, float(np.abs(noise).max()))


def slide(
    seconds: float, low: float, high: float, random: np.random.Generator, swell: float = 0.4
) -> Samples:
    """Something pushed over wood: grainy noise that swells until `swell` of its time."""
    count = round(seconds * RATE)
    place = np.arange(count) / count
    shape = np.where(place < swell, place / swell, (1 - place) / (1 - swell)) ** 1.5
    grain = 0.6 + 0.4 * band(random.normal(0.0, 6.0, count), 25.0, 110.0)
    return band(random.normal(0.0, 1.0, count) * np.clip(grain, 0, 2), low, high) * shape


def put(onto: Samples, what: Samples, at: float, level: float = 0.0) -> None:
    """Add a sound to another one, from a time on; what does not fit is cut."""
    start = round(at * RATE)
    part = what[: max(0, len(onto) - start)]
    onto[start : start + len(part)] += gain(level) * part


def room(samples: Samples, random: np.random.Generator, level: float = -17.0) -> Samples:
    """The sound in a small furnished room: some early echoes, then 0.25 s of soft tail."""
    answer = decaying_noise(0.3, 150.0, 4_500.0, 0.26, random) * 0.35
    fade_in = np.minimum(1.0, np.arange(len(answer)) / (0.012 * RATE))
    answer *= fade_in
    for delay, strength in ((0.0043, 0.8), (0.0071, -0.6), (0.0113, 0.5), (0.0167, -0.35)):
        answer[round(delay * RATE)] += strength
    wet = band(np.convolve(samples, answer), 120.0, 6_000.0)[: len(samples)]
    loudest = max(1e-9, float(np.abs(wet).max()))
    return samples + wet * gain(level) * float(np.abs(samples).max()) / loudest


def gain(level: float) -> float:
    """The factor of a level in dB."""
    return float(10 ** (level / 20))


def loudness(samples: Samples) -> float:
    """How loud it seems: the loudest 150 ms, in dB, weighted somewhat as the ear does."""
    spectrum = np.fft.rfft(samples)
    frequencies = np.maximum(np.fft.rfftfreq(len(samples), 1 / RATE), 1.0)
    # A-weighting, IEC 61672-1, without its constant.
    squared = frequencies**2
    ear = (12_194**2 * squared**2) / (
        (squared + 20.6**2)
        * np.sqrt((squared + 107.7**2) * (squared + 737.9**2))
        * (squared + 12_194**2)
    )
    heard = np.fft.irfft(spectrum * ear, len(samples))
    width = round(0.15 * RATE)
    power = np.convolve(heard**2, np.ones(width) / width)
    return float(10 * np.log10(max(1e-12, power.max())))


def levelled(samples: Samples, target: float) -> Samples:
    """The sound as loud as `target` asks, its ends faded so that neither clicks.

    It begins with 3 ms of silence, in which the encoder can prepare for a hard stroke.
    Peaks that would pass `PEAK` are bent down softly rather than cut.
    """
    out = band(np.concatenate([silence(0.003), samples]), 45.0, 19_000.0)
    out *= gain(target - loudness(out))
    ceiling = gain(PEAK)
    knee = 0.6 * ceiling
    over = np.abs(out) > knee
    room_left = ceiling - knee
    out[over] = np.sign(out[over]) * (
        knee + room_left * np.tanh((np.abs(out[over]) - knee) / room_left)
    )
    edge = round(0.001 * RATE)
    out[:edge] *= np.linspace(0.0, 1.0, edge)
    tail = min(len(out) // 3, round(0.06 * RATE))
    out[-tail:] *= np.cos(np.linspace(0.0, np.pi / 2, tail)) ** 2
    return out


def write(samples: Samples, path: Path) -> None:
    """An Ogg Vorbis file, made by ffmpeg from 16-bit samples."""
    encoder = shutil.which("ffmpeg")
    if encoder is None:
        raise SystemExit("ffmpeg is needed to write the sounds")
    plain = path.with_suffix(".wav")
    with wave.open(str(plain), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(samples * 32_767).astype("<i2").tobytes())
    command = [encoder, "-y", "-loglevel", "error", "-i", str(plain)]
    # No date and no encoder name, so that the same samples give the same file.
    options = ["-c:a", "libvorbis", "-q:a", "5", "-map_metadata", "-1", "-bitexact"]
    subprocess.run([*command, *options, str(path.with_suffix(".ogg"))], check=True)
    plain.unlink()
