import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";

/** What every block's view takes; a view reads the plan as its own kind's. */
export interface BlockViewProps<Plan extends BlockPlan> {
  plan: Plan;
}

type AnyView = ComponentType<BlockViewProps<BlockPlan>>;

const modules = import.meta.glob<AnyView>("../../blocks/*/View.tsx", { import: "View" });

const views = new Map<string, LazyExoticComponent<AnyView>>(
  Object.entries(modules).map(([path, load]) => {
    const kind = path.split("/").at(-2) ?? path;
    return [kind, lazy(async () => ({ default: await load() }))];
  }),
);

/** Loads the views of the kinds that a page's source draws at first, not those it opens later. */
export function preloadViews(source: string): void {
  for (const kind of kindsIn(parsed(source))) void modules[`../../blocks/${kind}/View.tsx`]?.();
}

function kindsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === "kind" && typeof part === "string") return [part];
    return name === "open" ? [] : kindsIn(part);
  });
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

/** The view of a kind, loaded when it is first drawn; the folder's name is the kind's. */
export function viewOf(kind: string): LazyExoticComponent<AnyView> | null {
  return views.get(kind) ?? null;
}
