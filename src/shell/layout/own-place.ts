/** The name under which the unsaved input of one of the shell's own pages is kept. */
export function ownPlaceOf(pagePath: string): string {
  return `own:${pagePath}`;
}
