### The Long Night: the crises of the second box.

ln-crisis-sleepwalkers = Sleepwalkers
    .story = For three nights we have found the side door open, and bare footprints going out from it, quite unhurried. They do not wake when one calls. It passes through the hall from bed to bed, like a yawn, and now those who lead us have it too. What we need is something that makes people sleep as stones sleep.
    .prevented = The whole hall snores, and nobody has ever been so glad to be kept awake.
    .failed = In the morning we go out with blankets, follow the prints, and find most of them.

ln-crisis-ice-dam = The Ice Dam
    .story = A mile above the town the river has stopped, and behind its wall of floes it is climbing the trees. One can hear it thinking. With saws and bars, or with a good fire in the right crack, it might be talked into coming a little at a time.
    .prevented = It goes by all night in slabs as big as dance floors, and keeps to its bed.
    .failed = It comes down the street at the height of a knee, and it brings everybody’s cellar with it.

ln-crisis-good-dogs = Good Dogs
    .story = They were good dogs once, and some of them still wear their names. Now there are dozens of them, they hunt by streets, and they have learned that what walks upright and shouts is warm inside. A few shots would scatter them, and so would supper.
    .prevented = One of them, whose tag says BISCUIT, follows us home at a distance and sits down before the gate.
    .failed = All over town people are backing into doorways with something hanging from their sleeves.

ln-crisis-red-sky = Red Sky
    .story = It is an hour after sunset, and it is getting lighter. Something has caught fire down by the pumps, and against the glow one can see them walking toward it from every side of town, the way people do. We could burn a strip to stop it, if there is anything left to burn a strip with.
    .prevented = In the middle of the road fire meets fire, and they put each other out.
    .failed = By midnight the glow is gone, and so is what fed it, and the crowd that came to watch has nowhere else to be.
