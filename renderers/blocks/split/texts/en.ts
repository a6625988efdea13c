/** The English texts of the kind `split`; every other language must have the same keys. */
export const en = {
  split: {
    resize: "Change the width",
  },
};
