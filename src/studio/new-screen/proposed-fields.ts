import type { DetailPlan } from "../../../renderers/blocks/detail/kind.ts";
import type { FormPlan } from "../../../renderers/blocks/form/kind.ts";
import type { TablePlan } from "../../../renderers/blocks/table/kind.ts";
import type { TreePlan } from "../../../renderers/blocks/tree/kind.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import type { BlockPlan } from "../../language/block.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { resolveText } from "../../language/plan/text.ts";

/** The fields that a proposed block can show or ask. */
export interface ProposedFields {
  of: "table" | "tree" | "detail" | "form";
  all: readonly ProposedField[];
  /** Those that it shows or asks unless somebody says otherwise. */
  usual: readonly string[];
  /** Whether the block has a search at all. */
  hasSearch: boolean;
}

interface ProposedField {
  name: string;
  label: string;
  /** Whether the call cannot do without it. */
  isNeeded: boolean;
}

interface Owner extends Omit<ProposedFields, "all"> {
  schema: JsonSchema;
}

/** The fields to choose from for the proposed block; `null` for kinds that have none to choose. */
export function proposedFields(
  plan: BlockPlan,
  environment: LanguageEnvironment,
): ProposedFields | null {
  const owner = ownerOf(plan, environment);
  if (!owner) return null;
  const { schema, ...proposed } = owner;
  return { ...proposed, all: fieldsOf(schema, owner, environment) };
}

const isOf = <Plan extends BlockPlan>(plan: BlockPlan, kind: Plan["kind"]): plan is Plan =>
  plan.kind === kind;

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

function ownerOf(plan: BlockPlan, { catalogue }: LanguageEnvironment): Owner | null {
  if (isOf<TablePlan>(plan, "table")) {
    const hasSearch = plan.search.length > 0;
    return { of: "table", schema: plan.rows.record, usual: namesOf(plan.columns), hasSearch };
  }
  if (isOf<TreePlan>(plan, "tree")) {
    const usual = namesOf(plan.details);
    return { of: "tree", schema: plan.rows.record, usual, hasSearch: false };
  }
  if (isOf<DetailPlan>(plan, "detail")) {
    const schema = catalogue.resolve(plan.record.operation.answer ?? {});
    return { of: "detail", schema, usual: namesOf(plan.fields), hasSearch: false };
  }
  if (isOf<FormPlan>(plan, "form")) {
    return { of: "form", schema: plan.schema, usual: namesOf(plan.fields), hasSearch: false };
  }
  return null;
}

function fieldsOf(
  schema: JsonSchema,
  { of, usual }: Owner,
  { catalogue, texts }: LanguageEnvironment,
): ProposedField[] {
  const isEntered = of === "form";
  const isPlain = (property: JsonSchema): boolean => {
    const field = catalogue.resolve(property);
    const [type] = typesOf(field);
    if (type !== "array") return type !== "object";
    return typesOf(catalogue.resolve(field.items ?? {}))[0] !== "object";
  };
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!usual.includes(name) && (isEntered || !isPlain(property))) return [];
    const label = resolveText(texts, catalogue.resolve(property).title ?? name);
    return [{ name, label, isNeeded: isEntered && (schema.required?.includes(name) ?? false) }];
  });
}
