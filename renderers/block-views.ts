import { type ComponentType, lazy } from "react";
import { jsonIn } from "../src/catalogue/schema/json-text.ts";
import { needTexts } from "../src/i18n/text-parts.ts";
import { kindViews } from "./kind-views.gen.ts";
import type { AnyBlockView } from "./runtime/page/views.ts";
import { textParts } from "./text-parts.gen.ts";

const loaders = new Map<string, () => Promise<ComponentType<never>>>(Object.entries(kindViews));

/** The view of each kind, loaded with its texts when it is first drawn. */
export const blockViews: ReadonlyMap<string, AnyBlockView> = new Map(
  [...loaders].map(([kind, load]) => [
    kind,
    lazy(async () => {
      const [view] = await Promise.all([load(), needTextsOf(kind)]);
      // A view is drawn with plans of its own kind alone.
      return { default: view as AnyBlockView };
    }),
  ]),
);

/** Loads the views of the kinds that a page's source draws at first, not those it opens later. */
export function preloadViews(source: string): void {
  for (const kind of kindsIn(jsonIn(source))) {
    const load = loaders.get(kind);
    // What fails is told where it is drawn.
    if (load) Promise.all([load(), needTextsOf(kind)]).catch(() => {});
  }
}

/** The texts of a kind, and of all cells, whose views come with whatever shows values. */
async function needTextsOf(kind: string): Promise<void> {
  const own = textParts.kinds[kind];
  const parts = [...(own ? [own] : []), ...Object.values(textParts.cells)];
  await Promise.all(parts.map(needTexts));
}

function kindsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === "kind" && typeof part === "string") return [part];
    return name === "open" ? [] : kindsIn(part);
  });
}
