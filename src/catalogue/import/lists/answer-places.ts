import type { Catalogue } from "../../catalogue.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import { pointerStep } from "../../schema/pointer.ts";
import type { AnswerPlace } from "./guess-paging.ts";

const containerNames =
  /^(d|meta|metadata|page|paging|pagination|page_?info|result|response|payload|data|_?embedded)$/i;
/** Names of what stands beside the rows of an answer, or around them. */
export const aroundNames =
  /^(_?links?|_?meta(data)?|pag(ing|ination|e|es|e_?info)|cursors?|next(_?page)?|response_?metadata|data|result(_?info)?)$/i;
const ownKeyNames = /^(_?id|gid|u?uid|guid)$/i;

/** The properties of the objects that wrap rows or stand beside them, among some places. */
export function placesBelow({ resolve }: Catalogue, places: readonly AnswerPlace[]): AnswerPlace[] {
  return places
    .filter(({ name }) => containerNames.test(name))
    .map(({ pointer, schema }) => ({ pointer, container: resolve(schema) }))
    .filter(({ container }) => !hasOwnKey(container))
    .flatMap(({ pointer, container }) => propertiesOf(container, pointer));
}

/** The fields of an object, with their places in the answer. */
export function propertiesOf({ properties = {} }: JsonSchema, above = ""): AnswerPlace[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, pointer: above + pointerStep(name), schema };
  });
}

/** Whether an object has a key of its own. */
export const hasOwnKey = ({ properties = {} }: JsonSchema) =>
  Object.keys(properties).some((name) => ownKeyNames.test(name));
