//! Computer opponents, generic over any game.
