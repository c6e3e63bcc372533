"""Army of the Dead: six survivors, one heist, a city of zombies."""
