import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { BlockPlan } from "../../src/language/block.ts";

/** What every block's view takes; a view reads the plan as its own kind's. */
export interface BlockViewProps<Plan extends BlockPlan> {
  plan: Plan;
}

type AnyView = ComponentType<BlockViewProps<BlockPlan>>;

const modules = import.meta.glob<AnyView>("../blocks/*/View.tsx", { import: "View" });

const views = new Map<string, LazyExoticComponent<AnyView>>(
  Object.entries(modules).map(([path, load]) => {
    const kind = path.split("/").at(-2) ?? path;
    return [kind, lazy(async () => ({ default: await load() }))];
  }),
);

/** The view of a kind, loaded when it is first drawn; the folder's name is the kind's. */
export function viewOf(kind: string): LazyExoticComponent<AnyView> | null {
  return views.get(kind) ?? null;
}
