import { type KeyboardEvent, type MouseEvent, useMemo, useState } from "react";
import { explainPage } from "../../language/explain/explain-page.ts";
import { placeOf } from "../../language/explain/place-of.ts";
import type { CompiledPage } from "../../language/page.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./explanation-list.module.css";

interface ExplanationListProps {
  path: string;
  source: string;
  compiled: CompiledPage;
  onReveal(offset: number, length: number): void;
}

/** Explains what a page shows, calls and does; each sentence links to its place in the text. */
export function ExplanationList({ path, source, compiled, onReveal }: ExplanationListProps) {
  const { text, environment } = useStudio();
  const [active, setActive] = useState(0);
  const lines = useMemo(
    () => explainPage(path, compiled, environment).map((line, at) => ({ ...line, at })),
    [path, compiled, environment],
  );
  const focused = Math.min(active, lines.length - 1);
  const reveal = (index: number): void => {
    const line = lines[index];
    if (!line) return;
    setActive(index);
    const place = placeOf(source, line.pointer);
    onReveal(place.offset, place.length);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, currentTarget } = event;
    const next = stepTo(key, focused, lines.length - 1);
    if (next === null && key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (next === null) reveal(focused);
    else {
      setActive(next);
      currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    }
  };
  const click = ({ target }: MouseEvent): void => {
    const line = target instanceof Element ? target.closest("[data-index]") : null;
    if (line) reveal(Number(line.getAttribute("data-index")));
  };
  return (
    <div
      role="tree"
      className={styles.lines}
      aria-label={text("studio.workbench.explanation")}
      tabIndex={-1}
      onKeyDown={press}
      onClick={click}
    >
      {lines.map(({ depth, text: sentence, sort, at }) => (
        <div
          key={at}
          role="treeitem"
          data-index={at}
          aria-level={depth + 1}
          aria-selected={at === focused}
          tabIndex={at === focused ? 0 : -1}
          className={styles[sort]}
          style={{ marginInlineStart: `${Math.min(depth, deepest) * 14}px` }}
        >
          <Sentence text={sentence} />
        </div>
      ))}
    </div>
  );
}

/** Maximum depth of indentation, since a phone has little room. */
const deepest = 8;

/** The index of the sentence that a key moves to; `null` for other keys. */
function stepTo(key: string, from: number, last: number): number | null {
  if (key === "ArrowDown") return Math.min(from + 1, last);
  if (key === "ArrowUp") return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** A sentence whose backticked parts are shown as code. */
function Sentence({ text }: { text: string }) {
  const parts = text.split("`").map((part, at) => ({ part, at }));
  return parts.map(({ part, at }) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
