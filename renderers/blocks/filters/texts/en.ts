/** The own texts of the kind `filters` in English; the keys that every other language must have. */
export const en = {
  filters: {
    reset: "Reset",
  },
};
