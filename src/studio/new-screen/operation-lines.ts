import type { Operation } from "../../catalogue/operation.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";

/**
 * Lines that a group's heading takes up. The list is measured in lines of equal height, so that
 * every position is known although only the visible lines are drawn.
 */
const linesOfName = 1;
const linesOfOption = 2;

/** Height of a line in pixels. */
export const lineHeight = 28;

/** An operation with its first line and its number among all matches, counted from 1. */
export interface PlacedOption {
  operation: Operation;
  line: number;
  position: number;
}

/** A group with its first line and its number of lines. */
export interface PlacedGroup {
  service: string;
  tag: string;
  line: number;
  lines: number;
  options: readonly PlacedOption[];
}

/** The positions of groups and operations in the list. */
export function placeGroups(groups: readonly OperationGroup[]): readonly PlacedGroup[] {
  let line = 0;
  let position = 0;
  return groups.map(({ service, tag, operations }) => {
    const start = line;
    line += linesOfName;
    const options = operations.map((operation) => {
      const option = { operation, line, position: ++position };
      line += linesOfOption;
      return option;
    });
    return { service, tag, line: start, lines: line - start, options };
  });
}

/** The number of lines of all groups. */
export const countLines = (groups: readonly PlacedGroup[]): number =>
  groups.reduce((sum, { lines }) => sum + lines, 0);

/** The visible part of the groups, plus one operation. */
export function drawnGroups(
  groups: readonly PlacedGroup[],
  [start, end]: readonly [number, number],
  held: Operation | undefined,
): readonly PlacedGroup[] {
  return groups.flatMap((group) => {
    const isNear = group.line < end && group.line + group.lines > start;
    const options = group.options.filter(
      ({ operation, line }) =>
        operation === held || (isNear && line < end && line + linesOfOption > start),
    );
    return isNear || options.length > 0 ? [{ ...group, options }] : [];
  });
}

/** The scroll offset that shows an operation below its group's heading. */
export function scrollFor(
  line: number,
  { scrollTop, clientHeight }: Pick<Element, "scrollTop" | "clientHeight">,
): number {
  const top = (line - linesOfName) * lineHeight;
  const end = (line + linesOfOption) * lineHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, end - clientHeight);
}

/** The operations of one tag. */
interface OperationGroup {
  service: string;
  tag: string;
  operations: readonly Operation[];
}

/**
 * The operations that contain every typed word, by service and tag. Lists come first, since most
 * screens show one.
 */
export function operationGroups(environment: LanguageEnvironment, typed: string): OperationGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const operation of environment.catalogue.operations.values()) {
    const { id, summary, service, tag, method, path, isSession } = operation;
    if (isSession) continue;
    const described = descriptionOf(environment, summary);
    const said = [id, summary, described, service.name, tag, method, path].join(" ").toLowerCase();
    if (!words.every((word) => said.includes(word))) continue;
    const key = `${service.name}\n${tag}`;
    groups.set(key, [...(groups.get(key) ?? []), operation]);
  }
  return [...groups.entries()].map(([key, found]) => {
    const [service = "", tag = ""] = key.split("\n");
    return { service, tag, operations: found.toSorted((a, b) => rank(a) - rank(b)) };
  });
}

function rank({ list, effect }: Operation): number {
  if (list) return 0;
  return effect === "read" ? 1 : 2;
}
