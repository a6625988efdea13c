import type { OpenApiDocument } from "../openapi.ts";
import type { ValidatorError } from "../validators/validator-function.ts";
import { equal, ucs2length } from "../validators/validator-runtime.ts";
import type { JsonSchema } from "./json-schema.ts";
import { pointerStep, pointTo } from "./pointer.ts";
import { isRecord } from "./record.ts";
import { longestTried } from "./safe-pattern.ts";

/** What an interpreter of schemas knows beside the schema. */
export interface SchemaPlace {
  documents: ReadonlyMap<string, OpenApiDocument>;
  formats: Readonly<Record<string, (value: string) => boolean>>;
}

/** Documents of others may ask for endless work: what takes longer than this is refused. */
const mostSteps = 500_000;
const mostBranches = 20_000;
const deepest = 200;
const mostErrors = 100;

/**
 * Everything that is wrong with a value by a schema that nobody here wrote: it is read, never
 * compiled to a program, so that nothing in it can run. The work is bounded: references that lead
 * round, branches within branches and patterns that look back are given up with the error
 * `endless`. `uniqueItems` is left to the service, for its price.
 */
export function interpretSchema(
  place: SchemaPlace,
  schema: JsonSchema,
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

class Endless extends Error {}

class Interpreter {
  errors: ValidatorError[] = [];
  readonly #place: SchemaPlace;
  #steps = 0;
  #branches = 0;

  constructor(place: SchemaPlace) {
    this.#place = place;
  }

  check(schema: JsonSchema, value: unknown, at: string, depth: number): void {
    this.#steps += 1;
    if (this.#steps > mostSteps || depth > deepest) throw new Endless();
    if (schema.$ref !== undefined) this.#checkReference(schema.$ref, value, at, depth);
    this.#checkType(schema, value, at);
    this.#checkListed(schema, value, at);
    if (typeof value === "number") this.#checkNumber(schema, value, at);
    else if (typeof value === "string") this.#checkText(schema, value, at);
    else if (Array.isArray(value)) this.#checkList(schema, value, at, depth);
    else if (isRecord(value)) this.#checkRecord(schema, value, at, depth);
    this.#checkParts(schema, value, at, depth);
  }

  #report(keyword: string, at: string, params: ValidatorError["params"] = {}): void {
    if (this.errors.length < mostErrors) this.errors.push({ instancePath: at, keyword, params });
  }

  #checkReference(reference: string, value: unknown, at: string, depth: number): void {
    const [service = "", pointer = ""] = reference.split("#");
    const target = pointTo(this.#place.documents.get(service), pointer);
    if (isRecord(target)) this.check(target, value, at, depth + 1);
  }

  #checkType({ type }: JsonSchema, value: unknown, at: string): void {
    if (type === undefined) return;
    const types = [type].flat();
    const own = typeOf(value);
    const isInteger = own === "number" && Number.isInteger(value);
    if (types.some((name) => name === own || (isInteger && name === "integer"))) return;
    this.#report("type", at, { type });
  }

  #checkListed(schema: JsonSchema, value: unknown, at: string): void {
    const { enum: values } = schema;
    this.#steps += values?.length ?? 0;
    if (values && !values.some((allowed) => equal(allowed, value))) {
      this.#report("enum", at, { allowedValues: values });
    }
    if (schema.const !== undefined && !equal(schema.const, value)) {
      this.#report("const", at, { allowedValue: schema.const });
    }
  }

  #checkNumber(schema: JsonSchema, value: number, at: string): void {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
    const limits = { minimum, maximum, exclusiveMinimum, exclusiveMaximum };
    const holds = {
      minimum: (limit: number) => value >= limit,
      maximum: (limit: number) => value <= limit,
      exclusiveMinimum: (limit: number) => value > limit,
      exclusiveMaximum: (limit: number) => value < limit,
    };
    this.#checkLimits(limits, holds, at);
    if (multipleOf !== undefined && !isMultiple(value, multipleOf)) {
      this.#report("multipleOf", at, { multipleOf });
    }
  }

  #checkText(schema: JsonSchema, value: string, at: string): void {
    const { minLength, maxLength, pattern, format } = schema;
    if (minLength !== undefined || maxLength !== undefined) {
      const length = ucs2length(value);
      const holds = {
        minLength: (limit: number) => length >= limit,
        maxLength: (limit: number) => length <= limit,
      };
      this.#checkLimits({ minLength, maxLength }, holds, at);
    }
    if (pattern !== undefined && value.length <= longestTried(pattern)) {
      if (!new RegExp(pattern, "u").test(value)) this.#report("pattern", at, { pattern });
    }
    const matches = format !== undefined && Object.hasOwn(this.#place.formats, format);
    if (matches && !this.#place.formats[format]?.(value)) this.#report("format", at, { format });
  }

  #checkList(schema: JsonSchema, value: readonly unknown[], at: string, depth: number): void {
    const { minItems, maxItems, items, prefixItems = [] } = schema;
    const holds = {
      minItems: (limit: number) => value.length >= limit,
      maxItems: (limit: number) => value.length <= limit,
    };
    this.#checkLimits({ minItems, maxItems }, holds, at);
    for (const [index, entry] of value.entries()) {
      const own = prefixItems[index] ?? items;
      if (own) this.check(own, entry, `${at}/${index}`, depth + 1);
    }
  }

  #checkRecord(
    { required = [], properties = {}, additionalProperties }: JsonSchema,
    value: Readonly<Record<string, unknown>>,
    at: string,
    depth: number,
  ): void {
    this.#steps += required.length;
    for (const name of required) {
      if (value[name] !== undefined && Object.hasOwn(value, name)) continue;
      this.#report("required", at, { missingProperty: name });
    }
    for (const [name, entry] of Object.entries(value)) {
      if (entry === undefined) continue;
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (own) this.check(own, entry, at + pointerStep(name), depth + 1);
      else if (additionalProperties === false) {
        this.#report("additionalProperties", at, { additionalProperty: name });
      } else if (typeof additionalProperties === "object") {
        this.check(additionalProperties, entry, at + pointerStep(name), depth + 1);
      }
    }
  }

  #checkLimits<Name extends string>(
    limits: Readonly<Record<Name, number | undefined>>,
    holds: Readonly<Record<Name, (limit: number) => boolean>>,
    at: string,
  ): void {
    for (const name in limits) {
      const limit = limits[name];
      if (limit !== undefined && !holds[name](limit)) this.#report(name, at, { limit });
    }
  }

  #checkParts(schema: JsonSchema, value: unknown, at: string, depth: number): void {
    for (const part of schema.allOf ?? []) this.check(part, value, at, depth + 1);
    const errorsOf = (part: JsonSchema) => this.#aside(part, value, at, depth);
    if (schema.not && errorsOf(schema.not).length === 0) this.#report("not", at);
    if (schema.if && schema.else && errorsOf(schema.if).length > 0) {
      this.check(schema.else, value, at, depth + 1);
    }
    for (const name of ["anyOf", "oneOf"] as const) {
      const branches = schema[name]?.map(errorsOf);
      if (branches) this.#checkBranches(name, branches, at);
    }
  }

  /** Of branches that all fail, the one that comes nearest says what is wrong. */
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

  #aside(schema: JsonSchema, value: unknown, at: string, depth: number): ValidatorError[] {
    this.#branches += 1;
    if (this.#branches > mostBranches) throw new Endless();
    const kept = this.errors;
    this.errors = [];
    this.check(schema, value, at, depth + 1);
    const found = this.errors;
    this.errors = kept;
    return found;
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  // A file to be sent is what the catalogue calls a text.
  return typeof Blob !== "undefined" && value instanceof Blob ? "string" : typeof value;
}

/** Whether nothing is left over, but for what binary fractions cannot hold. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
}
