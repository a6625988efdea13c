/** The English texts of the kind `figures`; every other language must have the same keys. */
export const en = {
  figures: {
    notRead: "Not available",
  },
};
