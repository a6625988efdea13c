import { pointerStep, stepsOf } from "../catalogue/schema/pointer.ts";
import { fieldsOf, isRecord, own } from "../catalogue/schema/record.ts";
import { shortened } from "../catalogue/written/shortened.ts";
import type { RequestFault } from "./envelope.ts";

/** The faults that a service reports for a request. */
export interface ServiceFaults {
  /** The message about the whole request; empty if there is none. */
  message: string;
  /** The faults of its parts; a fault that names no argument of the call has an empty path. */
  errors: RequestFault[];
}

/** Maximum faults that are read. */
const mostFaults = 50;
const longestMessage = 500;
const deepest = 6;

/** Names of lists of faults in RFC 9457, JSON:API and common frameworks. */
const listNames =
  /^((user_?)?errors?|error_?details?|details?|invalid[-_]?params|violations|issues|(error_?)?causes|messages|model_?state|field_?errors|field_?violations|failed|failures|validation_?errors|non_?field_?errors)$/i;
/** Names of objects around such lists, as in `{"error": {"errors": []}}`. */
const holderNames: readonly string[] = [
  ...["error", "fault", "response", "data", "result", "status", "context_info"],
];

/** Names of properties that tell which field a fault is about, the most reliable first. */
const placeNames: readonly string[] = [
  ...["pointer", "instancePath", "dataPath", "loc", "propertyPath", "propertyName", "field"],
  ...["fieldName", "field_name", "param", "parameter", "property", "attribute", "path", "name"],
  ...["target", "location", "source", "extensions", "members"],
];
const messageNames: readonly string[] = [
  ...["message", "msg", "detail", "description", "reason", "defaultMessage", "error_description"],
  ...["faultstring", "errorMessage", "errorSummary", "text", "title", "error", "err", "code"],
];

/**
 * Reads the faults in a refusal's body, in any of the usual forms: `problem+json`, JSON:API, lists
 * of fields with messages, or messages by field. The names of the call's arguments determine which
 * field a fault belongs to; `within` is the field of the body in which they were sent.
 */
export function serviceFaults(
  body: unknown,
  names: readonly string[],
  within?: string,
): ServiceFaults {
  const roots = [body, ...holderNames.map((name) => ownLike(body, name))].filter(isRecord);
  const lists = roots.flatMap((root) =>
    Object.entries(root).flatMap(([name, value]) => {
      // A single text of this name is a code or the reason phrase of the status, beside a message.
      const isCode = typeof value === "string" && plain(name) === "error";
      // NestJS tells what is wrong as a list where others tell one message.
      const isList = plain(name) === "message" && Array.isArray(value);
      return isList || (listNames.test(name) && !isCode) ? [value] : [];
    }),
  );
  const inBody = Array.isArray(body) ? [body] : [];
  const failed = own(body, "status") === "fail" ? own(body, "data") : null;
  const found = [
    ...[...inBody, ...lists].flatMap((list) => entriesIn(list, [], deepest)),
    ...roots.flatMap((root) => byArgument(root, names, root === failed)),
    ...roots.flatMap((root) => ofRoot(root)),
  ];
  const errors = found.map(({ steps, message }) => placed(steps, message, names, within));
  const known = new Map(errors.map((fault) => [`${fault.path} ${fault.message}`, fault]));
  const message = roots.map(messageOf).find((said) => said !== "") ?? "";
  const parts = [...known.values()].filter(
    (fault) => fault.path !== "" || fault.message !== message,
  );
  return { message, errors: parts.slice(0, mostFaults) };
}

interface Entry {
  steps: readonly string[];
  message: string;
}

/** The faults in a list, or in messages by field, at any depth. */
function entriesIn(value: unknown, steps: readonly string[], depth: number): Entry[] {
  if (depth === 0 || value === null || value === undefined) return [];
  if (typeof value === "string") return value === "" ? [] : [{ steps, message: lineOf(value) }];
  if (Array.isArray(value)) {
    return value.slice(0, mostFaults).flatMap((entry) => entriesIn(entry, steps, depth - 1));
  }
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).filter(([name]) => listNames.test(name));
  const nested = inner.flatMap(([, list]) =>
    typeof list === "string" ? [] : entriesIn(list, [...steps, ...stepsIn(value)], depth - 1),
  );
  const message = messageOf(value);
  if (nested.length > 0) return nested;
  if (message !== "") return [{ steps: [...steps, ...stepsIn(value)], message }];
  return Object.entries(value)
    .slice(0, mostFaults)
    .flatMap(([name, entry]) =>
      typeof entry === "object" || typeof entry === "string"
        ? entriesIn(entry, [...steps, ...split(name)], depth - 1)
        : [],
    );
}

