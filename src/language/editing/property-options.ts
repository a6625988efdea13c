import { languages } from "../../i18n/language.ts";
import { descriptionOf } from "../description.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ShapeNode } from "../shape/shape.ts";
import type { ShapedNode } from "../shape/shaped-node.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { typeName, typeOfSchema } from "../type.ts";
import type { CompletionOption } from "./completion.ts";

/** A property that may be added, with its shape. */
export interface PropertyOption
  extends Pick<CompletionOption, "label" | "detail" | "info" | "kind"> {
  shape: ShapeNode;
}

const plainText: ShapeNode = { type: "string", values: null, pattern: null };

/** The properties that the last value of a path lacks, required ones first. */
export function propertyOptions(
  along: readonly ShapedNode[],
  environment: LanguageEnvironment,
): PropertyOption[] {
  const [owner, shaped] = along.slice(-2).length > 1 ? along.slice(-2) : [undefined, along[0]];
  if (!shaped) return [];
  const isWritten = ({ label }: PropertyOption): boolean =>
    entryNamed(shaped.node, label) !== undefined;
  return allOptions(shaped, owner, environment).filter((option) => !isWritten(option));
}

function allOptions(
  shaped: ShapedNode,
  owner: ShapedNode | undefined,
  environment: LanguageEnvironment,
): PropertyOption[] {
  const shapes = alternatives(shaped.allowed);
  if (shapes.some(({ type }) => type === "map")) {
    return owner ? parameterOptions(owner.node, environment) : [];
  }
  if (shaped.properties) {
    return Object.entries(shaped.properties)
      .map(([label, { shape, required, summary }]) => ({
        label,
        kind: "property" as const,
        shape,
        info: descriptionOf(environment, summary),
        ...(required ? { detail: "*" } : {}),
      }))
      .sort((a, b) => Number(b.detail === "*") - Number(a.detail === "*"));
  }
  if (!shapes.some(({ type }) => type === "text")) return [];
  return languages.map((label) => ({ label, kind: "property", shape: plainText }));
}

/** The alternatives of a shape, or the shape alone. */
export function alternatives(shape: ShapeNode): readonly ShapeNode[] {
  return shape.type === "choice" ? shape.of.flatMap(alternatives) : [shape];
}

/** The operation named by the property `call` of an object. */
export function calledBy(called: SourceNode): string {
  const named = entryNamed(called, "call")?.node;
  return String((named?.type === "object" ? calledBy(named) : named?.scalar) ?? "");
}

/** The parameters of the operation that the call names. */
function parameterOptions(call: SourceNode, environment: LanguageEnvironment): PropertyOption[] {
  const { catalogue, texts } = environment;
  const operation = catalogue.operations.get(calledBy(call));
  return (operation?.parameters ?? [])
    .map(({ name, required, schema }) => {
      const { title, description } = catalogue.resolve(schema);
      const type = typeName(typeOfSchema(catalogue, schema));
      const said = [title, description].flatMap((key) => (key ? [texts.say(key)] : []));
      return {
        label: name,
        kind: "parameter" as const,
        shape: { type: "argument" as const },
        detail: required ? `* ${type}` : type,
        info: said.join(". "),
      };
    })
    .sort((a, b) => Number(b.detail.startsWith("*")) - Number(a.detail.startsWith("*")));
}
