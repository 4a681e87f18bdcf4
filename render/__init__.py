"""Views to pictures: a board after every turn, a hand, a private board, a final score, a film."""
