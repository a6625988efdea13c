import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { exampleLimits, exampleValue } from "../../src/catalogue/example/example-value.ts";
import type { Operation, Parameter } from "../../src/catalogue/operation.ts";
import { itemsOf } from "../../src/catalogue/schema/rows.ts";
import { FileAnswer } from "../../src/wire/file-answer.ts";
import { parametersIn } from "./document.ts";
import { isFields, valueAt } from "./mock/places.ts";
import type { Given } from "./mock/store.ts";
import { aboveOf, onMock, type Served } from "./on-mock.ts";
import { asProposed, type Offer, type Proposed, placeIn } from "./propose.ts";
import type { ListTable } from "./services.ts";

/** The result of a write that a page offers, sent to a mock of the service. */
export interface Drive {
  line: string;
  offer: Offer;
  /** Why the write did not reach its record, or `null`. */
  fault: string | null;
  /** Whether the write reached another record or another operation. */
  isAstray: boolean;
}

/**
 * The row on which writes are made. It is not the first row, which a faulty write could hit by
 * accident.
 */
const rowDriven = 1;

/** Makes every write that the pages of a service offer, on one row of each list. */
export function driveAll(proposed: Proposed): Promise<Drive[]> {
  return onMock(proposed, async (served) => {
    const drives: Drive[] = [];
    for (const [line, { offers }] of proposed.proposals) {
      for (const offer of offers) {
        const came = await comeTo(proposed, served, line, offer).catch(String);
        const isAstray = came !== null && typeof came === "object";
        drives.push({ line, offer, fault: isAstray ? came.astray : came, isAstray });
      }
    }
    return drives;
  });
}

/**
 * Tests whether a write reaches its record: `null` if it does; otherwise where it went, or why it
 * failed.
 */
async function comeTo(
  { service, proposals, catalogue }: Proposed,
  { mock, wire }: Served,
  line: string,
  offer: Offer,
): Promise<string | { astray: string } | null> {
  const [table, read] = [service.lists[line], proposals.get(line)?.operation];
  const write = catalogue.operations.get(offer.id);
  if (!table || !read || !write) return "There is no such operation.";
  const list = asProposed(table, proposals.get(line));
  const above = aboveOf(mock, line, read);
  const answer = await wire.call(read.id, above);
  const row = itemsOf(read, answer.data)?.at(rowDriven);
  const bound = Object.entries(offer.bound).map(([name, text]): [string, unknown] => {
    const place = placeIn(text) ?? "";
    return [name, valueAt({ row, params: above }, place)];
  });
  const before = mock.received.length;
  const { data } = await wire.call(write.id, {
    ...filledIn(catalogue, write, offer.isOfRow ? row : null),
    ...Object.fromEntries(bound),
  });
  const key = offer.on === "row" ? keyIn(list, row) : {};
  // A client may ask in between for the progress of an earlier asynchronous operation.
  const came = mock.received.slice(before);
  const received = came.find(({ line: of }) => of === offer.line) ?? came.at(-1);
  if (offer.isFile && !(data instanceof FileAnswer && data.fileName)) return "No file came.";
  if (received?.line !== offer.line) return { astray: `It went to ${received?.line}.` };
  const expected: Given = { ...mock.within(line), ...key };
  const astray = parametersIn(offer.line).filter(
    (name) => received.given[name] !== (expected[name] ?? received.given[name]),
  );
  return astray.length === 0 ? null : { astray: `It went to another ${astray.join()}.` };
}

/** The values that a form would send: those of the row, and examples for other required fields. */
function filledIn({ resolve }: Catalogue, write: Operation, row: unknown) {
  const inRow = ({ name }: Parameter) => (isFields(row) ? row[name] : undefined);
  const asked = write.parameters.filter(
    (parameter) => parameter.required || inRow(parameter) !== undefined,
  );
  const place = { resolve, index: 0, depth: 0, references: [] };
  return Object.fromEntries(
    asked.map((parameter) => {
      const { name, schema } = parameter;
      const left = { values: exampleLimits.values };
      return [name, inRow(parameter) ?? exampleValue(schema, { ...place, name, left })];
    }),
  );
}

function keyIn({ key }: ListTable, row: unknown): Given {
  return Object.fromEntries(
    Object.entries(key).map(([name, field]) => [name, String(valueAt(row, field))]),
  );
}
