import { noDrafts } from "../draft/drafts.ts";
import type { PageHost } from "./host.ts";
import { noOthersChanges } from "./others/others-changes.ts";
import { noSavedViews } from "./saved-views.ts";

/**
 * The parts of a page's host where no application surrounds the page, as in a snapshot: nothing is
 * stored or opened, and no changes of others are followed.
 */
export const loneHost = {
  setQuery: () => {},
  linkHosts: [],
  go: () => {},
  changed: () => {},
  elsewhere: noOthersChanges,
  setUnsaved: () => {},
  drafts: noDrafts,
  savedViews: noSavedViews,
} satisfies Partial<PageHost>;
