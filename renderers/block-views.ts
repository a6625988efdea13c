import type { ComponentType } from "react";
import { needTexts } from "../src/i18n/text-parts.ts";
import type { PagePlan } from "../src/language/page.ts";
import { lazyPart } from "../src/ui/late/lazy-part.ts";
import { kindViews } from "./kind-views.gen.ts";
import type { AnyBlockView } from "./runtime/page/views.ts";
import { textParts } from "./text-parts.gen.ts";

const loaders = new Map<string, () => Promise<ComponentType<never>>>(Object.entries(kindViews));

/** The view of each kind, loaded with its texts when it is first drawn. */
export const blockViews: ReadonlyMap<string, AnyBlockView> = new Map(
  [...loaders].map(([kind, load]) => [
    kind,
    lazyPart(async () => {
      const [view] = await Promise.all([load(), needTextsOf(kind)]);
      // Each kind's view receives only plans of its own kind, so the cast is safe.
      return view as AnyBlockView;
    }),
  ]),
);

/** Loads the views of the kinds that a page draws at first, not those it opens later. */
export function preloadViews({ body, blocks }: Pick<PagePlan, "body" | "blocks">): void {
  const first = Object.values(blocks).filter(({ id }) => !id.split("/").includes("open"));
  for (const { kind } of [body, ...first]) {
    const load = loaders.get(kind);
    // A view that fails to load is reported where it is drawn, so preloading ignores the error.
    if (load) Promise.all([load(), needTextsOf(kind)]).catch(() => {});
  }
}

/** Loads the texts of a kind and of all cells. */
async function needTextsOf(kind: string): Promise<void> {
  const own = textParts.kinds[kind];
  const parts = [...(own ? [own] : []), ...Object.values(textParts.cells)];
  await Promise.all(parts.map(needTexts));
}
