import { isDeepStrictEqual } from "node:util";
import { fixedPage, problemsOf } from "./check.ts";
import type { Judged } from "./judge.ts";
import { patched } from "./patch.ts";

/**
 * The possible results of the first quick fix: the intended page, another page that is accepted
 * too, or a page that is still wrong; or no fix is offered, so that a person must decide.
 */
export const remedies = ["as meant", "otherwise", "still wrong", "none"] as const;
type Remedy = (typeof remedies)[number];

/** The result of the first quick fix for a mistake that is reported by one problem. */
export function remedyOf({ mistake, problems }: Judged): Remedy {
  const [problem] = problems;
  const fixed = problem ? fixedPage(mistake.page, problem) : null;
  if (!fixed) return "none";
  if (isDeepStrictEqual(fixed.page, patched(mistake.page, mistake.right))) return "as meant";
  return problemsOf(fixed.page).length === 0 ? "otherwise" : "still wrong";
}
