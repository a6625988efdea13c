import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pointTo, setAt } from "../../catalogue/schema/pointer.ts";
import { fieldsOf, isTextOrNumber, type JsonObject } from "../../catalogue/schema/record.ts";
import { itemsOf } from "../../catalogue/schema/rows.ts";
import { createCatalogueValidator } from "../../language/catalogue-validator.ts";
import type { Envelope } from "../../wire/envelope.ts";
import { type FixtureFault, fixtureFaults } from "../fixture-faults.ts";
import { createPersonalData } from "./replace-personal.ts";

/** The response of a real service, unchanged. */
export interface RealAnswer {
  body: unknown;
  envelope: Envelope;
}

/** A request to the real service and its response. */
export interface Exchange {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
  answer: RealAnswer;
  /** The name of the fixture case, if one was given. */
  caseName: string | null;
}

/** A fixture made from an exchange, without personal data. */
export interface RecordedFixture {
  operation: Operation;
  caseName: string;
  fixture: { request: unknown; answer: unknown };
  faults: readonly FixtureFault[];
}

/**
 * Makes fixtures from exchanges: an operation's first success is its case `loaded`, a list without
 * rows its case `empty`, and other cases are named by their arguments. Personal data is replaced
 * consistently in all of them.
 */
export function fixturesOf(
  exchanges: readonly Exchange[],
  catalogue: Catalogue,
): RecordedFixture[] {
  const personal = createPersonalData(catalogue);
  const validator = createCatalogueValidator(catalogue);
  for (const { operation, args, answer } of exchanges) {
    personal.note(answer.envelope.data, operation.answer ?? {});
    personal.note(args, operation.request);
    const { data } = operation.service.envelope;
    if (data !== "") personal.note(setAt(answer.body, data, null), {});
  }
  const taken = new Set<string>();
  return exchanges.map((exchange) => {
    const { operation, args, answer } = exchange;
    const fixture = {
      request: personal.replaced(args, operation.request),
      answer: replacedAnswer(answer.body, operation, personal.replaced),
    };
    const name = nameOf(exchange, fieldsOf(fixture.request), taken);
    const caseName = freeName(operation.id, name, taken);
    taken.add(`${operation.id}/${caseName}`);
    const faults = fixtureFaults(operation, caseName, fixture, validator);
    return { operation, caseName, fixture, faults };
  });
}

/** The response body with its data replaced, wherever the service's envelope holds the data. */
function replacedAnswer(
  body: unknown,
  { service: { envelope }, answer }: Operation,
  replaced: (value: unknown, schema: object) => unknown,
): unknown {
  if (envelope.data === "") return replaced(body, answer ?? {});
  const data = pointTo(body, envelope.data);
  const around = replaced(body, {});
  return data === undefined ? around : setAt(around, envelope.data, replaced(data, answer ?? {}));
}

function nameOf(
  { operation, answer, caseName }: Exchange,
  args: JsonObject,
  taken: Set<string>,
): string {
  if (caseName !== null) return caseName;
  if (!answer.envelope.isSuccess) return "refused";
  if (itemsOf(operation, answer.envelope.data)?.length === 0) return "empty";
  if (!taken.has(`${operation.id}/loaded`)) return "loaded";
  return wordOf(Object.values(args)) || "loaded";
}

/** The values as one camel-case word: `common_status` and `2` become `commonStatus2`. */
function wordOf(values: readonly unknown[]): string {
  const words = values
    .filter(isTextOrNumber)
    .flatMap((value) => String(value).split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("")
    .slice(0, 40);
}

function freeName(operationId: string, name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}${count}`;
    if (!taken.has(`${operationId}/${free}`)) return free;
  }
}
