/** The own texts of the kind `split` in English; the keys that every other language must have. */
export const en = {
  split: {
    resize: "Change the width",
  },
};
