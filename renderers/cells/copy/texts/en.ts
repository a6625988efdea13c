/** The English texts of the cell `copy`; every other language must have the same keys. */
export const en = {
  copy: {
    copy: "Copy {{value}}",
    copyTitle: "Copy",
  },
};
