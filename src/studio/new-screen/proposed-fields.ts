import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { ownText } from "../../catalogue/schema/record.ts";
import type { ListedFields } from "../../language/block.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { PagePlan } from "../../language/page.ts";

/** The fields that a proposed block can show or ask for. */
export interface ProposedFields extends ListedFields {
  /** The label of the list of fields. */
  label: string;
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
  if (!kind || !listed) return null;
  const property = kind.shape.type === "object" && kind.shape.properties[listed.property];
  const label = property ? descriptionOf(environment, property.summary) : listed.property;
  return { ...listed, label, all: fieldsOf(listed, environment) };
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
    if (!names.includes(name) && (isEntered || !isPlain(property))) return [];
    const label = texts.say(catalogue.resolve(property).title ?? name);
    return [{ name, label, isNeeded: isEntered && (schema.required?.includes(name) ?? false) }];
  });
}
