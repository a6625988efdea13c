import { Collapse, Drawer } from "antd";
import { useMemo } from "react";
import type { DrawnPage } from "../../src/language/page.ts";
import type { Part } from "../../src/language/plan/part.ts";
import { late, useLate } from "../../src/ui/late/late.ts";
import { useHost } from "../runtime/page/contexts.ts";
import { useTellLost } from "../runtime/show/late/use-tell-lost.ts";
import { BlockAnswer } from "./block-answer.tsx";
import { StateTag } from "./permission-list.tsx";
import { type StandingBlock, usePageParts } from "./use-page-parts.ts";
import styles from "./why.module.css";

interface WhyDrawerProps {
  page: DrawnPage;
  isOpen: boolean;
  onClose(): void;
}

/**
 * Shows administrators why each block and action of a page is hidden, disabled, empty or failing:
 * the expression with its values, the permission, the call and its response.
 */
export function WhyDrawer({ page, isOpen, onClose }: WhyDrawerProps) {
  const host = useHost();
  return (
    <Drawer
      open={isOpen}
      title={host.text("block.why")}
      size={620}
      classNames={{ wrapper: styles.wrapper }}
      closable={{ "aria-label": host.text("common.close") }}
      onClose={onClose}
      destroyOnHidden
    >
      <p className={styles.intro}>{host.text("why.intro", { file: host.pageFile })}</p>
      <PageAnswer page={page} />
    </Drawer>
  );
}

function PageAnswer({ page }: { page: DrawnPage }) {
  const parts = useLate(
    useMemo(() => late(() => page.parts()), [page]),
    useTellLost(),
  );
  return parts && <PartsAnswer page={page} parts={parts} />;
}

function PartsAnswer({ page, parts }: { page: DrawnPage; parts: readonly Part[] }) {
  const blocks = usePageParts(page, parts);
  const opened = blocks.filter(isRemarkable);
  const items = blocks.map((block) => ({
    key: block.plan.id,
    className: styles[`depth${Math.min(3, block.depth)}`],
    label: <BlockName block={block} />,
    children: <BlockAnswer block={block} />,
  }));
  const [first] = blocks;
  const shown = opened.length > 0 ? opened : first ? [first] : [];
  return <Collapse items={items} defaultActiveKey={shown.map(({ plan: { id } }) => id)} />;
}

/** Whether a block's state is unusual, so that its section is open at first. */
function isRemarkable({ state }: StandingBlock): boolean {
  return state !== "shown" && state !== "loading";
}

function BlockName({ block: { plan, state } }: { block: StandingBlock }) {
  return (
    <span className={styles.name}>
      <code>{plan.kind}</code>
      <span className={styles.title}>{useHost().text(plan.title ?? plan.name ?? plan.id)}</span>
      <StateTag state={state} />
    </span>
  );
}
