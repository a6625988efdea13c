import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { once } from "../../catalogue/once.ts";
import { stepsOf } from "../../catalogue/schema/pointer.ts";
import type { TextValues } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import { createLineIndex } from "../../language/source.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import type { FileFaultCode } from "../output/sentences.ts";

/** A fault in a file of the project: what is wrong, where, and what to do about it. */
export interface Finding {
  /** The file's path relative to the project's root. */
  file: string;
  /** The line number, starting at 1. */
  line: number;
  column: number;
  offset: number;
  length: number;
  /** The JSON pointer of the faulty part, or the key of a text. */
  pointer: string;
  severity: "error" | "warning";
  code: string;
  message: string;
  /** What to do about the fault; empty if the message already says it. */
  remedy: string;
}

/** A fault of a file, whose message is among the texts of `fileFault`. */
export interface FileFault {
  code: FileFaultCode;
  values: TextValues;
  /** The JSON pointer of the fault; left out if the whole file is meant. */
  pointer?: string;
}

/** The finding for a fault in a JSON file of the project, in the language of the texts. */
export function findingIn(
  { file, source }: ProjectFile,
  fault: FileFault,
  to: Translator,
): Finding {
  return findingAt(file, createPlaces(source)(fault.pointer ?? ""), fault, to);
}

/** The finding for a fault at a known place of a file, in the language of the texts. */
export function findingAt(
  file: string,
  place: FilePlace,
  { code, values }: FileFault,
  { say }: Translator,
): Finding {
  const message = say(`fileFault.${code}.message`, values);
  const remedy = say(`fileFault.${code}.remedy`, values);
  return { file, ...place, severity: "error", code, message, remedy };
}

/** A range of a file, for people and for programs. */
export type FilePlace = Pick<Finding, "pointer" | "line" | "column" | "offset" | "length">;

/**
 * Creates a function that finds the place of a pointer in a JSON text, or of its closest ancestor.
 */
export function createPlaces(source: string): (pointer: string) => FilePlace {
  const lineOf = createLineIndex(source);
  const parsed = once(() => parseTree(source, [], { disallowComments: true }));
  return (pointer) => {
    const tree = parsed();
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
