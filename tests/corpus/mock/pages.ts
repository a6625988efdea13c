import type { Paging } from "../services.ts";

/** A part of a list, and what its response says about the rest. */
export interface Page<Row> {
  rows: readonly Row[];
  /** The values in the body beside the rows, by place. */
  beside: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
}

/** The page of a list that a request's address asks for. */
export function pageOf<Row>(
  all: readonly Row[],
  paging: Paging | null,
  address: URL,
  keyOf: (row: Row) => string,
): Page<Row> {
  if (!paging) return { rows: all, beside: {}, headers: {} };
  const asked = Number(address.searchParams.get(paging.size));
  const size = Math.min(paging.most, asked > 0 ? asked : paging.usual);
  const start = startOf(all, paging, address, size, keyOf);
  const rows = all.slice(start, start + size);
  const hasMore = start + size < all.length;
  const next = hasMore ? nextOf(paging, start + size, size, rows.map(keyOf)) : null;
  const to = new URL(address);
  for (const [name, value] of Object.entries(next ?? {})) to.searchParams.set(name, value);
  const told: [string | undefined, unknown][] = [
    [paging.total, all.length],
    [paging.pages, Math.ceil(all.length / size)],
    [paging.more, hasMore],
    [next ? paging.next : undefined, next?.[paging.cursor ?? ""]],
    [next ? paging.nextAddress : undefined, to.href],
  ];
  const beside = Object.fromEntries(told.filter(([place]) => place !== undefined));
  return { rows, beside, headers: headersOf(paging, all.length, next ? to.href : null) };
}

function startOf<Row>(
  all: readonly Row[],
  { page, offset, cursor, cursorIs, first = offset ? 0 : 1 }: Paging,
  { searchParams }: URL,
  size: number,
  keyOf: (row: Row) => string,
): number {
  const asked = searchParams.get(page ?? offset ?? cursor ?? "");
  if (asked === null || asked === "") return 0;
  if (cursorIs === "last") return all.findIndex((row) => keyOf(row) === asked) + 1;
  if (cursor) return Number(Buffer.from(asked, "base64url").toString().slice(6)) || 0;
  const steps = Math.max(Number(asked) - first, 0);
  return page ? steps * size : steps;
}

/** The query parameters that lead to the next page. */
function nextOf(paging: Paging, start: number, size: number, keys: readonly string[]) {
  const { page, offset, cursor, cursorIs, first = offset ? 0 : 1 } = paging;
  const next: Record<string, string> = {};
  if (page) next[page] = String(start / size + first);
  if (offset) next[offset] = String(start + first);
  if (cursor) {
    const token = Buffer.from(`start:${start}`).toString("base64url");
    next[cursor] = cursorIs === "last" ? (keys.at(-1) ?? "") : token;
  }
  return next;
}

function headersOf({ link, totalHeader }: Paging, total: number, next: string | null) {
  return {
    ...(link && next ? { link: `<${next}>; rel="next"` } : {}),
    ...(totalHeader ? { [totalHeader.toLowerCase()]: String(total) } : {}),
  };
}
