import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { isNamed, plain, wordsOf } from "../resources/paths.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { ReadOperation } from "./read-operations.ts";
import { reservedNames } from "./read-parameters.ts";
import { withOwnReferences } from "./without-read-only.ts";

/** Names of a body's only field that say nothing about the record in it. */
const generalNames =
  /^(data|attributes|body|content|entity|fields|input|item|model|object|params|payload|record|request|resource|values)$/;

/**
 * The operations with the fields of a record that is sent within another one as arguments of their
 * own: of `{"data": {"name": "…"}}` and `{"ticket": {"name": "…"}}` the argument is `name`, as in a
 * service that sends its records bare. A form then compares, checks and sends each field by itself.
 * The media type states the record's place in the body (`x-within`). The operations as given where
 * none sends a record so.
 */
export function withoutWrappers(
  catalogue: Catalogue,
  read: readonly ReadOperation[],
): readonly ReadOperation[] {
  const found = read.map((each) => {
    const known = catalogue.operations.get(each.operation.operationId ?? "");
    const wrapper = known && wrapperOf(catalogue, known);
    const { requestBody } = each.operation;
    const [media] = Object.keys(requestBody?.content ?? {});
    if (!wrapper || media === undefined) return each;
    const schema: JsonSchema = withOwnReferences(wrapper.schema, known.service.name);
    const content = { [media]: { schema, "x-within": wrapper.name } };
    return { ...each, operation: { ...each.operation, requestBody: { ...requestBody, content } } };
  });
  return found.some((each, index) => each !== read[index]) ? found : read;
}

/**
 * The only field of a body that holds the whole record; `null` where the body is a record itself,
 * or where a field of the record has the name of another argument.
 */
function wrapperOf({ resolve }: Catalogue, { body, parameters, path }: Operation) {
  const [field, ...others] = parameters.filter((parameter) => parameter.in === "body");
  if (!field || others.length > 0 || !/[/+]json$/.test(body?.media ?? "")) return null;
  const names = Object.keys(resolve(field.schema).properties ?? {});
  const taken = parameters.flatMap((parameter) =>
    parameter.in === "body" || parameter.in === "path" ? [] : [parameter.name],
  );
  const isTaken = names.some((name) => taken.includes(name) || reservedNames.includes(name));
  const isWhole = generalNames.test(plain(field.name)) || isNoun(field.name, path);
  return names.length > 0 && !isTaken && isWhole ? field : null;
}

/** Whether a name is that of the records at a path, such as `ticket` at `/tickets/{id}`. */
function isNoun(name: string, path: string): boolean {
  const steps = path.split("/").map((step) => wordsOf(step.replace(/\.json$/, "")).join(""));
  return steps.some((step) => isNamed(plain(name), step));
}
