import type { ValidatorError } from "../validators/validator-function.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";
import { pointerStep, pointTo } from "./pointer.ts";
import { isRecord } from "./record.ts";
import { stepsToMatch } from "./safe-pattern.ts";
import { canonicalText, faultsOfValue, has } from "./value-keywords.ts";

/** The context of an interpreted schema. */
export interface SchemaPlace {
  /** Documents by the part of a reference before its `#`. */
  documents: ReadonlyMap<string, unknown>;
  formats: Readonly<Record<string, (value: string) => boolean>>;
}

/** Maximum steps of an interpretation, since a foreign document may ask for endless work. */
const mostSteps = 500_000;
/**
 * Maximum steps for matching patterns, about half a second; the patterns of further texts are
 * skipped.
 */
const mostPatternSteps = 1_000_000_000;
const mostBranches = 20_000;
const deepest = 200;
const mostErrors = 100;

/**
 * Keywords of JSON Schema 2020-12 that depend on what other keywords evaluated; they are not
 * supported.
 */
export const refusedKeywords = [
  "unevaluatedProperties",
  "unevaluatedItems",
  "$dynamicRef",
  "$recursiveRef",
] as const;

/**
 * Validates a value against a schema. The schema is interpreted, never compiled, so that nothing in
 * it can run. The result follows JSON Schema 2020-12 within limits: circular references and deeply
 * nested branches end with the error `endless`, and a pattern that would take too long is skipped.
 * @throws Error naming a keyword of `refusedKeywords` that the schema uses.
 */
export function interpretSchema(
  place: SchemaPlace,
  schema: JsonSchema | boolean,
  value: unknown,
): ValidatorError[] {
  const interpreter = new Interpreter(place);
  try {
    interpreter.check(schema, value, "", 0);
    return interpreter.errors;
  } catch (cause) {
    if (!(cause instanceof Endless)) throw cause;
    return [{ instancePath: "", keyword: "endless", params: {} }];
  }
}

/**
 * Whether a value matches a schema, whose references point into its root; an aborted validation
 * counts as a match.
 */
export function matchesSchema(schema: unknown, value: unknown, root: unknown): boolean {
  if (typeof schema !== "boolean" && !isSchema(schema)) return true;
  const place = { documents: new Map([["", root]]), formats: {} };
  return interpretSchema(place, schema, value).every(({ keyword }) => keyword === "endless");
}

class Endless extends Error {}

type Values = Readonly<Record<string, unknown>>;

class Interpreter {
  errors: ValidatorError[] = [];
  readonly #place: SchemaPlace;
  readonly #patterns = new Map<string, RegExp>();
  #steps = 0;
  #patternSteps = 0;
  #branches = 0;

  constructor(place: SchemaPlace) {
    this.#place = place;
  }

  check(schema: JsonSchema | boolean, value: unknown, at: string, depth: number): void {
    this.#step(1, depth);
    if (schema === false) this.#report("not", at);
    if (typeof schema === "boolean") return;
    const refused = refusedKeywords.find((name) => Object.hasOwn(schema, name));
    if (refused) throw new Error(`The keyword "${refused}" is not judged; say it without.`);
    if (schema.$ref !== undefined) this.#checkReference(schema.$ref, value, at, depth);
    this.#steps += schema.enum?.length ?? 0;
    for (const [keyword, params] of faultsOfValue(schema, value)) this.#report(keyword, at, params);
    if (typeof value === "string") this.#checkText(schema, value, at);
    else if (Array.isArray(value)) this.#checkList(schema, value, at, depth);
    else if (isRecord(value)) this.#checkRecord(schema, value, at, depth);
    this.#checkParts(schema, value, at, depth);
  }

  #step(count: number, depth: number): void {
    this.#steps += count;
    if (this.#steps > mostSteps || depth > deepest) throw new Endless();
  }

