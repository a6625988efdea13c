/** Headers that say how many rows a list has; `X-Total-Pages` says something else. */
const usual =
  /^(content-range|(x-)?(\w+-)?total(-?(count|results|records|rows|items|elements|entries))?|(x-)?(\w+-)?(result|record|item)s?-?count)$/i;

/** The response header that states the total number of rows. */
export const totalHeaderIn = (names: readonly string[]): string | undefined =>
  names.find((name) => usual.test(name));

/** Whether a header may be read as a total: one that steers how an answer travels never is. */
export const isTotalHeader = (name: string): boolean =>
  /^[\w-]*(total|count|range)[\w-]*$/i.test(name);

/** The number that a header says, alone or after a slash as in `items 0-9/57`; `null` of anything else. */
export function totalIn(value: string | null): number | null {
  const [, total] = /^(?:(?:\w+ )?(?:\d+-\d+|\*)\/)?(\d{1,15})$/.exec(value?.trim() ?? "") ?? [];
  return total === undefined ? null : Number(total);
}
