"""The family mode of the isle: cats are rescued for free, and two lessons are all the cards."""
