import type { PlanText } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Planner } from "../environment.ts";
import { suggest } from "../suggest.ts";

/** What a key of the locales looks like; so do the names of hosts and files. */
const keyLike = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** Plans a text of a page: as it is written, since a plan is of no language; a missing key is reported. */
export function planText(
  { environment: { texts }, report }: Pick<Planner, "environment" | "report">,
  source: PlanText,
  pointer: string,
): PlanText {
  // The shape has told of what is no text; nothing of it goes on.
  if (typeof source !== "string") return stringsIn(source);
  if (isUnknownKey(texts, source)) {
    report(
      "unknownKey",
      pointer,
      { name: source },
      {
        suggestion: () => suggest(source, texts.keys()),
      },
    );
  }
  return source;
}

function stringsIn(source: Exclude<PlanText, string>): Exclude<PlanText, string> {
  return Object.fromEntries(Object.entries(source).filter(([, said]) => typeof said === "string"));
}

/** Whether a text is meant as a key that is not there: it begins as keys do, or is much like one. */
export function isUnknownKey(texts: Pick<Translator, "find" | "keys">, text: string): boolean {
  if (!keyLike.test(text) || texts.find(text) !== undefined) return false;
  const group = text.slice(0, text.indexOf(".") + 1);
  const keys = texts.keys();
  return keys.some((key) => key.startsWith(group)) || suggest(text, keys) !== null;
}

/** The same where a page may leave it out. */
export function planOptionalText(
  planner: Planner,
  source: PlanText | undefined,
  pointer: string,
): PlanText | null {
  return source === undefined ? null : planText(planner, source, pointer);
}
