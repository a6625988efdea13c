import type { PlanText } from "../../i18n/messages.ts";
import type { Planner } from "../environment.ts";
import { suggest } from "../suggest.ts";

/** What reads like a key of the locales is taken for one. */
export const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** Plans a text of a page: as it is written, since a plan is of no language; a missing key is reported. */
export function planText(
  { environment: { texts }, report }: Pick<Planner, "environment" | "report">,
  source: PlanText,
  pointer: string,
): PlanText {
  if (typeof source !== "string") return { ...source };
  if (keyLike.test(source) && texts.find(source) === undefined) {
    const suggestion = () => suggest(source, texts.keys());
    report("unknownKey", pointer, { name: source }, { suggestion });
  }
  return source;
}

/** The same where a page may leave it out. */
export function planOptionalText(
  planner: Planner,
  source: PlanText | undefined,
  pointer: string,
): PlanText | null {
  return source === undefined ? null : planText(planner, source, pointer);
}
