import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Operation } from "./patch.ts";

/** What a person wanted and wrote, and what makes it right. */
export interface Mistake {
  mistake: string;
  /** The JSON pointer to where it must be told; what is missing is told there or at what lacks it. */
  at: string;
  /** Further places that would serve as well, where two parts contradict each other. */
  or?: readonly string[];
  page: unknown;
  right: readonly Operation[];
  /** Why nobody who reads the page could know of it. */
  impossible?: string;
}

/** A page that looks wrong to whoever knows the rules by halves, and is right. */
export interface RightPage {
  why: string;
  page: unknown;
}

/** A document of cases, by its name. */
export interface Theme<Case> {
  name: string;
  cases: readonly Case[];
}

/** The mistakes, theme by theme. */
export const mistakes: readonly Theme<Mistake>[] = themesIn("wrong");

/** The unusual but right pages, theme by theme. */
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
