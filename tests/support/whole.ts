/** Whether `WHOLE=1` is set, which runs long tests in full instead of in a short form. */
export const isWhole = process.env.WHOLE === "1";
