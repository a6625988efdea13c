import { Button, Checkbox, Input } from "antd";
import { useId, useState } from "react";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useMayCall, useStudio } from "../studio-host.ts";
import styles from "./exchange.module.css";
import type { ImportedPage } from "./import-check.ts";
import { ImportRow } from "./import-row.tsx";
import type { Import, ImportState } from "./use-import.ts";

interface CheckedPagesProps {
  state: Exclude<ImportState, { step: "empty" | "checking" }>;
  pages: Import;
}

const estimatedHeightPx = 58;

/** The checked files with their changes, and the selection of those to send. */
export function CheckedPages({ state, pages }: CheckedPagesProps) {
  const { text } = useStudio();
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const outcomes = state.step === "checked" ? null : state.outcomes;
  const sendable = state.pages.filter(isSendable);
  const chosen = new Set(sendable.map(({ key }) => key).filter((key) => !dropped.has(key)));
  const choose = (key: string, isChosen: boolean): void => {
    const next = new Set(dropped);
    if (isChosen) next.delete(key);
    else next.add(key);
    setDropped(next);
  };
  return (
    <>
      <p role="status">{summaryOf(state, text)}</p>
      <ChunkedList
        className={styles.rows}
        label={text("studio.exchange.found")}
        items={state.pages}
        estimatedHeightPx={estimatedHeightPx}
        item={(page, place) => (
          <ImportRow
            key={page.key}
            place={place}
            page={page}
            outcome={outcomes?.get(page.key) ?? null}
            isChosen={chosen.has(page.key)}
            onChoose={
              outcomes === null && isSendable(page)
                ? (isChosen) => choose(page.key, isChosen)
                : null
            }
            onRename={outcomes === null ? (path) => pages.rename(page, path) : null}
          />
        )}
      />
      <Sending state={state} pages={pages} chosen={chosen} />
    </>
  );
}

/** Sends the selected pages as drafts, or publishes them with a note. */
function Sending({ state, pages, chosen }: CheckedPagesProps & { chosen: ReadonlySet<string> }) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const [publishes, setPublishes] = useState(false);
  const [note, setNote] = useState("");
  const noteId = useId();
  const isChoosing = state.step === "checked";
  return (
    <>
      {isChoosing && mayCall("page.publish") && (
        <Checkbox checked={publishes} onChange={(event) => setPublishes(event.target.checked)}>
          {text("studio.exchange.publishSound")}
        </Checkbox>
      )}
      {isChoosing && publishes && (
        <div className={styles.note}>
          <label htmlFor={noteId}>{text("studio.versions.note")}</label>
          <Input
            id={noteId}
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
      )}
      <div className={styles.line}>
        {isChoosing && (
          <Button
            type="primary"
            disabled={chosen.size === 0}
            onClick={() => void pages.send(chosen, publishes, note.trim())}
          >
            {text("studio.exchange.send", { count: chosen.size })}
          </Button>
        )}
        <Button disabled={state.step === "sending"} onClick={pages.clear}>
          {text(state.step === "sent" ? "studio.exchange.again" : "common.cancel")}
        </Button>
      </div>
    </>
  );
}

function isSendable({ state }: ImportedPage): boolean {
  return state === "new" || state === "changed";
}

function summaryOf(
  state: CheckedPagesProps["state"],
  text: (key: string, values: Readonly<Record<string, number>>) => string,
): string {
  if (state.step === "checked") {
    const countOf = (name: ImportedPage["state"]): number =>
      state.pages.filter((page) => page.state === name).length;
    const [fresh, changed, same] = [countOf("new"), countOf("changed"), countOf("same")];
    return text("studio.exchange.summary", { new: fresh, changed, same });
  }
  const all = [...state.outcomes.values()];
  const countOf = (status: string): number => all.filter((one) => one.status === status).length;
  const drafts = countOf("draft");
  const [published, failed] = [countOf("published"), countOf("failed")];
  return text("studio.exchange.outcome", { drafts, published, failed });
}
