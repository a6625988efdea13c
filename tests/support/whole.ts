/** `WHOLE=1` runs in full what takes long and otherwise has a short form. */
export const isWhole = process.env.WHOLE === "1";
