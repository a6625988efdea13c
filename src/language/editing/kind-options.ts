import { descriptionOf } from "../description.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { ShapedNode } from "../shape/shaped-node.ts";
import { entryNamed } from "../source.ts";
import { type OpenProperties, propertiesOpening, requiredOfKind } from "./opening.ts";
import type { Place } from "./place.ts";
import type { ValueOption } from "./value-options.ts";

/** The kinds for a block or a cell, each with the required properties that are still missing. */
export function kindOptions(
  source: string,
  along: readonly ShapedNode[],
  { token }: Place,
  environment: LanguageEnvironment,
): ValueOption[] {
  const owner = along.at(-2);
  const value = along.at(-1);
  if (!owner || !value) return [];
  const of = owner.shape.type === "cell" ? "cell" : "block";
  const kinds = of === "cell" ? environment.cells : environment.blocks;
  const isLast = !token || /^\s*\}/.test(source.slice(token.offset + token.length));
  const before = separatorBefore(source, value.entry?.keyOffset ?? 0);
  return [...kinds.values()].map(({ name, summary }) => {
    const missing = requiredOfKind(of, name, environment).filter(
      ([property]) => !entryNamed(owner.node, property),
    );
    const option: ValueOption = {
      label: name,
      detail: descriptionOf(environment, summary),
      kind: "kind",
      insert: name,
      isText: true,
    };
    return isLast && token?.kind === "string" ? withMissing(option, missing, before) : option;
  });
}

/** The white space between properties: a line break if each property has its own line. */
function separatorBefore(source: string, keyOffset: number): string {
  const before = /\n[ \t]*$/.exec(source.slice(0, keyOffset))?.[0];
  return before === undefined ? ", " : `,${before}`;
}

/**
 * A completion that closes the quote of the kind and adds the properties that the kind requires.
 */
function withMissing(option: ValueOption, missing: OpenProperties, separator: string): ValueOption {
  if (missing.length === 0) return option;
  const { text, cursor } = propertiesOpening(missing, separator);
  const before = `${option.insert}"${separator}`;
  return { ...option, insert: before + text, cursor: before.length + cursor, isText: false };
}
