import type { FixedRole } from "../catalogue/role-flags.ts";
import type { Language } from "../i18n/language.ts";

/** The states that a page can be drawn in; `no-permission` is for a user without any permission. */
export const snapshotStates = ["loaded", "empty", "error", "no-permission"] as const;

/** The state of a snapshot. */
export type PageState = (typeof snapshotStates)[number];

/** The role, language and state of a snapshot. */
export interface SnapshotView {
  /** Defaults to the super administrator. */
  role?: FixedRole;
  /** The language of the snapshot; defaults to English. */
  language?: Language;
  /** The state of the snapshot; defaults to `loaded`. */
  state?: PageState;
}

/** The name of a snapshot's file, such as `loaded.txt` or `empty.customer.zh.txt`. */
export function snapshotName({ role, language, state = "loaded" }: SnapshotView): string {
  const parts: string[] = [state];
  if (role !== undefined && role !== "superAdministrator") parts.push(role);
  if (language !== undefined && language !== "en") parts.push(language);
  return `${parts.join(".")}.txt`;
}
