### What one may have achieved in Army of the Dead: a title and a little story.

ad-feat-clean-job = A Clean Job
    .text = In, out, and all the money in one bag. Your first mission that went right.
ad-feat-by-yourself = Six Shadows
    .text = One mind, six survivors, no arguments on the radio.
ad-feat-full-van = Full Van
    .text = Six people, six opinions, one way out, and you found it together.
ad-feat-jackpot = Jackpot
    .text = Vault, roof and crown in one night. They will not believe you anyway.
ad-feat-every-job = Nothing Left to Steal
    .text = Ten missions, ten times home. The city has nothing left that you want.
