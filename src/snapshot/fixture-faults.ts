import type { Operation } from "../catalogue/operation.ts";
import { pointTo } from "../catalogue/schema/pointer.ts";
import { fieldsOf } from "../catalogue/schema/record.ts";
import { itemsOf } from "../catalogue/schema/rows.ts";
import type { CatalogueValidator, ValidationFault } from "../language/catalogue-validator.ts";
import { readEnvelope } from "../wire/envelope.ts";

/** A fault of a fixture; its message is the text `fileFault.<code>`. */
export interface FixtureFault {
  code:
    | "notAFixture"
    | "fixtureFailed"
    | "fixtureDiffers"
    | "fixtureWithoutRows"
    | "fixtureWithRows";
  /** The JSON pointer into the fixture. */
  pointer: string;
  values: Readonly<Record<string, string | number>>;
}

/**
 * Checks a fixture's request and response against the catalogue. The cases `loaded` and `empty`
 * must be successes, and for a list they must have rows or none respectively; any other case may be
 * a refusal.
 */
export function fixtureFaults(
  operation: Operation,
  name: string,
  fixture: unknown,
  validator: CatalogueValidator,
): FixtureFault[] {
  const parts = Object.keys(fieldsOf(fixture));
  if (parts.toSorted().join() !== "answer,request") {
    return [{ code: "notAFixture", pointer: "", values: { given: parts.join(", ") || "—" } }];
  }
  const { envelope: shape } = operation.service;
  const envelope = readEnvelope(shape, pointTo(fixture, "/answer"));
  if (!envelope) {
    return [{ code: "notAFixture", pointer: "/answer", values: { given: shape.code ?? "" } }];
  }
  const differs = (at: string, found: ReturnType<CatalogueValidator["request"]>) =>
    eachOnce(found).map(
      ({ pointer, message }): FixtureFault => ({
        code: "fixtureDiffers",
        pointer: at + pointer,
        values: { operation: operation.id, reason: message },
      }),
    );
  const request = differs("/request", validator.request(operation, pointTo(fixture, "/request")));
  if (!envelope.isSuccess) {
    const isWanted = name === "loaded" || name === "empty";
    const values = { name, code: String(envelope.code) };
    return isWanted
      ? [...request, { code: "fixtureFailed", pointer: `/answer${shape.code ?? ""}`, values }]
      : request;
  }
  const data = `/answer${shape.data}`;
  const answer = differs(data, validator.answer(operation, envelope.data));
  return [...request, ...answer, ...rowFaults(operation, name, envelope.data, data)];
}

/** Faults without those that repeat, in a further row of a list, what an earlier row has. */
function eachOnce(faults: readonly ValidationFault[]): ValidationFault[] {
  const kept = new Map<string, ValidationFault>();
  for (const fault of faults) {
    const { pointer, message } = fault;
    const sort = `${pointer.replace(/\/\d+(?=\/|$)/g, "/*")} ${message}`;
    if (!kept.has(sort)) kept.set(sort, fault);
  }
  return [...kept.values()];
}

function rowFaults({ list }: Operation, name: string, data: unknown, at: string): FixtureFault[] {
  if (!list || (name !== "loaded" && name !== "empty")) return [];
  const count = itemsOf({ list }, data)?.length ?? 0;
  const place = { pointer: at + list.rows, values: { name, count } };
  if (name === "loaded" && count === 0) return [{ code: "fixtureWithoutRows", ...place }];
  return name === "empty" && count > 0 ? [{ code: "fixtureWithRows", ...place }] : [];
}