/**
 * Messages by argument name, without a list around them: lists of texts, or single texts where the
 * object is known to hold messages, as the data of a failure in JSend.
 */
function byArgument(root: object, names: readonly string[], holdsTexts: boolean): Entry[] {
  return Object.entries(root).flatMap(([name, value]) =>
    (Array.isArray(value) || holdsTexts) && names.some((one) => plain(one) === plain(name))
      ? [value]
          .flat()
          .filter((entry) => typeof entry === "string")
          .map((message) => ({ steps: [name], message }))
      : [],
  );
}

/** A refusal of a single field: `{"message": "...", "param": "name"}`. */
function ofRoot(root: object): Entry[] {
  const steps = ["pointer", "field", "param", "parameter"].flatMap((name) => {
    const place = own(root, name);
    return typeof place === "string" ? split(place) : [];
  });
  const message = messageOf(root);
  return steps.length > 0 && message !== "" ? [{ steps, message }] : [];
}

function messageOf(value: object): string {
  const said = messageNames
    .map((name) => ownLike(value, name))
    .find((one) => typeof one === "string" && one !== "");
  return typeof said === "string" ? lineOf(said) : "";
}

function lineOf(text: string): string {
  return shortened(text.replace(/\s+/g, " ").trim(), longestMessage - 1);
}

/** The property of a name in whatever spelling: services write `message` or `Message`. */
function ownLike(value: unknown, name: string): unknown {
  if (!isRecord(value) || Object.hasOwn(value, name)) return own(value, name);
  const found = Object.keys(value).find((key) => plain(key) === plain(name));
  return found === undefined ? undefined : value[found];
}

/** The steps to the argument that a fault entry names; empty if it names none. */
function stepsIn(entry: object): string[] {
  for (const name of placeNames) {
    const place = ownLike(entry, name);
    if (typeof place === "string" && place !== "") return split(place);
    if (Array.isArray(place)) return place.map(String);
    if (isRecord(place)) {
      const inner: string[] = stepsIn(fieldsOf(place));
      if (inner.length > 0) return inner;
    }
  }
  return [];
}

/**
 * Splits a place into steps: `/data/name`, `#/name`, `rows[0].name` and `body.name` are supported.
 */
function split(place: string): string[] {
  if (/^#?\//.test(place)) return stepsOf(place.replace(/^#/, ""));
  return place.split(/[.[\]/]+/).filter((step) => step !== "" && step !== "$");
}

/** Names that services put before the path of an argument, or in its place for the whole request. */
const around =
  /^(body|query|path|header|request|payload|params|input|json|form|data|attributes|relationships|root|base|__all__|_schema|\d+)$/i;

/**
 * A fault at the argument that the steps of its path name; if they name none, its message begins
 * with the faulty part.
 */
function placed(
  whole: readonly string[],
  message: string,
  names: readonly string[],
  within?: string,
): RequestFault {
  const steps = withoutPart(whole.length > 0 ? whole : stepsSaid(message, names), names);
  const isAround = (step: string) => around.test(step) || step === within;
  const from = steps.findIndex((step) => nameFor(step, names) !== undefined || !isAround(step));
  const name = nameFor(steps[from] ?? "", names) ?? "";
  if (name !== "") {
    return { path: [name, ...steps.slice(from + 1)].map(pointerStep).join(""), message };
  }
  const part = steps.filter((step) => !isAround(step)).join(".");
  return {
    path: "",
    message: part === "" || message.includes(part) ? message : `${part}: ${message}`,
  };
}

/** The steps to the argument with which a sentence of NestJS begins, as in `email must be an email`. */
function stepsSaid(message: string, names: readonly string[]): string[] {
  const [, place = ""] = /^(?:each value in )?([\w.]+) (?:must|should) /.exec(message) ?? [];
  const steps = split(place);
  return nameFor(steps[0] ?? "", names) === undefined ? [] : steps;
}

/**
 * The steps without the part of the request before them, as in FastAPI's `["body", "name"]`, also
 * where an argument has the part's name.
 */
function withoutPart(steps: readonly string[], names: readonly string[]): readonly string[] {
  const [part = "", next = ""] = steps;
  const isPart = /^(body|query|path|header|cookie)$/.test(part);
  return isPart && nameFor(next, names) !== undefined ? steps.slice(1) : steps;
}

/**
 * The argument that a step of a fault's path names, in whatever spelling: services write
 * `firstName`, `first_name` or `FirstName`.
 */
function nameFor(step: string, names: readonly string[]): string | undefined {
  return names.find((name) => name === step) ?? names.find((name) => plain(name) === plain(step));
}

const plain = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
