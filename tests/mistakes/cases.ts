import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Operation } from "./patch.ts";

/** A page with a mistake, as a person might write it, and the patch that corrects it. */
export interface Mistake {
  mistake: string;
  /**
   * The JSON pointer at which the checker must report the mistake; for a missing part, it may also
   * report it at the object that lacks the part.
   */
  at: string;
  /** Further pointers that are accepted, if two parts contradict each other. */
  or?: readonly string[];
  page: unknown;
  right: readonly Operation[];
  /** Why a reader of the page cannot recognise the mistake. */
  impossible?: string;
}

/** A correct page that looks wrong to people who know the rules only in part. */
export interface RightPage {
  why: string;
  page: unknown;
}

/** A document with cases, and its name. */
export interface Theme<Case> {
  name: string;
  cases: readonly Case[];
}

/** The mistakes by theme. */
export const mistakes: readonly Theme<Mistake>[] = themesIn("wrong");

/** The unusual but correct pages by theme. */
export const rightPages: readonly Theme<RightPage>[] = themesIn("right");

function themesIn<Case>(folder: string): Theme<Case>[] {
  const path = resolve(import.meta.dirname, folder);
  return readdirSync(path)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ""),
      cases: JSON.parse(readFileSync(resolve(path, file), "utf8")),
    }));
}
