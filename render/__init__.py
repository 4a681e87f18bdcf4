"""Pictures of games, drawn from views: boards, hands, final scores and films."""
