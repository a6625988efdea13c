import { useContext, useMemo, useState } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { type Late, together, useLate } from "../../../src/ui/late/late.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { BlocksContext, type BlockViews, BlockViewsContext } from "../../runtime/page/views.ts";

/**
 * Whether the code is loaded that the named blocks are drawn with, for a block that shows them
 * together, so that none shifts another. Where it cannot be loaded, each block says so itself.
 */
export function useInnerCode(ids: readonly string[]): boolean {
  const host = useHost();
  const blocks = useContext(BlocksContext);
  const views = useContext(BlockViewsContext);
  const [isLost, setLost] = useState(false);
  const code = useMemo(() => {
    const plans = ids.flatMap((id) => blocks[id] ?? []);
    return together(plans.map((plan) => codeOf(plan, views, host)));
  }, [ids, blocks, views, host]);
  return useLate(code, () => setLost(true)) !== null || isLost;
}

/** The code of a block: its view, and what the view draws with. */
function codeOf(plan: BlockPlan, views: BlockViews, host: PageHost): Late<true> {
  const view = views.get(plan.kind);
  const more = () => together(view?.part?.code?.(plan, host) ?? []);
  return {
    get part() {
      return view?.part === null ? null : more().part;
    },
    async load() {
      await view?.load();
      return more().load();
    },
  };
}
