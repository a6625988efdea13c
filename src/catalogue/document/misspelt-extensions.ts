import { distance } from "fastest-levenshtein";
import type {
  OpenApiDocument,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
} from "../openapi.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { pointerStep } from "../schema/pointer.ts";

type Extension = Extract<
  keyof (OpenApiDocument & OpenApiOperation & OpenApiParameter & OpenApiMedia & JsonSchema),
  `x-${string}`
>;

/** Every extension that the catalogue reads, and whether an imported document may state it. */
const extensions: Readonly<Record<Extension, boolean>> = {
  "x-accept": false,
  "x-affects": false,
  "x-audit": false,
  "x-autocomplete": false,
  "x-bytes-over": false,
  "x-bytes-under": false,
  "x-cell": false,
  "x-dict": false,
  "x-dictionary": false,
  "x-done": false,
  "x-effect": true,
  "x-equals": false,
  "x-export": false,
  "x-goes-along": false,
  "x-hidden": false,
  "x-if-match": false,
  "x-inverse": false,
  "x-key": false,
  "x-label": false,
  "x-list": true,
  "x-max-bytes": false,
  "x-own": false,
  "x-partial": false,
  "x-permission": false,
  "x-personal": false,
  "x-quiet": false,
  "x-restores": false,
  "x-service": false,
  "x-session-token": false,
  "x-success": true,
  "x-time-text": false,
  "x-unique": false,
  "x-unix-time": false,
  "x-upload": false,
  "x-values": false,
  "x-version": false,
  "x-wanted": false,
  "x-widget": false,
  "x-within": false,
};

/** The extensions whose names are long enough to recognise when misspelt. */
const longNames = Object.entries(extensions).filter(([name]) => name.length >= 6);
const ofCatalogue = longNames.map(([name]) => name);
const ofImported = longNames.flatMap(([name, isImported]) => (isImported ? [name] : []));

/** A name that nothing reads, although it is almost that of an extension. */
export interface MisspeltExtension {
  /** The JSON pointer to the name. */
  pointer: string;
  name: string;
  meant: string;
}

/**
 * Finds the misspelt extensions anywhere in a document of the catalogue, or in a part of it at a
 * place. A name that others give, as to a field `x_label`, is none, nor is what examples hold.
 */
export function misspeltExtensions(value: unknown, place = "", pointer = ""): MisspeltExtension[] {
  if (typeof value !== "object" || value === null) return [];
  const isOfNames = holdsNames.test(place);
  const below = Object.entries(value).flatMap(([name, inner]) => {
    const at = pointer + pointerStep(name);
    if (isOfNames) return misspeltExtensions(inner, "", at);
    return holdsData.test(name) ? [] : misspeltExtensions(inner, name, at);
  });
  return isOfNames ? below : [...misspeltIn(value, pointer, ofCatalogue), ...below];
}

/** The end of a place at which each name is that of a field, a header or a component. */
const holdsNames = /(^|\W)(properties|patternProperties|headers|schemas|parameters)\W*$/;
const holdsData = /^(default|examples?|enum|const)$/;

/** Finds the misspelt extensions in a document that is imported, or in one of its operations. */
export const misspeltStatements = (part: object, pointer: string): MisspeltExtension[] =>
  misspeltIn(part, pointer, ofImported);

const misspeltIn = (part: object, pointer: string, known: readonly string[]): MisspeltExtension[] =>
  Object.keys(part).flatMap((name) => {
    if (!/^x[-_]/i.test(name) || Object.hasOwn(extensions, name)) return [];
    const meant = known.find((other) => isAlmost(name.toLowerCase(), other));
    return meant === undefined ? [] : [{ pointer: pointer + pointerStep(name), name, meant }];
  });

/** Whether names differ by one letter, by two that are swapped, or by two where the name is long. */
const isAlmost = (name: string, other: string): boolean =>
  name.length < 20 &&
  distance(name, other) <= (other.length < 9 && lettersOf(name) !== lettersOf(other) ? 1 : 2);

const lettersOf = (name: string): string => [...name].sort().join("");
