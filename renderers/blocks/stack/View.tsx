import { useContext, useMemo, useState } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { type Late, together, useLate } from "../../../src/ui/late/late.ts";
import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import {
  BlocksContext,
  type BlockViewProps,
  type BlockViews,
  BlockViewsContext,
  type FirstDrawing,
} from "../../runtime/page/views.ts";
import { LoadingBlock } from "../../runtime/read/block-states.tsx";
import type { StackPlan } from "./kind.ts";
import styles from "./stack.module.css";

/** Blocks below each other, or in columns where the screen is wide. */
export function View({ plan }: BlockViewProps<StackPlan>) {
  const isReady = useInnerCode(plan.items);
  if (!isReady) return <LoadingBlock />;
  const columns = plan.columns === 1 ? "" : styles[`columns${plan.columns}`];
  return (
    <div className={`${styles.stack} ${columns}`}>
      <BlockHeading plan={plan} />
      {plan.items.map((item) => (
        <InnerBlock key={item} id={item} />
      ))}
    </div>
  );
}

View.first = ({ items }: StackPlan): FirstDrawing => ({ blocks: items });

/**
 * Whether the code is loaded that the named blocks are drawn with, for a block that shows them
 * together, so that none shifts another. Where it cannot be loaded, each block says so itself.
 */
function useInnerCode(ids: readonly string[]): boolean {
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
