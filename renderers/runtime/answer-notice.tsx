import { Alert } from "antd";
import { useEffect, useId } from "react";
import { useStore } from "zustand";
import type { Operation } from "../../src/catalogue/operation.ts";
import { answerFault } from "./answer-fault.ts";
import styles from "./answer-notice.module.css";
import { useHost, usePageStore } from "./contexts.ts";
import { noteAnswerFault } from "./page-store.ts";
import { whenIdle } from "./when-idle.ts";

/** Notes where an answer breaks the catalogue; looked for only while an administrator looks on. */
export function useAnswerCheck(operation: Operation, data: unknown): void {
  const { catalogue, isAdministrator } = useHost();
  const store = usePageStore();
  const reader = useId();
  useEffect(() => {
    if (!isAdministrator || data === undefined) return undefined;
    // A large answer takes its time to look through: the rows come first.
    const giveUp = whenIdle(() => {
      const path = answerFault(catalogue, operation, data);
      if (path !== null) noteAnswerFault(store, reader, { operation: operation.id, path });
    });
    return () => {
      giveUp();
      noteAnswerFault(store, reader, null);
    };
  }, [catalogue, isAdministrator, operation, data, store, reader]);
}

/**
 * Tells administrators, and nobody else, once a page, which answers are not as the catalogue has
 * them; it stands in the dialog on top where there is one.
 */
export function AnswerNotice({ dialog }: { dialog: number | null }) {
  const host = useHost();
  const store = usePageStore();
  const faults = useStore(store, ({ answerFaults }) => answerFaults);
  const isHere = useStore(store, ({ dialogs }) => (dialogs.at(-1)?.key ?? null) === dialog);
  if (!isHere || faults.size === 0) return null;
  const sentences = [...faults.values()].map((fault) =>
    host.text("block.brokenAnswer", { ...fault }),
  );
  const [first, ...others] = new Set(sentences);
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={first}
      description={
        others.length > 0 && others.map((sentence) => <div key={sentence}>{sentence}</div>)
      }
    />
  );
}
