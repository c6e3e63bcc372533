### What one may have achieved in Zombie Terror: a title and a little story.

zt-feat-everyone-out = Room for One More
    .text = The engine was running, and you went back for the last one. More stars than anybody asked for.
zt-feat-before-breakfast = Before Breakfast
    .text = Out of town within six rounds. The dead had not even stood up properly.
zt-feat-long-walk = The Long Way Round
    .text = Twelve rounds through back yards and over fences, and still you got out.
zt-feat-nobody-left = Quiet Streets
    .text = Nobody ran any more. They all walked with you now.
zt-feat-both-ends = Both Ends of the Street
    .text = You have won with those who run and with those who follow.
zt-feat-storyteller = Teller of Tales
    .text = Five different scenarios to the end. You know this town better than its mayor did.
