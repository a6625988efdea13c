/** The own texts of the kind `figures` in English; the keys that every other language must have. */
export const en = {
  figures: {
    notRead: "Not available",
  },
};
