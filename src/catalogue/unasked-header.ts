/** Marks a read that a screen makes by itself: nobody has asked for it, so that no session lasts longer by it. */
export const unaskedHeader = "X-Unasked";
