import { type ComponentType, lazy } from "react";
import { needTexts } from "../src/i18n/text-parts.ts";
import type { PagePlan } from "../src/language/page.ts";
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

/** Loads the views of the kinds that a page draws at first, not those it opens later. */
export function preloadViews({ body, blocks }: Pick<PagePlan, "body" | "blocks">): void {
  const first = Object.values(blocks).filter(({ id }) => !id.split("/").includes("open"));
  for (const { kind } of [body, ...first]) {
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
