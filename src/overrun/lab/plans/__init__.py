"""What each game wants to know about its balance."""
