import { placesIn } from "../../i18n/places.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { dictionariesOf } from "../plan/doubts/dictionary-name.ts";
import type { ShapedNode } from "../shape/shaped-node.ts";
import { entryNamed, readLoosely, type SourceNode } from "../source.ts";
import { shapedAlong } from "./along.ts";
import type { CompletionOption, Completions } from "./completion.ts";
import { expressionOptions } from "./expression-options.ts";
import { kindOptions } from "./kind-options.ts";
import { namedBlocks, tagsAlong } from "./nearby.ts";
import { type Observed, observe } from "./observe.ts";
import { propertyOpening } from "./opening.ts";
import { type Place, placeAt } from "./place.ts";
import { alternatives, calledBy, propertyOptions } from "./property-options.ts";
import { decoded, encoded } from "./tokens.ts";
import { fieldOptions, type ValueOption, valueOptions } from "./value-options.ts";

/**
 * All completions at an offset of a page's text, which may be incomplete: the kinds, properties,
 * operations, fields, parameters, cells, widgets, icons, texts, values and expressions that the
 * compiler would accept there, the likeliest first.
 */
export function completionsAt(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
): Completions {
  const place = placeAt(source, offset);
  const none: Completions = { from: offset, to: offset, options: [], additional: [] };
  if (!place) return none;
  const root = readLoosely(withoutToken(source, offset, place));
  const along = root && shapedAlong(root, place.path, environment);
  const last = along?.at(-1);
  if (!root || !along || !last) return none;
  const completing = { source, offset, place, root, along, last, environment };
  const completions = place.role === "key" ? completedKey(completing) : completedValue(completing);
  const { commaBefore } = place;
  const additional = commaBefore === null ? [] : [{ offset: commaBefore, length: 0, text: "," }];
  return { ...completions, additional };
}

/**
 * The text with a placeholder value instead of the token at the cursor, so that it can be parsed.
 */
function withoutToken(source: string, offset: number, { token, role, hasColon }: Place): string {
  const start = token?.offset ?? offset;
  const end = start + (token?.length ?? 0);
  if (role === "value") return `${source.slice(0, start)} null ${source.slice(end)}`;
  return hasColon ? source : `${source.slice(0, start)} ${source.slice(end)}`;
}

/** The token at the cursor, with the page around it as far as it can be parsed. */
interface Completing {
  source: string;
  offset: number;
  place: Place;
  root: SourceNode;
  /** The values from the page to the token at the cursor; the token's value is the last. */
  along: readonly ShapedNode[];
  last: ShapedNode;
  environment: LanguageEnvironment;
}

type Completed = Omit<Completions, "additional">;

type Range = Pick<Completions, "from" | "to">;

/**
 * The range that a completion replaces: a string without its opening quote but with its closing
 * one.
 */
function rangeOf(offset: number, { token }: Place): Range {
  if (!token) return { from: offset, to: offset };
  const start = token.offset + (token.kind === "string" ? 1 : 0);
  return { from: start, to: token.offset + token.length };
}

function completedKey(completing: Completing): Completed {
  const { source, offset, place, along, last, environment } = completing;
  const { token, hasColon, needsCommaAfter } = place;
  const { from, to } = rangeOf(offset, place);
  const isQuoted = token?.kind === "string";
  const own = token && hasColon ? decoded(source.slice(from, to - 1)) : null;
  const others = own === null ? last : withoutEntry(last, own);
  const options = propertyOptions([...along.slice(0, -1), others], environment);
  return {
    from,
    to,
    options: options.map((option): CompletionOption => {
      const { shape: _, ...shown } = option;
      if (hasColon) {
        const name = JSON.stringify(option.label);
        return { ...shown, insert: isQuoted ? name.slice(1) : name };
      }
      const { text, cursor } = propertyOpening(option.label, option.shape);
      const cut = isQuoted ? 1 : 0;
      const insert = text.slice(cut) + (needsCommaAfter ? "," : "");
      return { ...shown, insert, cursor: cursor - cut };
    }),
  };
}

/** An object without the property whose name is being typed. */
function withoutEntry(shaped: ShapedNode, name: string): ShapedNode {
  const entries = shaped.node.entries.filter(({ key }) => key !== name);
  return { ...shaped, node: { ...shaped.node, entries } };
}

