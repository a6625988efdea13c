import { once } from "../../catalogue/once.ts";
import type { Type } from "../type.ts";

/** The type of a value while a person enters it; an incomplete value may be out of bounds. */
export function asEntered(type: Type): Type {
  const said = type.said && { said: { ...type.said, isEntered: true } };
  if (type.kind === "list") return { ...type, of: asEntered(type.of), ...said };
  if (type.kind !== "record") return { ...type, ...said };
  const fields = () => [...type.fields()].map(([name, field]) => [name, asEntered(field)] as const);
  return { ...type, ...said, fields: once(() => new Map(fields())) };
}
