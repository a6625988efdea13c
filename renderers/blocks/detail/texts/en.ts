/** The own texts of the kind `detail` in English; the keys that every other language must have. */
export const en = {
  detail: {
    empty: "There is no record to show.",
  },
};
