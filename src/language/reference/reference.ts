import type { LanguageEnvironment } from "../environment.ts";
import {
  blocksChapter,
  cellsChapter,
  expressionsChapter,
  pageChapter,
  partsChapter,
  problemsChapter,
  widgetsChapter,
} from "./chapters.ts";
import { examplesFrom } from "./examples.ts";

/** A chapter of the reference: a Markdown file, whose links name the others' files. */
export interface Chapter {
  file: string;
  markdown: string;
}

/**
 * The reference of the page language in the environment's language, made from the shapes and
 * summaries of all that the registries hold, with examples out of the sources of pages.
 */
export function referenceOf(
  environment: LanguageEnvironment,
  sources: readonly string[],
): readonly Chapter[] {
  const examples = examplesFrom(sources);
  return [
    { file: "pages.md", markdown: pageChapter(environment) },
    { file: "blocks.md", markdown: blocksChapter(environment, examples) },
    { file: "parts.md", markdown: partsChapter(environment) },
    { file: "cells.md", markdown: cellsChapter(environment, examples) },
    { file: "widgets.md", markdown: widgetsChapter(environment, examples) },
    { file: "expressions.md", markdown: expressionsChapter(environment) },
    { file: "problems.md", markdown: problemsChapter(environment) },
  ];
}

/** The whole reference as one document. */
export function wholeReference(chapters: readonly Chapter[]): string {
  const whole = chapters.map(({ markdown }) => markdown).join("\n\n");
  return `${whole.replaceAll(/\]\([a-z]+\.md#/g, "](#")}\n`;
}
