/** The English texts of the kind `chart`; every other language must have the same keys. */
export const en = {
  chart: {
    asChart: "Show as chart",
    asTable: "Show as table",
    averageOf: "{{label}} (average)",
    beyond_one: "{{count}} more is not shown.",
    beyond_other: "{{count}} more are not shown.",
    category: "Item",
    count: "Count",
    empty: "There is nothing to compare yet.",
    noCategory: "Not set",
    others: "Others ({{number}})",
    partial: "Only the first {{read}} of {{total}} records are included.",
    share: "Share",
    total: "Total",
    value: "Value",
  },
};