  #report(keyword: string, at: string, params: ValidatorError["params"] = {}): void {
    if (this.errors.length < mostErrors) this.errors.push({ instancePath: at, keyword, params });
  }

  #checkReference(reference: string, value: unknown, at: string, depth: number): void {
    const [document = "", pointer = ""] = reference.split("#");
    const target = pointTo(this.#place.documents.get(document), pointer);
    if (typeof target === "boolean" || isRecord(target)) this.check(target, value, at, depth + 1);
  }

  #checkText({ pattern, format }: JsonSchema, value: string, at: string): void {
    if (pattern !== undefined && this.#matches(pattern, value) === false) {
      this.#report("pattern", at, { pattern });
    }
    const isKnown = format !== undefined && Object.hasOwn(this.#place.formats, format);
    if (isKnown && !this.#place.formats[format]?.(value)) this.#report("format", at, { format });
  }

  /** Whether a text matches a pattern; `null` where trying it may take too long. */
  #matches(pattern: string, text: string): boolean | null {
    const steps = stepsToMatch(pattern, text.length);
    if (steps === null || this.#patternSteps + steps > mostPatternSteps) return null;
    this.#patternSteps += steps;
    const known = this.#patterns.get(pattern) ?? new RegExp(pattern, "u");
    this.#patterns.set(pattern, known);
    return known.test(text);
  }

  #checkList(schema: JsonSchema, value: readonly unknown[], at: string, depth: number): void {
    const { items, prefixItems = [], uniqueItems, contains } = schema;
    for (const [index, entry] of value.entries()) {
      const own = prefixItems[index] ?? items;
      if (own !== undefined) this.check(own, entry, `${at}/${index}`, depth + 1);
    }
    if (uniqueItems) {
      const texts = new Set(value.map((entry) => canonicalText(entry, () => this.#step(1, depth))));
      if (texts.size < value.length) this.#report("uniqueItems", at);
    }
    if (contains === undefined) return;
    const isFound = (entry: unknown) => this.#aside(contains, entry, at, depth).length === 0;
    const found = value.filter(isFound).length;
    if (found < (schema.minContains ?? 1) || found > (schema.maxContains ?? found)) {
      this.#report("contains", at);
    }
  }

  #checkRecord(schema: JsonSchema, value: Values, at: string, depth: number): void {
    const { required = [], dependentRequired = {}, dependentSchemas = {}, propertyNames } = schema;
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    this.#checkRequired(required, value, at);
    for (const [name, others] of Object.entries(dependentRequired)) {
      if (has(value, name)) this.#checkRequired(others, value, at);
    }
    for (const [name, dependent] of Object.entries(dependentSchemas)) {
      this.#step(1, depth);
      if (has(value, name)) this.check(dependent, value, at, depth + 1);
    }
    for (const name of names) {
      this.#checkMember(schema, name, value[name], at, depth);
      if (propertyNames === undefined) continue;
      if (this.#aside(propertyNames, name, at, depth).length > 0) {
        this.#report("propertyNames", at, { propertyName: name });
      }
    }
  }

  #checkRequired(required: readonly string[], value: Values, at: string): void {
    this.#steps += required.length;
    for (const name of required) {
      if (!has(value, name)) this.#report("required", at, { missingProperty: name });
    }
  }

  #checkMember(schema: JsonSchema, name: string, value: unknown, at: string, depth: number): void {
    const { properties = {}, patternProperties = {}, additionalProperties } = schema;
    const below = at + pointerStep(name);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own !== undefined) this.check(own, value, below, depth + 1);
    let isNamed = own !== undefined;
    for (const [pattern, matching] of Object.entries(patternProperties)) {
      this.#step(1, depth);
      const matches = this.#matches(pattern, name);
      // A name that cannot be checked in time counts as a match.
      if (matches !== false) isNamed = true;
      if (matches) this.check(matching, value, below, depth + 1);
    }
    if (isNamed || additionalProperties === undefined) return;
    if (additionalProperties === false) {
      this.#report("additionalProperties", at, { additionalProperty: name });
    } else this.check(additionalProperties, value, below, depth + 1);
  }

  #checkParts(schema: JsonSchema, value: unknown, at: string, depth: number): void {
    for (const part of schema.allOf ?? []) this.check(part, value, at, depth + 1);
    const errorsOf = (part: JsonSchema | boolean) => {
      this.#branches += 1;
      if (this.#branches > mostBranches) throw new Endless();
      return this.#aside(part, value, at, depth);
    };
    if (schema.not !== undefined && errorsOf(schema.not).length === 0) this.#report("not", at);
    if (schema.if !== undefined && (schema.then ?? schema.else) !== undefined) {
      const chosen = errorsOf(schema.if).length === 0 ? schema.then : schema.else;
      if (chosen !== undefined) this.check(chosen, value, at, depth + 1);
    }
    for (const name of ["anyOf", "oneOf"] as const) {
      const branches = schema[name]?.map(errorsOf);
      if (branches) this.#checkBranches(name, branches, at);
    }
  }

  /** Checks the branches; if all of them fail, reports the faults of the one that fits best. */
  #checkBranches(
    name: "anyOf" | "oneOf",
    branches: readonly (readonly ValidatorError[])[],
    at: string,
  ): void {
    const matching = branches.filter((errors) => errors.length === 0).length;
    if (matching === 1 || (matching > 1 && name === "anyOf")) return;
    const [nearest = []] = branches.toSorted((one, other) => one.length - other.length);
    if (matching > 1 || nearest.length === 0) this.#report(name, at);
    for (const { keyword, instancePath, params } of nearest) {
      this.#report(keyword, instancePath, params);
    }
  }

  #aside(
    schema: JsonSchema | boolean,
    value: unknown,
    at: string,
    depth: number,
  ): ValidatorError[] {
    const kept = this.errors;
    this.errors = [];
    this.check(schema, value, at, depth + 1);
    const found = this.errors;
    this.errors = kept;
    return found;
  }
}
