import type { Operation } from "../../catalogue/operation.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import { languages } from "../../i18n/language.ts";
import { isNameEnough } from "../cell.ts";
import { descriptionOf } from "../description.ts";
import type { LanguageEnvironment, ValueKind } from "../environment.ts";
import { isExpected } from "../plan/call.ts";
import { typeOfField } from "../plan/field.ts";
import type { ShapeNode } from "../shape/shape.ts";
import { typeName, typeOfSchema } from "../type.ts";
import type { CompletionOption } from "./completion.ts";
import type { Observed } from "./observe.ts";
import { objectOpening, openingOf, requiredOfKind } from "./opening.ts";

/** A completion of a value: `insert` is the content of a string if `isText`, else JSON. */
export type ValueOption = CompletionOption & { isText: boolean };

/** The context of a value. */
export interface ValuePlace {
  observed: Observed;
  environment: LanguageEnvironment;
  /** Whether the page can be opened without an access token. */
  isPublic: boolean;
  /** The tags of nearby operations, which rank completions. */
  tags: readonly string[];
  /** The names of the page's blocks. */
  names: readonly string[];
}

/** The values that a shape allows, except expressions, which are completed elsewhere. */
export function valueOptions(shape: ShapeNode, place: ValuePlace): ValueOption[] {
  const { environment } = place;
  switch (shape.type) {
    case "boolean":
      return ["true", "false"].map((value) => json(value, "value", value));
    case "string":
      return (shape.values ?? []).map((value) => inside(value, "value"));
    case "reference":
      return referenceOptions(shape.to, place);
    case "text":
      return textOptions(environment);
    case "cell":
      return cellOptions(place);
    case "block":
      return [...environment.blocks.values()].map(({ name, summary }) =>
        ofKind("block", name, summary, environment),
      );
    case "object":
      return [opened("{ … }", shape, Object.keys(shape.properties).join(", "))];
    case "list":
    case "map":
      return [opened(shape.type === "list" ? "[ … ]" : "{ … }", shape)];
    case "choice":
      return shape.of.flatMap((alternative) => valueOptions(alternative, place));
    default:
      return [];
  }
}

const inside = (
  label: string,
  kind: CompletionOption["kind"],
  more: Pick<CompletionOption, "detail" | "info"> = {},
): ValueOption => ({
  label,
  kind,
  ...more,
  insert: JSON.stringify(label).slice(1, -1),
  isText: true,
});

const json = (label: string, kind: CompletionOption["kind"], insert: string): ValueOption => ({
  label,
  kind,
  insert,
  isText: false,
});

function opened(label: string, shape: ShapeNode, detail = ""): ValueOption {
  const { text, cursor } = openingOf(shape);
  return { ...json(label, "value", text), cursor, ...(detail ? { detail } : {}) };
}

/** A block or a cell of a kind, with its required properties. */
function ofKind(
  of: "block" | "cell",
  name: string,
  summary: string,
  environment: LanguageEnvironment,
): ValueOption {
  const kind: ShapeNode = { type: "string", values: null, pattern: null };
  const required = requiredOfKind(of, name, environment);
  const insert = objectOpening([["kind", kind], ...required]).text.replace(
    '""',
    JSON.stringify(name),
  );
  const behind = insert.indexOf(JSON.stringify(name)) + name.length + 2;
  const open = /""|\[\]|\{\}/.exec(insert.slice(behind));
  const cursor = open ? behind + open.index + 1 : behind;
  return { ...json(name, "kind", insert), detail: descriptionOf(environment, summary), cursor };
}

function referenceOptions(
  to: Extract<ShapeNode, { type: "reference" }>["to"],
  place: ValuePlace,
): ValueOption[] {
  const { environment, observed, names } = place;
  switch (to) {
    case "operation":
      return operationOptions(place);
    case "field":
      return fieldOptions(observed, environment);
    case "cell":
      return kindOptions(environment.cells, observed, environment);
    case "widget":
      return kindOptions(environment.widgets, observed, environment);
    case "icon":
      return environment.icons.map((name) => inside(name, "icon"));
    case "block":
      return names.map((name) => inside(name, "block"));
  }
}

/**
 * The fields that may be named, each with its label and type; if the compiler does not say which,
 * the fields of the row by their names alone.
 */
export function fieldOptions(
  { fields, scope }: Observed,
  { catalogue, texts }: LanguageEnvironment,
): ValueOption[] {
  if (!fields) {
    const names = scope.row?.kind === "record" ? [...scope.row.fields().keys()] : [];
    return names.map((name) => inside(name, "field"));
  }
  return Object.entries(fields.properties ?? {}).map(([name, source]) => {
    const schema = catalogue.resolve(source);
    const label = schema.title === undefined ? "" : `${texts.say(schema.title)}, `;
    const detail = label + typeName(typeOfSchema(catalogue, schema));
    return inside(name, "field", { detail });
  });
}

function kindOptions(
  kinds: ReadonlyMap<string, ValueKind>,
  { field }: Pick<Observed, "field">,
  environment: LanguageEnvironment,
): ValueOption[] {
  return [...kinds.values()]
    .filter((kind) => !field || kind.accepts(typeOfField(environment, field), field.schema))
    .map(({ name, summary }) =>
      inside(name, "kind", { detail: descriptionOf(environment, summary) }),
    );
}

function cellOptions({ environment, observed }: ValuePlace): ValueOption[] {
  const { cells } = environment;
  const { field } = observed;
  const enough = new Map([...cells].filter(([, cell]) => isNameEnough(cell)));
  const shaped = [...cells.values()].filter(
    (cell) => cell.shape && (!field || cell.accepts(typeOfField(environment, field), field.schema)),
  );
  return [
    ...kindOptions(enough, observed, environment),
    ...shaped.map(({ name, summary }) => ({
      ...ofKind("cell", name, summary, environment),
      label: `${name} { … }`,
    })),
  ];
}

/** The operations allowed at the place; operations on the same records come first. */
function operationOptions({ environment, observed, isPublic, tags }: ValuePlace): ValueOption[] {
  const { catalogue } = environment;
  const suits = (operation: Operation): boolean =>
    !operation.isSession &&
    isExpected(operation, observed.call ?? {}) &&
    (!observed.call?.isList || recordOf(catalogue, operation) !== null) &&
    (!isPublic || operation.isPublic);
  const near = ({ tag }: Operation): number => (tags.includes(tag) ? 0 : 1);
  return [...catalogue.operations.values()]
    .filter(suits)
    .sort((a, b) => near(a) - near(b))
    .map(({ id, summary, method, path }) =>
      inside(id, "operation", {
        detail: descriptionOf(environment, summary),
        info: `\`${method.toUpperCase()} ${path}\``,
      }),
    );
}

function textOptions({ texts }: LanguageEnvironment): ValueOption[] {
  const each: ShapeNode = { type: "string", values: null, pattern: null };
  const { text, cursor } = objectOpening(languages.map((language) => [language, each] as const));
  return [
    ...texts.keys().map((key) => inside(key, "text", { detail: texts.find(key) ?? "" })),
    { ...json(`{ ${languages.join(", ")} }`, "value", text), cursor },
  ];
}
