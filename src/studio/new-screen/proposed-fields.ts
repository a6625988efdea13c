import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { ownText } from "../../catalogue/schema/record.ts";
import type { ListedFields } from "../../language/block.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { PagePlan } from "../../language/page.ts";

/** The fields that a proposed block can show or ask for. */
export interface ProposedFields extends ListedFields {
  all: readonly ProposedField[];
}

interface ProposedField {
  name: string;
  label: string;
  /** Whether the call requires the field. */
  isNeeded: boolean;
}

/** The selectable fields of the proposed block; `null` for kinds without any. */
export function proposedFields(
  { body, blocks }: Pick<PagePlan, "body" | "blocks">,
  environment: LanguageEnvironment,
): ProposedFields | null {
  // If the page has a tree, its main list is the block beside the tree.
  const plan = blocks[ownText(body, "end") ?? ""] ?? body;
  const kind = environment.blocks.get(plan.kind);
  const listed = kind?.listedFields?.(plan, environment.catalogue);
  if (!listed) return null;
  return { ...listed, all: fieldsOf(listed, environment) };
}

function fieldsOf(
  { schema, names, isEntered = false }: ListedFields,
  { catalogue, texts }: LanguageEnvironment,
): ProposedField[] {
  const isPlain = (property: JsonSchema): boolean => {
    const field = catalogue.resolve(property);
    const [type] = typesOf(field);
    if (type !== "array") return type !== "object";
    return typesOf(catalogue.resolve(field.items ?? {}))[0] !== "object";
  };
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    // A record in a field is shown by a field of its own, such as `guest.name`.
    const listed = names.find((one) => one === name || one.startsWith(`${name}.`));
    if (listed === undefined && (isEntered || !isPlain(property))) return [];
    const label = texts.say(catalogue.resolve(property).title ?? name);
    const isNeeded = isEntered && (schema.required?.includes(name) ?? false);
    return [{ name: listed ?? name, label, isNeeded }];
  });
}
