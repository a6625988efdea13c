import { placesIn, shapeOf } from "../../catalogue/resources/paths.ts";
import type { Resource } from "../../catalogue/resources/resource.ts";
import type { ParameterPlace } from "../type.ts";

/**
 * The field of a row that fills a part of the row's key in the path of a write, where the part has
 * the name of the field; `null` for other parameters.
 */
export function partOfKey(
  resources: readonly (Resource | null)[],
  { operation: { effect, path }, parameter }: ParameterPlace,
): string | null {
  const [item, ...others] = resources.flatMap((resource) => resource?.item ?? []);
  if (!item || others.length > 0 || effect !== "write") return null;
  const isOfRow = `${shapeOf(path)}/`.startsWith(`${item.shape}/`);
  const place = item.places[placesIn(path).indexOf(parameter)];
  const isNamedSo = isOfRow && place?.of === "row" && place.field.join() === parameter;
  return isNamedSo ? parameter : null;
}
