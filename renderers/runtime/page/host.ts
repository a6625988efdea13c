import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import type { Language } from "../../../src/i18n/language.ts";
import type { TextValues } from "../../../src/i18n/messages.ts";
import type { TextPlan, ValueLabels } from "../../../src/language/plan/plans.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import type { Drafts } from "../draft/drafts.ts";
import type { OthersChanges } from "./others-changes.ts";
import type { SavedViews } from "./saved-views.ts";

/** Who is signed in, as expressions see them under `user`. */
export interface PageUser {
  id: number | string;
  username: string;
  fullname: string;
  isAdmin: boolean;
  isSuperAdministrators: boolean;
  isAdministrators: boolean;
  isAreaManager: boolean;
  isComprehensive: boolean;
  isCustomerRole: boolean;
}

/**
 * Where a page stands, as expressions see it under `route`. It is apart from the host because it
 * changes with each search and each page of rows, while the host stays the same.
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
   * Says a text of a plan, or that of a key, in the language that is shown; within a block the values
   * in its places are those of the block's scope.
   */
  text(text: TextPlan, values?: TextValues): string;
  /** What the dictionaries that a page's texts ask for call their values, as far as they are there. */
  words?: ReadonlyMap<string, ValueLabels>;
  can(permission: string): boolean;
  /** Whether problems are shown in full: to those who may edit screens. */
  isAdministrator: boolean;
  /** The file that a problem of the page is named by: `schemas/pages/points/rule.json`. */
  pageFile: string;
  user: PageUser | null;
  /**
   * Sets the query of the page's address, which holds filters, page and sort. The browser's Back
   * leads to what stood there before, unless the page only corrects itself.
   */
  setQuery(query: Readonly<Record<string, string>>, isCorrection: boolean): void;
  /** The hosts outside to which links may carry data, as the operator lists them. */
  linkHosts: readonly string[];
  /** Opens an address of the application, or an http(s) one in a new browser tab; `useLead` alone asks for it. */
  go(address: string): void;
  /** Told after a write: the tags of the records it changed; `session` means the menu or roles. */
  changed(tags: readonly string[]): void;
  /** What is changed elsewhere. */
  elsewhere: OthersChanges;
  /** Tells whether the page holds changes that closing it would lose. */
  setUnsaved(unsaved: boolean): void;
  /** Told what the page is called now, where its title holds values and stands elsewhere too. */
  setTitle?(title: string): void;
  /** Where the page keeps what is typed and not saved. */
  drafts: Drafts;
  /** How the member has arranged the page's blocks. */
  savedViews: SavedViews;
}
