import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { type JsonSchema, typesOf } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";
import type { ImportOptions } from "./options.ts";
import type { Source } from "./references.ts";

const codeNames = ["code", "errcode", "errCode", "errno", "ret", "retCode"] as const;
const messageNames = ["msg", "message", "errmsg", "errMsg", "info"] as const;

/** A status of success that no service uses as a code of its own. */
const noContent = 204;

/** Fewer answers may share their fields by chance. */
const fewestAnswers = 2;

/**
 * The options with the code that all answers have, unless they say where it is, or that statuses
 * tell success, as 200 to 299 do, or the document says what tells it.
 */
export function withFoundCode(
  options: ImportOptions,
  catalogue: Catalogue,
  { root, faults }: Pick<Source, "root" | "faults">,
): ImportOptions {
  const { code, data, success } = options;
  const isOfStatus = success?.some(({ from, to }) => from <= noContent && to >= noContent);
  const isSaid = Object.hasOwn(root, "x-success");
  const isStated = code !== undefined || Boolean(data) || isOfStatus || isSaid;
  const found = isStated ? undefined : codeOfAnswers(catalogue);
  if (found === undefined) return options;
  if (success === undefined) faults.report("foundCode", "/paths", { name: found });
  return { ...options, code: pointerStep(found) };
}

/**
 * The name of the code by which a service's answers tell success, as in `{"code": 500, "msg": "The
 * name is taken."}` with status 200: a field that all answers have, beside a message. `undefined`
 * if not all answers have one, so that their status tells it.
 */
function codeOfAnswers(catalogue: Catalogue): string | undefined {
  const operations = [...catalogue.operations.values()].filter(({ file }) => file === null);
  if (operations.length < fewestAnswers) return undefined;
  const answers = operations.map((operation) => fieldsOfAnswer(catalogue, operation));
  const isIn = (name: string, isFitting: (schema: JsonSchema) => boolean): boolean =>
    answers.every((fields) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field !== undefined && isFitting(catalogue.resolve(field));
    });
  const isText = (schema: JsonSchema) => typesOf(schema)[0] === "string";
  const isNumber = (schema: JsonSchema) => /^(integer|number)$/.test(typesOf(schema)[0] ?? "");
  // A record with a key is no envelope, whatever its other fields.
  if (answers.some((fields) => Object.hasOwn(fields, "id"))) return undefined;
  const hasMessage = messageNames.some((name) => isIn(name, isText));
  return hasMessage ? codeNames.find((name) => isIn(name, isNumber)) : undefined;
}

function fieldsOfAnswer(
  { resolve }: Catalogue,
  { answer }: Operation,
): NonNullable<JsonSchema["properties"]> {
  return resolve(answer ?? {}).properties ?? {};
}
