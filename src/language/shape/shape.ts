import type { PlanText } from "../../i18n/messages.ts";
/** The names a string may refer to, known to the whole language. */
export type ReferenceKind = "operation" | "cell" | "widget" | "icon" | "field" | "block";

interface ShapeNodes {
  boolean: { type: "boolean" };
  integer: { type: "integer"; minimum: number; maximum: number };
  string: { type: "string"; values: readonly string[] | null; pattern: string | null };
  reference: { type: "reference"; to: ReferenceKind };
  /** Shown to people: plain text, a locale key, or one text for each language. */
  text: { type: "text" };
  expression: { type: "expression" };
  /** An argument: a string is an expression, any other JSON value stands for itself. */
  argument: { type: "argument" };
  list: { type: "list"; of: Shape<unknown>; minimum: number };
  map: { type: "map"; of: Shape<unknown> };
  object: { type: "object"; properties: Readonly<Record<string, Property>> };
  choice: { type: "choice"; of: readonly Shape<unknown>[] };
  /** A block of any kind. */
  block: { type: "block" };
  /** A cell: its name, or its name as `kind` beside what its own shape takes. */
  cell: { type: "cell" };
}

/** A shape as data, for whoever walks over shapes: the check, the JSON Schema, the editor. */
export type ShapeNode = ShapeNodes[keyof ShapeNodes];

declare const described: unique symbol;

/** The shape of a part of a page: checks it, types it, documents it, and completes it. */
export type Shape<T> = ShapeNode & { readonly [described]?: T };

/** A property of an object shape. */
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

/** The TypeScript type of what a shape describes. */
export type Described<S> = S extends { readonly [described]?: infer T } ? T : never;

/** A block as written: its kind, and what its kind's shape describes. */
export interface BlockSource {
  readonly kind: string;
  readonly [property: string]: unknown;
}

/** A cell as written: its name, or its name with what its own shape let through. */
export type CellSource = string | { readonly kind: string; readonly [property: string]: unknown };

/** Yes or no. */
export const boolean = (): Shape<boolean> => ({ type: "boolean" });

/** A whole number between two. */
export const integer = (minimum: number, maximum: number): Shape<number> => ({
  type: "integer",
  minimum,
  maximum,
});

/** A text that is no sentence, as a path; `pattern` says how it must be written. */
export const string = (pattern: string | null = null): Shape<string> => ({
  type: "string",
  values: null,
  pattern,
});

/** One of the values named. */
export const oneOf = <const V extends string>(...values: V[]): Shape<V> => ({
  type: "string",
  values,
  pattern: null,
});

/** The name of something that the environment or another part of the page has. */
export const reference = (to: ReferenceKind): Shape<string> => ({ type: "reference", to });

/** A text for people: as it stands, a key of the locales, or one for each language. */
export const text = (): Shape<PlanText> => ({ type: "text" });

/** An expression of the language, as a text. */
export const expression = (): Shape<string> => ({ type: "expression" });

/** What a call passes on: an expression where it is a text, else a value. */
export const argument = (): Shape<unknown> => ({ type: "argument" });
/** Members that were faulty stand as `null`, so that the others keep their places. */
export const list = <T>(of: Shape<T>, minimum = 0): Shape<(T | null)[]> => ({
  type: "list",
  of,
  minimum,
});

/** Values of one shape by names that the page chooses. */
export const map = <T>(of: Shape<T>): Shape<Record<string, T>> => ({ type: "map", of });

/** A block of whatever kind. */
export const block = (): Shape<BlockSource> => ({ type: "block" });

/** A cell, by its name or with settings of its own. */
export const cell = (): Shape<CellSource> => ({ type: "cell" });

/** One of several shapes, told apart by their JSON types. */
export const choice = <S extends readonly Shape<unknown>[]>(
  ...of: S
): Shape<Described<S[number]>> => ({ type: "choice", of });

/** An object of named properties; any other is a problem. */
export const object = <P extends Properties>(properties: P): Shape<ObjectValue<P>> => ({
  type: "object",
  properties,
});

/** A property that must be there. */
export const required = <T>(shape: Shape<T>, summary: string): RequiredProperty<T> => ({
  shape,
  required: true,
  summary,
});

/** A property that may be left out. */
export const optional = <T>(shape: Shape<T>, summary: string): OptionalProperty<T> => ({
  shape,
  required: false,
  summary,
});
