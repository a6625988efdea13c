import type { PlanText } from "../../i18n/messages.ts";
/** The sorts of names that a string in a page may refer to. */
export type ReferenceKind = "operation" | "cell" | "widget" | "icon" | "field" | "block";

interface ShapeNodes {
  boolean: { type: "boolean" };
  integer: { type: "integer"; minimum: number; maximum: number };
  string: { type: "string"; values: readonly string[] | null; pattern: string | null };
  reference: { type: "reference"; to: ReferenceKind };
  /** A text for people: plain text, a locale key, or one text for each language. */
  text: { type: "text" };
  expression: { type: "expression" };
  /** An argument of a call: a string is an expression, any other JSON value is a constant. */
  argument: { type: "argument" };
  list: { type: "list"; of: Shape<unknown>; minimum: number };
  map: { type: "map"; of: Shape<unknown> };
  object: { type: "object"; properties: Readonly<Record<string, Property>> };
  choice: { type: "choice"; of: readonly Shape<unknown>[] };
  /** A block of any kind. */
  block: { type: "block" };
  /** A cell: its name, or an object with its name as `kind` and its settings. */
  cell: { type: "cell" };
}

/** A shape as data, for code that walks over shapes: the check, the JSON Schema, the editor. */
export type ShapeNode = ShapeNodes[keyof ShapeNodes];

declare const described: unique symbol;

/** The shape of a part of a page, used to check, type, document and complete it. */
export type Shape<T> = ShapeNode & { readonly [described]?: T };

/** A property in the shape of an object. */
export interface Property {
  shape: Shape<unknown>;
  required: boolean;
  /** One English sentence for the reference, the JSON Schema and the editor's hover. */
  summary: string;
}

type RequiredProperty<T> = Property & { required: true; readonly [described]?: T };
type OptionalProperty<T> = Property & { required: false; readonly [described]?: T };

type Properties = Record<string, Property>;
type ValueOf<P> = P extends { readonly [described]?: infer T } ? T : never;
type RequiredKeys<P extends Properties> = {
  [Key in keyof P]: P[Key]["required"] extends true ? Key : never;
}[keyof P];
type ObjectValue<P extends Properties> = { [Key in RequiredKeys<P>]: ValueOf<P[Key]> } & {
  [Key in Exclude<keyof P, RequiredKeys<P>>]?: ValueOf<P[Key]>;
};

/** The TypeScript type of the values that a shape describes. */
export type Described<S> = S extends { readonly [described]?: infer T } ? T : never;

/** A block as the page writes it: its kind, and the properties that its kind's shape describes. */
export interface BlockSource {
  readonly kind: string;
  readonly [property: string]: unknown;
}

/** A cell as the page writes it: its name, or an object with its name and its checked settings. */
export type CellSource = string | { readonly kind: string; readonly [property: string]: unknown };

/** The shape of a boolean. */
export const boolean = (): Shape<boolean> => ({ type: "boolean" });

/** The shape of a whole number between a minimum and a maximum. */
export const integer = (minimum: number, maximum: number): Shape<number> => ({
  type: "integer",
  minimum,
  maximum,
});

/**
 * The shape of a string that is not shown as a sentence, such as a path, with an optional pattern.
 */
export const string = (pattern: string | null = null): Shape<string> => ({
  type: "string",
  values: null,
  pattern,
});

/** The shape of a string that is one of the given values. */
export const oneOf = <const V extends string>(...values: V[]): Shape<V> => ({
  type: "string",
  values,
  pattern: null,
});

/**
 * The shape of a name that refers to something in the environment or in another part of the page.
 */
export const reference = (to: ReferenceKind): Shape<string> => ({ type: "reference", to });

/** The shape of a text for people: plain text, a locale key, or one text for each language. */
export const text = (): Shape<PlanText> => ({ type: "text" });

/** The shape of an expression, which is written as a string. */
export const expression = (): Shape<string> => ({ type: "expression" });

/**
 * The shape of an argument of a call: a string is an expression, any other JSON value is a
 * constant.
 */
export const argument = (): Shape<unknown> => ({ type: "argument" });
/**
 * Creates the shape of a list. Faulty items become `null`, so that the others keep their indexes.
 */
export const list = <T>(of: Shape<T>, minimum = 0): Shape<(T | null)[]> => ({
  type: "list",
  of,
  minimum,
});

/** The shape of an object whose keys the page chooses and whose values share one shape. */
export const map = <T>(of: Shape<T>): Shape<Record<string, T>> => ({ type: "map", of });

/** The shape of a block of any kind. */
export const block = (): Shape<BlockSource> => ({ type: "block" });

/** The shape of a cell, given by its name or as an object with settings. */
export const cell = (): Shape<CellSource> => ({ type: "cell" });

/** The shape of a value that has one of several shapes, which differ in their JSON types. */
export const choice = <S extends readonly Shape<unknown>[]>(
  ...of: S
): Shape<Described<S[number]>> => ({ type: "choice", of });

/** The shape of an object with named properties; any other property is reported. */
export const object = <P extends Properties>(properties: P): Shape<ObjectValue<P>> => ({
  type: "object",
  properties,
});

/** A required property of an object shape. */
export const required = <T>(shape: Shape<T>, summary: string): RequiredProperty<T> => ({
  shape,
  required: true,
  summary,
});

/** An optional property of an object shape. */
export const optional = <T>(shape: Shape<T>, summary: string): OptionalProperty<T> => ({
  shape,
  required: false,
  summary,
});
