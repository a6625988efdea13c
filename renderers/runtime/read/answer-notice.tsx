import { Alert } from "antd";
import { useContext, useEffect, useId, useMemo } from "react";
import { useStore } from "zustand";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { whenIdle } from "../../../src/ui/when-idle.ts";
import { PageStoreContext, useHost, usePageStore } from "../page/contexts.ts";
import { noteAnswerFault } from "../page/page-store.ts";
import { answerFault } from "./answer-fault.ts";
import styles from "./answer-notice.module.css";

/** Records where an answer violates the catalogue; checked only for administrators. */
export function useAnswerCheck(operation: string | null, data: unknown): void {
  const answers = useMemo(() => (data === undefined ? noAnswers : [data]), [data]);
  useAnswerChecks(operation, answers);
}

const noAnswers: readonly unknown[] = [];

/** Checks several answers of one operation; the list must be stable. */
export function useAnswerChecks(operation: string | null, answers: readonly unknown[]): void {
  const { catalogue, isAdministrator } = useHost();
  const store = usePageStore();
  const reader = useId();
  useEffect(() => {
    if (!isAdministrator || operation === null || answers.length === 0) return undefined;
    // A large answer is checked in idle time, after the rows are drawn.
    const giveUp = whenIdle(() => {
      const path = firstFault(answers, (data) =>
        answerFault(catalogue, operationOf(catalogue, { operation }), data),
      );
      if (path !== null) noteAnswerFault(store, reader, { operation, path });
    });
    return () => {
      giveUp();
      noteAnswerFault(store, reader, null);
    };
  }, [catalogue, isAdministrator, operation, answers, store, reader]);
}

const looked = new WeakMap<object, string | null>();

/** The first fault of the answers; each answer is checked once, even if several blocks show it. */
function firstFault(
  answers: readonly unknown[],
  faultOf: (data: unknown) => string | null,
): string | null {
  const lookedThrough = (data: object): string | null => {
    const known = looked.get(data);
    const fault = known === undefined ? faultOf(data) : known;
    looked.set(data, fault);
    return fault;
  };
  for (const data of answers) {
    const fault = typeof data === "object" && data !== null ? lookedThrough(data) : faultOf(data);
    if (fault !== null) return fault;
  }
  return null;
}

/** Records a fault found while an answer was read; `null` for a valid answer. */
export function useKnownFault(operation: string, path: string | null): void {
  const store = useContext(PageStoreContext);
  const reader = useId();
  useEffect(() => {
    if (path === null || store === null) return undefined;
    noteAnswerFault(store, reader, { operation, path });
    return () => noteAnswerFault(store, reader, null);
  }, [operation, path, store, reader]);
}

/**
 * Shows administrators, once a page, which answers violate the catalogue; in the top dialog if one
 * is open.
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
