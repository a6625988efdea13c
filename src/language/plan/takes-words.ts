/** Matches the names of parameters that take free text. */
export const takesWords = /^(q|query|keywords?|search|term|text)$/i;
