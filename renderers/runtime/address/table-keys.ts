/**
 * The address keys of a table's own entries. They begin with an underscore, since filters use their
 * parameters' names.
 */
export const tableKeys = {
  page: "_page",
  size: "_size",
  sort: "_sort",
  folded: "_folded",
} as const;
