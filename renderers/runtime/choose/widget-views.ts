import { needTexts } from "../../../src/i18n/text-parts.ts";
import { textParts } from "../../text-parts.gen.ts";
import { widgetViews } from "../../widget-views.gen.ts";
import type { WidgetView } from "./widget-view.ts";

const loaders = new Map<string, () => Promise<WidgetView>>(Object.entries(widgetViews));

const loading = new Map<string, Promise<ReadonlyMap<string, WidgetView>>>();

/**
 * Loads the views of the named widgets on first use. The same names give the same promise, as
 * React's `use` requires.
 */
export function loadWidgetViews(names: Iterable<string>): Promise<ReadonlyMap<string, WidgetView>> {
  const wanted = [...new Set(names)].sort();
  const key = wanted.join(" ");
  const known = loading.get(key);
  if (known) return known;
  const started = load(wanted);
  loading.set(key, started);
  // A failed load is retried on next use.
  started.catch(() => loading.delete(key));
  return started;
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
