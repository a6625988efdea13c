/** The English texts of the kind `detail`; every other language must have the same keys. */
export const en = {
  detail: {
    empty: "There is no record to show.",
    gone: "This record does not exist, or has been deleted.",
  },
};
