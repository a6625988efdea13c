/** The own texts of the widget `dateRange` in English; the keys that every other language must have. */
export const en = {
  dateRange: {
    end: "End",
    start: "Start",
  },
};
