/** The macros that bind a variable to each member of a list. */
export const macros = ["map", "filter", "exists", "all", "sortBy", "groupBy", "sumBy"] as const;

/** The name of a macro. */
export type Macro = (typeof macros)[number];

/** Whether a method evaluates its argument once for each member of a list. */
export function isMacro(name: string): name is Macro {
  return macros.some((macro) => macro === name);
}
