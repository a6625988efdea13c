import type { Catalogue } from "../catalogue/catalogue.ts";
import { withoutRows } from "../catalogue/example/example-answer.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { readEnvelope } from "../wire/envelope.ts";
import { CallError, type Wire } from "../wire/wire.ts";

/** The simulated state of the service while a page is drawn. */
export type SnapshotState = "loaded" | "empty" | "error";

/** The requests and responses of an operation by case name, such as `loaded` and `empty`. */
export type FixtureCases = Readonly<Record<string, unknown>>;

/** The fixtures of all operations, by operation id. */
export type Fixtures = Readonly<Record<string, FixtureCases>>;

/** The response code that says that the service is temporarily unavailable. */
const failing = 50000;

/**
 * A wire that answers from fixtures: with the case whose request equals the call's, otherwise with
 * the case `loaded`. In the state `empty` it answers with the case `empty`, or without the rows of
 * a list that has no such case, and in the state `error` every call fails. Calls for dictionaries
 * always succeed, since without them no value would be readable.
 */
export function createFixtureWire(
  catalogue: Catalogue,
  fixtures: Fixtures,
  state: SnapshotState,
): Wire {
  return {
    async call(operationId, args) {
      const operation = catalogue.operations.get(operationId);
      if (!operation) throw new Error(`The catalogue has no operation "${operationId}".`);
      const isDictionary = operationId === catalogue.dictionary?.operation;
      if (state === "error" && !isDictionary) {
        const message = "The service cannot answer now.";
        throw new CallError("application", operationId, message, { code: failing });
      }
      const cases = fixtures[operationId] ?? {};
      const isEmpty = state === "empty" && !isDictionary;
      const chosen = (isEmpty && cases.empty) || asked(cases, args) || cases.loaded;
      // Where answers have no envelope, a missing fixture would be read as an empty answer.
      const envelope =
        chosen !== undefined &&
        readEnvelope(operation.service.envelope, pointTo(chosen, "/answer"));
      if (!envelope) throw noFixture(operationId);
      const isEmptied = isEmpty && cases.empty === undefined;
      const data = isEmptied ? withoutRows(operation, envelope.data) : envelope.data;
      return { ...envelope, data, etag: null };
    },
  };
}

function noFixture(operationId: string): Error {
  const file = `fixtures/${operationId}/loaded.json`;
  return new Error(`There is no ${file}. Write it, or make it with "screens record".`);
}

/** The case whose request equals the call's; of several, the case `loaded`. */
function asked(cases: FixtureCases, args: Readonly<Record<string, unknown>>): unknown {
  const { loaded, empty: _empty, ...others } = cases;
  const wanted = JSON.stringify(args);
  return [loaded, ...Object.values(others)].find(
    (one) => JSON.stringify(pointTo(one, "/request")) === wanted,
  );
}
