import type { ComponentType } from "react";
import { needTexts } from "../src/i18n/text-parts.ts";
import type { PagePlan } from "../src/language/page.ts";
import { late } from "../src/ui/late/late.ts";
import { kindViews } from "./kind-views.gen.ts";
import { calendarCode } from "./runtime/page/calendar-code.ts";
import type { AnyBlockView, BlockViews } from "./runtime/page/views.ts";
import { textParts } from "./text-parts.gen.ts";

const loaders = new Map<string, () => Promise<ComponentType<never>>>(Object.entries(kindViews));

/** The view of each kind, loaded with its texts when it is first drawn. */
export const blockViews: BlockViews = new Map(
  [...loaders].map(([kind, load]) => [kind, late(() => viewOfKind(kind, load))]),
);

async function viewOfKind(kind: string, load: () => Promise<ComponentType<never>>) {
  const [view] = await Promise.all([load(), needTextsOf(kind)]);
  // Each kind's view receives only plans of its own kind, so the cast is safe.
  return view as AnyBlockView;
}

/**
 * Loads what a page is drawn with at first: the views of its kinds, not of those that it opens
 * later, and the date functions. What fails to load is reported where it is drawn.
 */
export async function preloadViews(plan: Pick<PagePlan, "body" | "blocks" | "isDated">) {
  const { body, blocks, isDated } = plan;
  const first = Object.values(blocks).filter(({ id }) => !id.split("/").includes("open"));
  const kinds = new Set([body, ...first].map(({ kind }) => kind));
  const parts = [...[...kinds].map((kind) => blockViews.get(kind)), isDated ? calendarCode : null];
  await Promise.allSettled(parts.map((part) => part?.load()));
}

async function needTextsOf(kind: string): Promise<void> {
  const own = textParts.kinds[kind];
  const parts = [...(own ? [own] : []), ...Object.values(textParts.cells)];
  await Promise.all(parts.map(needTexts));
}
