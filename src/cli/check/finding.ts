import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { stepsOf } from "../../catalogue/schema/pointer.ts";
import type { TextValues } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import { createLineIndex } from "../../language/source.ts";
import type { ProjectFile } from "../../snapshot/project.ts";
import type { FileFaultCode } from "../sentences.ts";

/** Something that a file of the project gets wrong: what, where, and what to do. */
export interface Finding {
  /** From the project's root. */
  file: string;
  /** The line number, starting at 1. */
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

/** What is wrong with a file, as the texts of `fileFault` say it. */
export interface FileFault {
  code: FileFaultCode;
  values: TextValues;
  /** The place in a JSON file; left out where the whole file is meant. */
  pointer?: string;
}

/** What is wrong with a JSON file of the project, with its place, in the words of a language. */
export function findingIn(
  { file, source }: ProjectFile,
  fault: FileFault,
  to: Translator,
): Finding {
  return findingAt(file, createPlaces(source)(fault.pointer ?? ""), fault, to);
}

/** What is wrong at a place of a file, in the words of a language. */
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
