import { shortened } from "../../catalogue/written/shortened.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { entryNamed, plainValue, type SourceNode } from "../source.ts";

const longest = 120;

/** A value as quoted in a sentence, shortened: strings without quotes, others as JSON. */
export function shownValue(node: SourceNode): string {
  const value = typeof node.scalar === "string" ? node.scalar : JSON.stringify(plainValue(node));
  return shortened(value, longest - 1);
}

/** A text as people read it: a locale key is translated, and of several languages one is chosen. */
export function shownText(node: SourceNode, { texts, language }: LanguageEnvironment): string {
  const own = entryNamed(node, language) ?? entryNamed(node, "en") ?? node.entries[0];
  const text = node.type === "object" && own ? own.node : node;
  const value = shownValue(text);
  return texts.find(value) ?? value;
}

/**
 * The name of a part of a page for people: its label or title, its field, its name, or its kind.
 */
export function shownName(node: SourceNode, environment: LanguageEnvironment): string {
  if (node.type !== "object") return shownValue(node);
  const text = entryNamed(node, "label") ?? entryNamed(node, "title");
  const field = entryNamed(node, "field") ?? entryNamed(node, "name") ?? entryNamed(node, "kind");
  const isBlock = entryNamed(node, "kind") !== undefined;
  if (isBlock) return shownValue((entryNamed(node, "name") ?? field)?.node ?? node);
  if (entryNamed(node, "field")) return shownValue(entryNamed(node, "field")?.node ?? node);
  return text ? shownText(text.node, environment) : shownValue(field?.node ?? node);
}
