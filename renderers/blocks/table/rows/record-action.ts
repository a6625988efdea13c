import type { BlockPlan } from "../../../../src/language/block.ts";
import type { PagePlan } from "../../../../src/language/page.ts";
import type { ActionPlan } from "../../../../src/language/plan/plans.ts";
import { isWithin } from "../../../runtime/page/page-store.ts";

type Blocks = PagePlan["blocks"];

/**
 * The row action that opens the record of a row: the one that shows it, else the one that edits it,
 * preferably not to do something else with it, such as approving it, else the only link that depends
 * on the row. `null` where there is none.
 */
export function recordAction(
  actions: readonly ActionPlan[],
  blocks: Blocks,
  keyField: string,
): ActionPlan | null {
  const uses = actions.map((action) => ({ action, use: useOf(action, blocks) }));
  const usedFor = (wanted: Use) => uses.find(({ use }) => use === wanted);
  const open = usedFor("shows") ?? usedFor("edits") ?? usedFor("does");
  if (open) return open.action;
  const keys = [`row.${keyField}`, `row["${keyField}"]`, `row['${keyField}']`];
  const links = actions.filter(({ effect }) => {
    return effect.type === "go" && keys.some((key) => effect.address.source.includes(key));
  });
  return links.length === 1 ? (links[0] ?? null) : null;
}

/** Whether another block of the page shows the record that is selected in the named block. */
export function showsSelected(name: string | null, blocks: Blocks): boolean {
  if (name === null) return false;
  return Object.values(blocks).some(({ ofRecord }) => ofRecord?.reads.includes(name));
}

type Use = "shows" | "edits" | "does";

function useOf({ effect }: ActionPlan, blocks: Blocks): Use | null {
  if (effect.type !== "open") return null;
  const opened = Object.values(blocks).find((block) => isOfRow(block, effect.block));
  if (!opened?.ofRecord) return null;
  const { isEdited, isNamed } = opened.ofRecord;
  if (!isEdited) return "shows";
  return isNamed ? "does" : "edits";
}

/** Whether a block is shown as soon as the block `opened` is, and uses the row. */
function isOfRow({ id, ofRecord }: BlockPlan, opened: string): boolean {
  const isShown = isWithin(id, opened) && !/\/(open|expand)(\/|$)/.test(id.slice(opened.length));
  return isShown && ofRecord?.uses.includes("row") === true;
}
