import { isDeepStrictEqual } from "node:util";
import { fixedPage, problemsOf } from "./check.ts";
import type { Judged } from "./judge.ts";
import { patched } from "./patch.ts";

/**
 * What becomes of the page by the quick fix that is offered first: what was meant, something else
 * that is accepted too, or a page that is still wrong; or none is offered, and a person decides.
 */
export const remedies = ["as meant", "otherwise", "still wrong", "none"] as const;
type Remedy = (typeof remedies)[number];

/** How the remedy of a mistake that is told by one problem turns out. */
export function remedyOf({ mistake, problems }: Judged): Remedy {
  const [problem] = problems;
  const fixed = problem ? fixedPage(mistake.page, problem) : null;
  if (!fixed) return "none";
  if (isDeepStrictEqual(fixed.page, patched(mistake.page, mistake.right))) return "as meant";
  return problemsOf(fixed.page).length === 0 ? "otherwise" : "still wrong";
}
