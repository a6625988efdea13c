import { type ReactNode, useContext } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import { CommandPlaceContext } from "../act/commands.ts";
import { BlockFrameContext, PageWriteContext, useHost } from "./contexts.ts";
import styles from "./panel.module.css";

interface PanelProps {
  plan: BlockPlan;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** Whether the block draws its own heading. */
  hasOwnHead?: boolean;
  children: ReactNode;
}

/** The ground of a block: a card on a page, nothing in a dialog. */
export function Panel({ plan, actions, hasOwnHead = false, children }: PanelProps) {
  const { isDialog, isPlain = false } = useContext(BlockFrameContext);
  const title = useBlockTitle(plan);
  return (
    <section
      className={isDialog || isPlain ? styles.bare : styles.panel}
      aria-label={title ?? undefined}
    >
      {!hasOwnHead && (title !== null || actions) && (
        <div className={styles.head}>
          {title !== null && <h2 className={styles.title}>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <CommandPlaceContext value={title}>{children}</CommandPlaceContext>
    </section>
  );
}

/** The block's heading; none where its dialog has the same title. */
export function useBlockTitle(plan: BlockPlan): string | null {
  const { text } = useHost();
  const { isDialog } = useContext(BlockFrameContext);
  const isSaid = isDialog && plan.id.endsWith("/open");
  return isSaid || plan.title === null ? null : text(plan.title);
}

/** What a block is called where its heading is not seen: its title, or its dialog's or page's. */
export function useBlockName(plan: BlockPlan): string | undefined {
  const { title } = useContext(BlockFrameContext);
  const page = useContext(PageWriteContext);
  return useBlockTitle(plan) ?? title ?? page?.title();
}

/** The heading of a layout block. */
export function BlockHeading({ plan }: { plan: BlockPlan }) {
  const title = useBlockTitle(plan);
  return title === null ? null : <h2 className={styles.title}>{title}</h2>;
}
