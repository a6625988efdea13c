import { needTexts } from "../../../src/i18n/text-parts.ts";
import { type Late, late } from "../../../src/ui/late/late.ts";
import { textParts } from "../../text-parts.gen.ts";
import { widgetViews } from "../../widget-views.gen.ts";
import type { WidgetView } from "./widget-view.ts";

const loaders = new Map<string, () => Promise<WidgetView>>(Object.entries(widgetViews));

const known = new Map<string, Late<ReadonlyMap<string, WidgetView>>>();

/** The views of the named widgets, loaded on first use; the same names give the same object. */
export function widgetViewsOf(names: Iterable<string>): Late<ReadonlyMap<string, WidgetView>> {
  const wanted = [...new Set(names)].sort();
  const key = wanted.join(" ");
  const views = known.get(key) ?? late(() => load(wanted));
  known.set(key, views);
  return views;
}

async function load(names: readonly string[]): Promise<ReadonlyMap<string, WidgetView>> {
  const views = await Promise.all(
    names.map(async (name) => {
      const texts = textParts.widgets[name];
      const [view] = await Promise.all([loaders.get(name)?.(), texts && needTexts(texts)]);
      if (!view) throw new Error(`The widget "${name}" has no view.`);
      return [name, view] as const;
    }),
  );
  return new Map(views);
}
