import { BlockView } from "../../runtime/block-view.tsx";
import { BlockHeading } from "../../runtime/panel.tsx";
import type { BlockViewProps } from "../../runtime/views.ts";
import type { StackPlan } from "./kind.ts";
import styles from "./stack.module.css";

/** Blocks below each other. */
export function View({ plan }: BlockViewProps<StackPlan>) {
  return (
    <div className={styles.stack}>
      <BlockHeading plan={plan} />
      {plan.items.map((item) => (
        <BlockView key={item.id} plan={item} />
      ))}
    </div>
  );
}