function completedValue(completing: Completing): Completed {
  const { source, offset, place, root, along, last, environment } = completing;
  const range = rangeOf(offset, place);
  const isQuoted = place.token?.kind === "string";
  if (last.entry?.key === "kind") {
    const options = kindOptions(source, along, place, environment);
    return { ...range, options: options.map((option) => written(option, isQuoted, place)) };
  }
  const shapes = alternatives(last.allowed);
  const observed = observe(root, last.node.pointer, shapes, environment);
  const isExpression = shapes.some(({ type }) => type === "expression" || type === "argument");
  if (isQuoted && (isExpression || openPlace(completing) !== null)) {
    return completedExpression(completing, observed);
  }
  const known = {
    observed,
    environment,
    isPublic: entryNamed(root, "public")?.node.scalar === true,
    tags: tagsAlong(along, environment.catalogue),
    names: [...namedBlocks(root, environment).keys()],
  };
  const isListed = new Set(listedBeside(along));
  const options = [
    ...shapes.flatMap((shape) => valueOptions(shape, known)),
    ...(isExpression ? [emptyText] : []),
  ].filter(({ isText, kind, label }) => {
    return (isText || !isQuoted) && !(kind === "field" && isListed.has(label));
  });
  return { ...range, options: options.map((option) => written(option, isQuoted, place)) };
}

/** The names that the list already contains, since a list never offers the same field twice. */
function listedBeside(along: readonly ShapedNode[]): string[] {
  const at = along.findLastIndex(({ shape }) => shape.type === "list");
  if (at < along.length - 3) return [];
  const here = along[at + 1]?.node;
  const others = (along[at]?.node.items ?? []).filter((item) => item !== here);
  return others.map((item) => String(entryNamed(item, "field")?.node.scalar ?? item.scalar ?? ""));
}

/** A completion that inserts an empty string, in which an expression can be written. */
const emptyText: ValueOption = {
  label: '""',
  kind: "value",
  insert: '""',
  cursor: 1,
  isText: false,
};

/** A completion as text that fits the position of the cursor. */
function written(
  option: ValueOption,
  isQuoted: boolean,
  { needsCommaAfter }: Place,
): CompletionOption {
  const { isText, ...shown } = option;
  const comma = needsCommaAfter ? "," : "";
  if (!isText) return { ...shown, insert: shown.insert + comma };
  const before = isQuoted ? "" : '"';
  const insert = `${before}${shown.insert}"${comma}`;
  return shown.cursor === undefined
    ? { ...shown, insert }
    : { ...shown, insert, cursor: shown.cursor + before.length };
}

/** The expression before the cursor; in a text, the content of the open placeholder. */
function writtenBefore(completing: Completing): string {
  const { source, offset, place } = completing;
  return (
    openPlace(completing) ?? decoded(source.slice((place.token?.offset ?? offset) + 1, offset))
  );
}

/** The content of the text's placeholder that is open at the cursor; `null` if none is open. */
function openPlace({ source, offset, place: { token }, last }: Completing): string | null {
  if (!token || !alternatives(last.allowed).some(({ type }) => type === "text")) return null;
  const before = decoded(source.slice(token.offset + 1, offset));
  const place = placesIn(`${before}}}`).at(-1);
  return place && place.end > before.length ? before.slice(place.start + 2) : null;
}

function completedExpression(completing: Completing, observed: Observed): Completed {
  const { source, offset, place, along, environment } = completing;
  const { token, needsCommaAfter } = place;
  const before = writtenBefore(completing);
  const { catalogue } = environment;
  const { typed, options } = expressionOptions(before, {
    descriptions: environment.descriptions,
    scope: observed.scope,
    wanted: observed.wanted,
    permissions: catalogue.permissions,
    dictionaries: asksForDictionary(along, environment) ? dictionariesOf(catalogue) : [],
  });
  const rest = /^[\w$]*/.exec(source.slice(offset))?.[0].length ?? 0;
  const fields =
    observed.fields && before.length === typed ? fieldOptions(observed, environment) : [];
  const end = token?.isClosed === false ? `"${needsCommaAfter ? "," : ""}` : "";
  return {
    from: offset - encoded(before.slice(before.length - typed)).length,
    to: offset + rest,
    options: [...fields.map(({ isText: _, ...field }) => field), ...options].map((option) => ({
      ...option,
      insert: encoded(option.insert) + end,
      ...(end && option.cursor === undefined ? { cursor: option.insert.length } : {}),
    })),
  };
}

/** Whether the value is an argument that takes the name of a dictionary. */
function asksForDictionary(
  along: readonly ShapedNode[],
  { catalogue }: LanguageEnvironment,
): boolean {
  const [call, , argument] = along.slice(-3);
  const { dictionary } = catalogue;
  return (
    dictionary !== null &&
    call !== undefined &&
    argument?.entry?.key === dictionary.type &&
    calledBy(call.node) === dictionary.operation
  );
}
