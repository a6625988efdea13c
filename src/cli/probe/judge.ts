import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../catalogue/openapi.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { isIdName } from "../../catalogue/schema/id-name.ts";
import { interpretSchema } from "../../catalogue/schema/interpret-schema.ts";
import { pointTo, stepsOf } from "../../catalogue/schema/pointer.ts";
import { understood } from "../../catalogue/schema/understood.ts";
import { readUnixTimes } from "../../catalogue/schema/unix-times.ts";
import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import { formats } from "../../language/formats.ts";
import { findTimes } from "./find-times.ts";
import { inAnyRow, mend, typeOf } from "./mend.ts";
import { type Action, type Found, type Looked, type Observation, withActions } from "./misfit.ts";
import { movedRows } from "./moved-rows.ts";

/** Maximum rounds of checking, since a correction may reveal a fault that was hidden before. */
const mostRounds = 12;

/** A timestamp is valid in every form that the product can show. */
const known = { ...formats, "date-time": (text: string) => !Number.isNaN(Date.parse(text)) };

/**
 * Checks an operation's response against its schema, as the product reads it: for a service of the
 * product's contract, ids of any type, numbers and booleans sent as text, and timestamps in any
 * form are accepted. The proposed actions change the schema so that the response is valid.
 */
export function judge(
  looked: Looked,
  catalogueOf: (document: OpenApiDocument) => Catalogue,
): Found {
  const observations: Observation[] = [];
  const actions: Action[] = [];
  const told = new Set<string>();
  let document = looked.document;
  for (let round = 0; round < mostRounds; round += 1) {
    const catalogue = catalogueOf(document);
    const operation = catalogue.operations.get(looked.operation.id) ?? looked.operation;
    const data = read(catalogue, operation, looked.data);
    const now = { ...looked, document, operation, data };
    const found = movedRows(now) ?? misfits(now, catalogue);
    for (const observation of found.observations) {
      const place = inAnyRow(String(observation.values.place));
      // A fault in the children of a row is the same fault as in the row.
      const key = `${observation.code} ${place.replaceAll(`/${operation.list?.children}/*`, "")}`;
      if (!told.has(key)) observations.push(observation);
      told.add(key);
    }
    if (found.actions.length === 0) break;
    actions.push(...found.actions);
    document = withActions(document, found.actions);
  }
  const catalogue = catalogueOf(document);
  const operation = catalogue.operations.get(looked.operation.id) ?? looked.operation;
  const times = findTimes({ ...looked, document, operation }, catalogue);
  return {
    observations: [...observations, ...times.observations],
    actions: [...actions, ...times.actions],
  };
}

function read({ resolve }: Catalogue, { service, answer }: Operation, data: unknown): unknown {
  const given = data ?? null;
  if (!answer) return given;
  const timed = service.hasUnixTimes ? readUnixTimes(given, answer, resolve) : given;
  return service.isBare ? understood(timed, answer, resolve) : timed;
}

function misfits(looked: Looked, { documents }: Catalogue): Found {
  const { operation, data } = looked;
  if (!operation.answer) return { observations: [], actions: [] };
  const faults = interpretSchema({ documents, formats: known }, operation.answer, data).filter(
    (fault) => !isOpaqueId(looked, fault),
  );
  const actions = new Map<string, Action>();
  for (const action of faults.flatMap((fault) => mend(looked, fault))) {
    actions.set(JSON.stringify(action), action);
  }
  return {
    observations: faults
      .filter((fault) => !isOtherType(fault, faults))
      .map((fault) => observationOf(looked, fault)),
    actions: [...actions.values()],
  };
}

/**
 * Whether a value is an id, whose type is irrelevant because the product's contract gives ids no
 * type.
 */
function isOpaqueId({ operation, data }: Looked, { instancePath }: ValidatorError): boolean {
  const name = stepsOf(instancePath).findLast((step) => !/^\d+$/.test(step)) ?? "";
  const value = pointTo(data, instancePath);
  const isGiven = (typeof value === "string" && value !== "") || typeof value === "number";
  return operation.service.isBare === true && isIdName(name) && isGiven;
}

/** Whether a fault about listed values only repeats that the type is wrong. */
const isOtherType = ({ keyword, instancePath }: ValidatorError, faults: ValidatorError[]) =>
  keyword === "enum" &&
  faults.some((other) => other.keyword === "type" && other.instancePath === instancePath);

const ownSentences: readonly string[] = ["type", "required", "enum", "additionalProperties"];

function observationOf({ operation, data }: Looked, fault: ValidatorError): Observation {
  const { instancePath, keyword, params } = fault;
  const name = params.missingProperty ?? params.additionalProperty;
  const below = name === undefined ? "" : `/${String(name)}`;
  const place = operation.service.envelope.data + instancePath + below || "/";
  const code = ownSentences.includes(keyword) ? keyword : "keyword";
  const observation = { operation: operation.id, code, values: { place, keyword } };
  if (keyword !== "type") return observation;
  const stated = [params.type].flat().map(String);
  return { ...observation, types: { given: typeOf(pointTo(data, instancePath)), stated } };
}
