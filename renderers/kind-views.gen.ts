// Written by `npm run generate` from the folders beside it.

/** What loads the view of each of the kinds, by its name. */
export const kindViews = {
  chart: async () => (await import("./blocks/chart/View.tsx")).View,
  detail: async () => (await import("./blocks/detail/View.tsx")).View,
  dualList: async () => (await import("./blocks/dualList/View.tsx")).View,
  figures: async () => (await import("./blocks/figures/View.tsx")).View,
  filters: async () => (await import("./blocks/filters/View.tsx")).View,
  form: async () => (await import("./blocks/form/View.tsx")).View,
  split: async () => (await import("./blocks/split/View.tsx")).View,
  stack: async () => (await import("./blocks/stack/View.tsx")).View,
  table: async () => (await import("./blocks/table/View.tsx")).View,
  tabs: async () => (await import("./blocks/tabs/View.tsx")).View,
  tree: async () => (await import("./blocks/tree/View.tsx")).View,
};
