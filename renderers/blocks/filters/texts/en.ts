/** The English texts of the kind `filters`; every other language must have the same keys. */
export const en = {
  filters: {
    reset: "Reset",
  },
};
