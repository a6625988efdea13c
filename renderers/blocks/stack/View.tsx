import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import { LoadingBlock } from "../../runtime/read/block-states.tsx";
import type { StackPlan } from "./kind.ts";
import styles from "./stack.module.css";
import { useInnerCode } from "./use-inner-code.ts";

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
