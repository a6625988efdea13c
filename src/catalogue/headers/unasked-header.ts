/** Marks a request that a screen makes by itself, so that it does not prolong the session. */
export const unaskedHeader = "X-Unasked";
