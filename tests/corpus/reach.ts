import type { TablePlan } from "../../renderers/blocks/table/kind.ts";
import { requestOf } from "../../renderers/blocks/table/query/table-query.ts";
import { readRows } from "../../renderers/blocks/table/query/table-rows.ts";
import type { PageTurn } from "../../renderers/runtime/read/page-turn.ts";
import { readPage } from "../../renderers/runtime/read/read-page.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { isTurned } from "../../src/catalogue/paging.ts";
import type { CallResult } from "../../src/wire/wire.ts";
import { aboveOf, onMock, type Served } from "./on-mock.ts";
import type { Proposed } from "./propose.ts";

/** Pages after which a table that still offers a next one is taken to go round in a circle. */
const mostPages = 40;

/** How many of a list's rows its table comes to, page by page, at a mock of the service. */
export interface Reach {
  line: string;
  rows: number;
  of: number;
  /** Why it stopped, where a call was refused or was not understood. */
  fault: string | null;
}

/** Turns over the pages of every list of a service, as its table asks for them. */
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

/** The number of different rows on all pages, or why it cannot be told. */
async function turnOver(
  { mock, wire }: Served,
  line: string,
  operation: Operation,
  table: TablePlan,
): Promise<number | string> {
  const args = aboveOf(mock, line, operation);
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { filters: {}, page, size: table.pageSize, sort: null };
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
