import type { TablePlan } from "../../renderers/blocks/table/kind.ts";
import { requestOf } from "../../renderers/blocks/table/query/table-query.ts";
import { readRows } from "../../renderers/blocks/table/query/table-rows.ts";
import type { PageTurn } from "../../renderers/runtime/read/pages/page-turn.ts";
import { readPage } from "../../renderers/runtime/read/pages/read-page.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { isTurned } from "../../src/catalogue/paging/paging.ts";
import type { CallResult } from "../../src/wire/wire.ts";
import { aboveOf, onMock, type Served } from "./on-mock.ts";
import type { Proposed } from "./propose.ts";

/** The number of pages after which a table that still offers a next page counts as looping. */
const mostPages = 40;

/** The number of a list's rows that its table reaches page by page, on a mock of the service. */
export interface Reach {
  line: string;
  rows: number;
  of: number;
  /** Why reading stopped, where a call was refused or its response was not understood. */
  fault: string | null;
}

/** Reads all pages of every list of a service, with the requests that the list's table makes. */
export function reachOf(proposed: Proposed): Promise<Reach[]> {
  const { service, proposals } = proposed;
  return onMock(proposed, async (served) => {
    const reached: Reach[] = [];
    for (const [line, { rows }] of Object.entries(service.lists)) {
      const proposal = proposals.get(line);
      const table = proposal?.table;
      const found = table ? await turnOver(served, line, proposal.operation, table) : 0;
      const fault = typeof found === "string" ? found : null;
      reached.push({ line, rows: typeof found === "number" ? found : 0, of: rows, fault });
    }
    return reached;
  });
}

/** The number of different rows on all pages, or the reason why it is unknown. */
async function turnOver(
  { mock, wire }: Served,
  line: string,
  operation: Operation,
  table: TablePlan,
): Promise<number | string> {
  const args = aboveOf(mock, line, operation);
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { filters: {}, page, size: table.pageSize, sort: null, folded: [] };
    const request = { ...args, ...(table.isPaged ? requestOf(query, table) : {}) };
    const { list } = table.rows;
    const asked = { list, page, size: table.pageSize };
    const reading: Promise<CallResult & { turn?: PageTurn }> = isTurned(list)
      ? readPage(wire, operation, asked, request, {})
      : wire.call(operation.id, request);
    const answer = await reading.catch((error: unknown) => `${error}`);
    if (typeof answer === "string") return answer;
    const place = { ...query, turn: answer.turn, link: answer.link, total: answer.total };
    const { rows, total, hasMore } = readRows(answer.data, table.rows, place);
    for (const row of rows) seen.add(JSON.stringify(row));
    if (!table.isPaged || (!hasMore && page * table.pageSize >= total)) return seen.size;
  }
  return `It offers a next page without end, after ${seen.size} rows.`;
}
