import { Tabs } from "antd";
import { useMemo } from "react";
import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import type { BlockViewProps } from "../../runtime/page/views.ts";
import type { TabsPlan } from "./kind.ts";
import styles from "./tabs.module.css";

/** Tabs of which one block is shown; a block is mounted when its tab is first opened. */
export function View({ plan }: BlockViewProps<TabsPlan>) {
  const { text } = useHost();
  const items = useMemo(
    () =>
      plan.items.map(({ id, label, body }) => ({
        key: id,
        label: text(label),
        children: <InnerBlock id={body} />,
      })),
    [plan.items, text],
  );
  return (
    <div className={styles.tabs}>
      <BlockHeading plan={plan} />
      <Tabs items={items} />
    </div>
  );
}
