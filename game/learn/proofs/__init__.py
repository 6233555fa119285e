"""What the engine finds about an illustration, one function for each kind of claim.

Each gets the illustration and the value claimed, whose shape it answers in, so that the claim
holds if and only if the answer equals it. Who asks, and what is said when it does not, is in
`claims`.
"""
