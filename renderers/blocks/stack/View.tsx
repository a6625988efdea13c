import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import type { BlockViewProps, FirstDrawing } from "../../runtime/page/views.ts";
import type { StackPlan } from "./kind.ts";
import styles from "./stack.module.css";

/** Blocks below each other, or in columns where the screen is wide. */
export function View({ plan }: BlockViewProps<StackPlan>) {
  const columns = plan.columns === 1 ? "" : styles[`columns${plan.columns}`];
  return (
    <div className={`${styles.stack} ${columns}`}>
      <BlockHeading plan={plan} />
      {plan.items.map((item) => (
        <InnerBlock key={item} id={item} isTogether />
      ))}
    </div>
  );
}

View.first = ({ items }: StackPlan): FirstDrawing => ({ blocks: items });
