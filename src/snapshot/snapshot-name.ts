import type { Language } from "../i18n/language.ts";
import type { SnapshotRole } from "./role.ts";

/** In what a page can be seen; `no-permission` is for who may do nothing at all. */
export const snapshotStates = ["loaded", "empty", "error", "no-permission"] as const;

/** What the service is taken to answer. */
export type PageState = (typeof snapshotStates)[number];

/** For whom a page is drawn, and what the service is taken to answer. */
export interface SnapshotView {
  /** A super administrator unless said otherwise. */
  role?: SnapshotRole;
  /** English unless said otherwise. */
  language?: Language;
  /** `loaded` unless said otherwise. */
  state?: PageState;
}

/** The name of the file that keeps a snapshot: `loaded.txt`, `empty.customer.zh.txt`. */
export function snapshotName({ role, language, state = "loaded" }: SnapshotView): string {
  const parts: string[] = [state];
  if (role !== undefined && role !== "superAdministrator") parts.push(role);
  if (language !== undefined && language !== "en") parts.push(language);
  return `${parts.join(".")}.txt`;
}
