/** The English texts of the widget `dateRange`; every other language must have the same keys. */
export const en = {
  dateRange: {
    end: "End",
    start: "Start",
  },
};
