import type { Catalogue } from "../../catalogue.ts";
import type { ListExtension } from "../../openapi.ts";
import { collectionOf, isNamed, lastStep, plain } from "../../resources/paths.ts";
import { type JsonSchema, typesOf } from "../../schema/json-schema.ts";

type Properties = Readonly<Record<string, JsonSchema>>;

const childrenNames = /^(children|childs?|nodes|replies|sub_?\w+)$/i;

/**
 * Guesses how the rows of an unpaged list nest: a field contains rows of the same schema, or holds
 * the parent row's key, such as `parentId` or, for categories, `parentCategoryId`.
 */
export function guessNesting(
  catalogue: Catalogue,
  path: string,
  properties: Properties,
): Pick<ListExtension, "children" | "parent"> {
  const children = Object.keys(properties).filter(
    (name) => childrenNames.test(name) && holdsSame(catalogue, properties, properties[name]),
  );
  if (children[0] !== undefined) return children.length === 1 ? { children: children[0] } : {};
  const noun = plain(lastStep(collectionOf(path)));
  const parents = Object.keys(properties).filter((name) => {
    const [, middle = "", key = ""] = /^parent(.*?)(id|key|uuid|gid|code)$/.exec(plain(name)) ?? [];
    const own = Object.keys(properties).find((other) => plain(other) === key);
    const isOfSame = middle === "" || isNamed(middle, noun);
    const [given, wanted] = [properties[name], properties[own ?? ""]].map(
      (schema) => schema && typesOf(catalogue.resolve(schema))[0],
    );
    return isOfSame && given !== undefined && given === wanted;
  });
  return parents.length === 1 && parents[0] !== undefined ? { parent: parents[0] } : {};
}

/** Whether a list contains records with exactly the same fields. */
function holdsSame({ resolve }: Catalogue, properties: Properties, source?: JsonSchema): boolean {
  const { items } = source ? resolve(source) : {};
  const names = Object.keys((items && resolve(items).properties) ?? {});
  const own = Object.keys(properties);
  return names.length === own.length && names.every((name) => Object.hasOwn(properties, name));
}
