import type { TablePlan } from "../../renderers/blocks/table/kind.ts";
import { requestOf } from "../../renderers/blocks/table/query/table-query.ts";
import { readRows } from "../../renderers/blocks/table/query/table-rows.ts";
import type { Wire } from "../../src/wire/wire.ts";
import { observeWire } from "../wire/loopback.ts";
import { type Mock, startMock } from "./mock/server.ts";
import { type Proposal, type Proposed, serviceName } from "./propose.ts";

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
export async function reachOf({ service, catalogue, proposals }: Proposed): Promise<Reach[]> {
  const mock = await startMock(service);
  const bases = { [serviceName(service)]: mock.url };
  const { wire } = observeWire("", { catalogue, bases });
  const reached: Reach[] = [];
  for (const [line, { rows }] of Object.entries(service.lists)) {
    const proposal = proposals.get(line);
    const found = proposal?.table ? await turnOver(wire, mock, line, proposal, proposal.table) : 0;
    const fault = typeof found === "string" ? found : null;
    reached.push({ line, rows: typeof found === "number" ? found : 0, of: rows, fault });
  }
  await mock.close();
  return reached;
}

/** The number of different rows on all pages, or why it cannot be told. */
async function turnOver(
  wire: Wire,
  mock: Mock,
  line: string,
  { operation }: Proposal,
  table: TablePlan,
): Promise<number | string> {
  const within = mock.within(line);
  const wanted = operation.parameters.filter(({ required }) => required);
  const args = Object.fromEntries(wanted.map(({ name }) => [name, within[name] ?? "one"]));
  const seen = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { filters: {}, page, size: table.pageSize, sort: null };
    const request = { ...args, ...(table.isPaged ? requestOf(query, table) : {}) };
    const answer = await wire.call(operation.id, request).catch((error: unknown) => `${error}`);
    if (typeof answer === "string") return answer;
    const { rows, total, hasMore } = readRows(answer.data, table.rows, query);
    for (const row of rows) seen.add(JSON.stringify(row));
    if (!table.isPaged || (!hasMore && page * table.pageSize >= total)) return seen.size;
  }
  return `It offers a next page without end, after ${seen.size} rows.`;
}
