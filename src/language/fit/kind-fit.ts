import { type JsonSchema, type JsonType, typesOf } from "../../catalogue/schema/json-schema.ts";
import { resolveSchema } from "../../catalogue/schema/resolve-schema.ts";
import type { Said, Type } from "../type.ts";

const jsonTypes: Readonly<Record<Type["kind"], readonly JsonType[] | null>> = {
  any: null,
  null: null,
  bool: ["boolean"],
  number: ["number", "integer"],
  string: ["string"],
  record: ["object"],
  list: ["array"],
};

/** Whether a schema takes values of several kinds, none of which is that of the given type. */
export function isOfNoKind({ kind }: Type, said: Said | undefined): boolean {
  const given = jsonTypes[kind];
  const taken = said && given && kindsOf(said, said.schema);
  return Boolean(taken) && !given?.some((type) => taken?.includes(type));
}

/** The JSON types that a schema takes, by its `type` or its branches; `null` if one is unknown. */
function kindsOf({ catalogue }: Pick<Said, "catalogue">, source: JsonSchema): JsonType[] | null {
  const schema = resolveSchema(catalogue.documents, source);
  const types = typesOf(schema);
  if (types.length > 0 || schema.type !== undefined) return types;
  const branches = schema.oneOf ?? schema.anyOf;
  const kinds = branches?.map((branch) => kindsOf({ catalogue }, branch));
  return kinds?.every((one) => one !== null) ? kinds.flatMap((one) => one ?? []) : null;
}
