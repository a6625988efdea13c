import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { stepsOf } from "../../catalogue/schema/pointer.ts";
import { createLineIndex } from "../../language/source.ts";

/** Something that a file of the project gets wrong: what, where, and what to do. */
export interface Finding {
  /** From the project's root. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  offset: number;
  length: number;
  /** The JSON pointer, or the key of a text. */
  pointer: string;
  severity: "error" | "warning";
  code: string;
  message: string;
  /** Empty where the message itself says what to do. */
  remedy: string;
}

/** A stretch of a file, as people and programs name it. */
export type FilePlace = Pick<Finding, "pointer" | "line" | "column" | "offset" | "length">;

/** Finds the places of a JSON text: what stands at a pointer, else the nearest around it. */
export function createPlaces(source: string): (pointer: string) => FilePlace {
  const lineOf = createLineIndex(source);
  let tree: Node | undefined;
  return (pointer) => {
    tree ??= parseTree(source, [], { disallowComments: true });
    const { offset, length } = tree ? rangeAt(tree, stepsOf(pointer)) : { offset: 0, length: 1 };
    return { pointer, offset, length, ...lineOf(offset) };
  };
}

function rangeAt(tree: Node, steps: readonly string[]): { offset: number; length: number } {
  let current = tree;
  for (const step of steps) {
    const next = findNodeAtLocation(current, [current.type === "array" ? Number(step) : step]);
    if (!next) break;
    current = next;
  }
  const isContainer = current.type === "object" || current.type === "array";
  return { offset: current.offset, length: isContainer ? 1 : current.length };
}
