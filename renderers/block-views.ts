import { type ComponentType, lazy } from "react";
import { kindViews } from "./kind-views.gen.ts";
import type { AnyBlockView } from "./runtime/page/views.ts";

const loaders = new Map<string, () => Promise<ComponentType<never>>>(Object.entries(kindViews));

/** The view of each kind, loaded when it is first drawn. */
export const blockViews: ReadonlyMap<string, AnyBlockView> = new Map(
  [...loaders].map(([kind, load]) => [
    kind,
    // A view is drawn with plans of its own kind alone.
    lazy(async () => ({ default: (await load()) as AnyBlockView })),
  ]),
);

/** Loads the views of the kinds that a page's source draws at first, not those it opens later. */
export function preloadViews(source: string): void {
  for (const kind of kindsIn(parsed(source))) void loaders.get(kind)?.();
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
