/** Headers that state the number of rows; `X-Total-Pages` is not one of them. */
const usual =
  /^(content-range|(x-)?(\w+-)?total(-?(count|results|records|rows|items|elements|entries))?|(x-)?(\w+-)?(result|record|item)s?-?count)$/i;

/** The response header that states the total number of rows. */
export const totalHeaderIn = (names: readonly string[]): string | undefined =>
  names.find((name) => usual.test(name));

/** Whether a header may state a total; headers that control the transfer of a response never do. */
export const isTotalHeader = (name: string): boolean =>
  /^[\w-]*(total|count|range)[\w-]*$/i.test(name);

/**
 * The number in a header value, alone or after a slash as in `items 0-9/57`; `null` for any other
 * value.
 */
export function totalIn(value: string | null): number | null {
  const [, total] = /^(?:(?:\w+ )?(?:\d+-\d+|\*)\/)?(\d{1,15})$/.exec(value?.trim() ?? "") ?? [];
  return total === undefined ? null : Number(total);
}
