### What one may have achieved in The Long Night: a title and a little story.

ln-feat-warm-hearth = A Warm Hearth
    .text = The work was done, there was soup, and somebody even sang.
ln-feat-by-a-thread = By a Thread
    .text = One bad word would have ended it. Nobody said it, and the work was done.
ln-feat-cold-heart = Cold Heart
    .text = They trusted you with the keys. You won, and they did not.
ln-feat-longest-night = The Longest Night
    .text = Nine rounds. You learned the sound of every board in that house.
ln-feat-many-winters = Many Winters
    .text = Five different objectives reached. Ask this colony for anything.
