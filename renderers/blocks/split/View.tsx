import { type CSSProperties, useId, useState } from "react";
import { Divider } from "../../../src/ui/divider/divider.tsx";
import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import type { SplitPlan } from "./kind.ts";
import styles from "./split.module.css";

/** Two blocks side by side with a movable divider; stacked on a narrow screen. */
export function View({ plan }: BlockViewProps<SplitPlan>) {
  const [width, setWidth] = useState(plan.startWidth);
  const { text } = useHost();
  const id = useId();
  const style: CSSProperties & Record<"--start", string> = { "--start": `${width}px` };
  return (
    <div className={styles.frame}>
      <BlockHeading plan={plan} />
      <div className={styles.split} style={style}>
        <div id={id} className={styles.start}>
          <InnerBlock id={plan.start} />
        </div>
        <Divider
          label={text("split.resize")}
          controls={id}
          width={width}
          usual={plan.startWidth}
          onChange={setWidth}
        />
        <div className={styles.end}>
          <InnerBlock id={plan.end} />
        </div>
      </div>
    </div>
  );
}
