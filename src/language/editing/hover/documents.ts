import type { Operation } from "../../../catalogue/operation.ts";
import { isNullable, type JsonSchema } from "../../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../../catalogue/schema/rows.ts";
import type { TextValues } from "../../../i18n/messages.ts";
import { descriptionOf } from "../../description.ts";
import type { LanguageEnvironment } from "../../environment.ts";
import { propertyLines } from "../../reference/property-lines.ts";
import type { ShapeNode } from "../../shape/shape.ts";
import type { ShapedNode } from "../../shape/shaped-node.ts";
import type { SourceNode } from "../../source.ts";
import { typeName, typeOfSchema } from "../../type.ts";
import { observe } from "../observe.ts";
import { alternatives, calledBy } from "../property-options.ts";

/** The documentation of a part of a page, in Markdown. */
export interface Documentation {
  title: string;
  markdown: string;
}

/** The documentation of a property of the last value along a path. */
export function keyDocument(
  along: readonly ShapedNode[],
  environment: LanguageEnvironment,
): Documentation | null {
  const last = along.at(-1);
  const owner = along.at(-2);
  const title = last?.entry?.key;
  if (!last || !owner || title === undefined) return null;
  const property = owner.properties?.[title];
  if (property) {
    const [line] = propertyLines({ [title]: property }, environment);
    const type = withoutLinks(line?.type ?? "");
    const required = property.required ? ` · ${said("required", environment)}` : "";
    return { title, markdown: `${line?.summary}\n\n${type}${required}` };
  }
  const call = along.at(-3);
  const operation = call && environment.catalogue.operations.get(calledBy(call.node));
  const parameter = operation?.parameters.find(({ name }) => name === title);
  return parameter ? { title, markdown: schemaText(parameter.schema, environment) } : null;
}

/** The documentation of the last value along a path. */
export function valueDocument(
  root: SourceNode,
  along: readonly ShapedNode[],
  environment: LanguageEnvironment,
): Documentation | null {
  const last = along.at(-1);
  const name = last?.node.scalar;
  if (!last || typeof name !== "string") return null;
  if (last.entry?.key === "kind") {
    const isCell = along.at(-2)?.shape.type === "cell";
    const found = (isCell ? environment.cells : environment.blocks).get(name);
    return found ? { title: name, markdown: descriptionOf(environment, found.summary) } : null;
  }
  for (const shape of alternatives(last.allowed)) {
    const found = referenceDocument(root, last, shape, name, environment);
    if (found) return found;
  }
  return null;
}

function referenceDocument(
  root: SourceNode,
  { node }: ShapedNode,
  shape: ShapeNode,
  name: string,
  environment: LanguageEnvironment,
): Documentation | null {
  const { catalogue, cells, widgets, texts } = environment;
  if (shape.type === "text") {
    const text = texts.find(name);
    return text === undefined ? null : { title: name, markdown: text };
  }
  const to = shape.type === "cell" ? "cell" : shape.type === "reference" ? shape.to : null;
  if (to === "operation") {
    const operation = catalogue.operations.get(name);
    return operation ? operationDocument(operation, environment) : null;
  }
  if (to === "cell" || to === "widget") {
    const kind = (to === "cell" ? cells : widgets).get(name);
    return kind ? { title: name, markdown: descriptionOf(environment, kind.summary) } : null;
  }
  if (to !== "field") return null;
  const { fields, scope } = observe(root, node.pointer, [shape], environment);
  const schema = fields?.properties?.[name];
  if (schema) return { title: name, markdown: schemaText(schema, environment) };
  const type = scope.row?.kind === "record" ? scope.row.fields().get(name) : undefined;
  return type ? { title: name, markdown: `\`${typeName(type)}\`` } : null;
}

/** The documentation of an operation: purpose, address, permission, parameters and answer. */
export function operationDocument(
  operation: Operation,
  environment: LanguageEnvironment,
): Documentation {
  const { id, summary, method, path, service, permission, isPublic, parameters } = operation;
  const access = isPublic
    ? said("public", environment)
    : (permission ?? said("signedIn", environment));
  const lines = parameters.map(
    ({ name, required, schema }) =>
      `- \`${name}\`${required ? "\\*" : ""}: \`${typeName(typeOfSchema(environment.catalogue, schema))}\``,
  );
  return {
    title: id,
    markdown: [
      descriptionOf(environment, summary),
      `\`${method.toUpperCase()} ${service.base}${path}\``,
      `${said("permission", environment)}: ${isPublic || !permission ? access : `\`${access}\``}`,
      ...(lines.length > 0 ? [`${said("takes", environment)}:`, lines.join("\n")] : []),
      `${said("answers", environment)}: ${answerText(operation, environment)}`,
    ].join("\n\n"),
  };
}

function answerText(operation: Operation, environment: LanguageEnvironment): string {
  const { catalogue } = environment;
  const record = recordOf(catalogue, operation);
  if (record) return said("listOf", environment, { fields: fieldsText(record) });
  if (!operation.answer) return said("nothing", environment);
  const schema = catalogue.resolve(operation.answer);
  return fieldsText(schema) || `\`${typeName(typeOfSchema(catalogue, schema))}\``;
}

function fieldsText({ properties = {} }: JsonSchema): string {
  return Object.keys(properties)
    .map((name) => `\`${name}\``)
    .join(", ");
}

/** The documentation of a field or a parameter: title, type and possible values. */
function schemaText(source: JsonSchema, environment: LanguageEnvironment): string {
  const { catalogue, texts } = environment;
  const schema = catalogue.resolve(source);
  const type = typeName(typeOfSchema(catalogue, schema));
  const dictionary = schema["x-dict"];
  return [
    ...[schema.title, schema.description].flatMap((key) => (key ? [texts.say(key)] : [])),
    `\`${type}${isNullable(schema) ? " | null" : ""}\``,
    ...(dictionary ? [`${said("dictionary", environment)}: \`${dictionary}\``] : []),
  ].join("\n\n");
}

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

function said(name: string, { texts }: LanguageEnvironment, values?: TextValues): string {
  return texts.say(`studio.hover.${name}`, values);
}
