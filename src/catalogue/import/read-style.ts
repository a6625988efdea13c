import type { OpenApiStyle } from "../openapi.ts";
import { own, ownText } from "../schema/record.ts";

/** Reads how a parameter or a form field is serialized. */
export function readStyle(value: unknown): OpenApiStyle {
  const style = ownText(value, "style");
  const explode = own(value, "explode");
  return {
    ...(style !== undefined && /^\w{1,20}$/.test(style) && { style }),
    ...(typeof explode === "boolean" && { explode }),
    ...(own(value, "allowReserved") === true && { allowReserved: true }),
  };
}
