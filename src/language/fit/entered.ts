import type { Type } from "../type.ts";

/** The type of a value while a person enters it; an incomplete value may be out of bounds. */
export function asEntered(type: Type): Type {
  const said = type.said && { said: { ...type.said, isEntered: true } };
  if (type.kind === "list") return { ...type, of: asEntered(type.of), ...said };
  if (type.kind !== "record") return { ...type, ...said };
  let fields: ReadonlyMap<string, Type> | undefined;
  return {
    ...type,
    ...said,
    fields: () => {
      fields ??= new Map([...type.fields()].map(([name, field]) => [name, asEntered(field)]));
      return fields;
    },
  };
}
