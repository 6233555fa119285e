import pygame

from game.ui.resizing import CALM_SECONDS, Resizing

FRAME = 1 / 60


def resizing() -> Resizing:
    return Resizing((1, 2, 3))


def test_the_first_new_size_counts_at_once() -> None:
    pulled = resizing()

    pulled.resized()

    assert pulled.update(FRAME)
    assert not pulled.update(FRAME)


def test_sizes_that_follow_closely_wait_for_calm() -> None:
    pulled = resizing()
    pulled.resized()
    pulled.update(FRAME)

    pulled.resized()

    assert not pulled.update(FRAME)
    assert pulled.rest == 0.0
    assert pulled.update(CALM_SECONDS)


def test_a_click_does_not_wait_for_calm() -> None:
    pulled = resizing()
    pulled.resized()
    pulled.update(FRAME)
    pulled.resized()

    pulled.finish()

    assert pulled.update(FRAME)


def test_meanwhile_the_old_picture_is_stretched() -> None:
    pulled, surface = resizing(), pygame.Surface((10, 10))
    surface.fill((200, 100, 50))
    pulled.resized()
    pulled.update(FRAME)
    pulled.drawn(surface)
    pulled.resized()
    pulled.update(FRAME)
    larger = pygame.Surface((30, 20))

    assert pulled.draw(larger)
    assert larger.get_at((29, 19))[:3] == (200, 100, 50)


def test_at_rest_it_draws_nothing() -> None:
    assert not resizing().draw(pygame.Surface((5, 5)))
