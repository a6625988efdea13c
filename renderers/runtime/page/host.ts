import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import type { RoleFlags } from "../../../src/catalogue/role-flags.ts";
import type { Language } from "../../../src/i18n/language.ts";
import type { TextValues } from "../../../src/i18n/messages.ts";
import type { TextPlan, ValueLabels } from "../../../src/language/plan/plans.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import type { Drafts } from "../draft/drafts.ts";
import type { OthersChanges } from "./others/others-changes.ts";
import type { SavedViews } from "./saved-views.ts";

/** Who is signed in, as expressions see them under `user`. */
export interface PageUser extends RoleFlags {
  id: number | string;
  username: string;
  fullname: string;
}

/**
 * A page's route, `route` in expressions. It is separate from the host because it changes with each
 * search and page of rows.
 */
export interface PageRoute {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** All that a page needs of the application around it: shell, studio preview or test. */
export interface PageHost {
  catalogue: Catalogue;
  wire: Wire;
  language: Language;
  /**
   * Translates a plan's text or a key into the current language; within a block its placeholders
   * use the block's scope.
   */
  text(text: TextPlan, values?: TextValues): string;
  /** The labels of dictionary values that a page's texts need, as far as loaded. */
  words?: ReadonlyMap<string, ValueLabels>;
  can(permission: string): boolean;
  /** Whether problems are shown in full, to members who may edit screens. */
  isAdministrator: boolean;
  /** The page's file, named in problems: `schemas/pages/points/rule.json`. */
  pageFile: string;
  user: PageUser | null;
  /**
   * Sets the query of the page's address, which contains filters, page and sort. The browser's Back
   * returns to the previous query, unless the page only corrects its query.
   */
  setQuery(query: Readonly<Record<string, string>>, isCorrection: boolean): void;
  /** The external hosts that links may lead to, as the operator lists them. */
  linkHosts: readonly string[];
  /**
   * Opens an address of the application, or an http(s) address in a new tab. What pages link to is
   * opened by `LeadContext`, which asks first where an address leads away.
   */
  go(address: string): void;
  /** Called after a write with the tags of its records; `session` means the menu or roles. */
  changed(tags: readonly string[]): void;
  /** Changes made in other sessions. */
  elsewhere: OthersChanges;
  /** Tells whether the page holds changes that closing it would lose. */
  setUnsaved(unsaved: boolean): void;
  /** Called with the page's current title, where the title holds values and is shown elsewhere. */
  setTitle?(title: string): void;
  /**
   * Aborted once the page closes for good; absent where a page is never hidden, so that the end of
   * its effects tells as much.
   */
  closed?: AbortSignal | undefined;
  drafts: Drafts;
  /** How the member has arranged the page's blocks. */
  savedViews: SavedViews;
}
