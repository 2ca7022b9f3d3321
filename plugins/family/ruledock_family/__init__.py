"""The family mode of the isle: rescues are free, and two lessons are all the cards."""
