import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { isBroken } from "../../../src/language/broken.ts";
import type { PagePlan } from "../../../src/language/page.ts";
import { type Drafts, plainData } from "../draft/drafts.ts";
import {
  createPageStore,
  type OpenDialog,
  openDialog,
  type PageStore,
} from "../page/page-store.ts";

/** The draft key of a page's open dialogs. */
export const dialogsKey = "dialogs";

/**
 * A page's store with the dialogs that were open when it was left, which stores its open dialogs
 * from then on. A dialog whose block no longer exists stays closed.
 */
export function createKeptPageStore(plan: PagePlan, drafts: Drafts): PageStore {
  const store = createPageStore();
  for (const dialog of keptDialogs(plan, drafts.read(dialogsKey))) openDialog(store, dialog);
  store.subscribe(({ dialogs }, before) => {
    if (dialogs === before.dialogs) return;
    for (const dialog of before.dialogs) {
      if (!dialogs.includes(dialog)) drafts.remove(dialog.plan.id);
    }
    if (dialogs.length === 0) drafts.remove(dialogsKey);
    else drafts.write(dialogsKey, keptFormOf(dialogs));
  });
  return store;
}

/** Whether all open dialogs can be opened again. */
export function areDialogsKept(dialogs: readonly OpenDialog[]): boolean {
  return keptFormOf(dialogs).length === dialogs.length;
}

/** The stored dialogs with the ids of their blocks updated. */
export function movedDialogs(kept: unknown, move: (id: string) => string | null): unknown {
  if (!Array.isArray(kept)) return kept;
  return kept.map((entry: unknown) => {
    const { id, ...rest } = fieldsOf(entry);
    return { ...rest, id: typeof id === "string" ? move(id) : null };
  });
}

/** The stored form of dialogs, up to the first that cannot be stored; later ones depend on it. */
function keptFormOf(dialogs: readonly OpenDialog[]): unknown[] {
  const kept = dialogs.map(({ plan, subject, as, width, locals }) => {
    // A form's values are in its own draft, which leaves out secrets.
    const data = "form" in locals ? undefined : plainData(locals);
    return data === undefined ? null : { id: plan.id, subject, as, width, locals: data };
  });
  const end = kept.indexOf(null);
  return end < 0 ? kept : kept.slice(0, end);
}

function keptDialogs(plan: PagePlan, kept: unknown): Omit<OpenDialog, "key">[] {
  if (!Array.isArray(kept)) return [];
  const dialogs = kept.map((entry: unknown) => keptDialog(plan, entry));
  const end = dialogs.indexOf(null);
  return (end < 0 ? dialogs : dialogs.slice(0, end)).filter((dialog) => dialog !== null);
}

function keptDialog({ blocks }: PagePlan, entry: unknown): Omit<OpenDialog, "key"> | null {
  const { id, subject, as, width, locals } = fieldsOf(entry);
  const plan = typeof id === "string" ? blocks[id] : undefined;
  if (!plan || isBroken(plan)) return null;
  return {
    plan,
    subject: typeof subject === "string" ? subject : null,
    as: as === "drawer" ? "drawer" : "dialog",
    width: typeof width === "number" ? width : null,
    locals: fieldsOf(locals),
  };
}
