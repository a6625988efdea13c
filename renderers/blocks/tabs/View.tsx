import { Tabs } from "antd";
import { useContext, useMemo } from "react";
import { prefixOf, useBlockQuery } from "../../runtime/address/use-block-query.ts";
import { InnerBlock } from "../../runtime/page/block-view.tsx";
import { useHost, useRoute } from "../../runtime/page/contexts.ts";
import { BlockHeading } from "../../runtime/page/panel.tsx";
import { BlocksContext, type BlockViewProps } from "../../runtime/page/views.ts";
import type { TabsPlan } from "./kind.ts";
import styles from "./tabs.module.css";

/** The address key of the tab that a user chose, by its position from 1. */
const chosenTab = "_tab";

/** Tabs of which one block is shown; a block is mounted when its tab is first opened. */
export function View({ plan }: BlockViewProps<TabsPlan>) {
  const { text } = useHost();
  const [part, setPart] = useBlockQuery(plan);
  const addressed = useAddressedTab(plan);
  const chosen = plan.items[Number(part[chosenTab]) - 1];
  const items = useMemo(
    () =>
      plan.items.map(({ id, label, body }) => ({
        key: id,
        label: text(label),
        children: <InnerBlock id={body} />,
      })),
    [plan.items, text],
  );
  const choose = (key: string): void => {
    const position = plan.items.findIndex(({ id }) => id === key) + 1;
    setPart({ ...part, [chosenTab]: String(position) }, true);
  };
  return (
    <div className={styles.tabs}>
      <BlockHeading plan={plan} />
      <Tabs items={items} activeKey={(chosen ?? addressed)?.id} onChange={choose} />
    </div>
  );
}

/** The first tab that holds a block to which the page's address gives a filter, a page or a record. */
function useAddressedTab({ items }: TabsPlan): TabsPlan["items"][number] | undefined {
  const { query } = useRoute();
  const blocks = useContext(BlocksContext);
  const keys = Object.keys(query);
  const addressed = items.find(({ body }) =>
    Object.values(blocks).some(({ name, id }) => {
      const isInside = id === body || id.startsWith(`${body}/`);
      return isInside && keys.some((key) => key.startsWith(prefixOf(name, id)));
    }),
  );
  return addressed ?? items[0];
}
