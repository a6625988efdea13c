/**
 * The attributes of an element that scrolls what is in it: it takes the focus, since the arrow keys
 * scroll what has the focus, and it has a name that is told then.
 */
export const scrolledByKeys = (name: string) =>
  ({ role: "group", "aria-label": name, tabIndex: 0 }) as const;
