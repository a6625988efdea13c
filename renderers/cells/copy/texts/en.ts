/** The own texts of the cell `copy` in English; the keys that every other language must have. */
export const en = {
  copy: {
    copy: "Copy {{value}}",
    copyTitle: "Copy",
  },
};
