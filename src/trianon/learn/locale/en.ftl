### Words of learning that all games share.

lesson-other = That is allowed, but look again at what is lit.
lesson-show = Here. Try this one.
lesson-back = Take it back, try again
