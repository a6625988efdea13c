import { type CSSProperties, type RefObject, useId, useMemo, useRef, useState } from "react";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { Divider } from "../../ui/divider.tsx";
import { useFillHeight } from "../../ui/use-fill-height.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWidth } from "../../ui/use-width.ts";
import { ProblemPanel } from "../editor/problems/problem-panel.tsx";
import { type EditorHandle, SourceEditor } from "../editor/source-editor.tsx";
import { useStudio } from "../studio-host.ts";
import type { SettledPage } from "../use-settled-page.ts";
import { SidePanes } from "./side-panes.tsx";
import { TypedTextContext } from "./typed-text.ts";
import styles from "./workbench.module.css";

interface PanesProps {
  path: string;
  source: string;
  /** The text into which another's changes were last taken. */
  ofOthers: string | null;
  /** The text that the problems are of, a moment behind what is typed. */
  settled: SettledPage;
  /** The settled page after its problems are drawn. */
  later: SettledPage;
  isReadOnly: boolean;
  handle: RefObject<EditorHandle | null>;
  onChange(source: string): void;
  /** The service's page has changed: it was rolled back or restored. */
  onServed(): void;
}

/** From this width in pixels on, text and preview stand side by side. */
const wideFrom = 960;

/** Text and problems at one side, all that is made of them at the other; one at a time on phones. */
export function Panes({ path, source, ofOthers, settled, later, handle, ...others }: PanesProps) {
  const { isReadOnly, onChange, onServed } = others;
  const { text } = useStudio();
  const [element, width] = useWidth();
  const body = useRef<HTMLDivElement>(null);
  const height = useFillHeight(body);
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState("preview");
  const [{ start, isFull }, setLayout] = usePaneLayout();
  const id = useId();
  const isWide = width >= wideFrom;
  const shown = isWide && chosen === "source" ? "preview" : chosen;
  const isSourceSeen = isWide ? !isFull : shown === "source";
  const reveal = useSteady((offset: number, length?: number): void => {
    if (!isWide) setChosen("source");
    else if (isFull) setLayout({ isFull: false });
    // A hidden text is shown by the next frame.
    requestAnimationFrame(() => handle.current?.reveal(offset, length));
  });
  const apply = useSteady((edits: readonly TextEdit[]): void => handle.current?.apply(edits));
  const setFull = useSteady((wanted: boolean): void => setLayout({ isFull: wanted }));
  const typed = useMemo(() => ({ source, cursor }), [source, cursor]);
  return (
    <div ref={element}>
      <div ref={body} className={classOf(isWide, isFull)} style={sizesOf(start, height)}>
        <SourcePane
          {...{ id, path, source, ofOthers, settled, handle, isReadOnly, onChange }}
          isHidden={!isSourceSeen}
          onCursor={setCursor}
          onReveal={reveal}
          onApply={apply}
        />
        {isWide && !isFull && (
          <Divider
            label={text("studio.resizePanes")}
            controls={id}
            width={start}
            usual={usualStart}
            onChange={(width) => setLayout({ start: width })}
          />
        )}
        <TypedTextContext value={typed}>
          <SidePanes
            path={path}
            source={later.source}
            compiled={later.compiled}
            shown={shown}
            isFull={isWide ? isFull : null}
            onFull={setFull}
            onChoose={setChosen}
            onReveal={reveal}
            onApply={apply}
            onTake={onChange}
            onChanged={onServed}
          />
        </TypedTextContext>
      </div>
    </div>
  );
}

function classOf(isWide: boolean, isFull: boolean): string | undefined {
  if (!isWide) return styles.narrow;
  return isFull ? `${styles.wide} ${styles.full}` : styles.wide;
}

const sizesOf = (
  start: number,
  height: number | string,
): CSSProperties & Record<`--${string}`, string> => ({
  "--start": `${start}px`,
  "--height": `${height}px`,
});

interface SourcePaneProps extends Omit<PanesProps, "later" | "onServed"> {
  id: string;
  isHidden: boolean;
  onCursor(offset: number): void;
  onReveal(offset: number, length?: number): void;
  onApply(edits: readonly TextEdit[]): void;
}

/** The text with its problems below. */
function SourcePane({ id, isHidden, settled, onReveal, onApply, ...editor }: SourcePaneProps) {
  const { path, isReadOnly } = editor;
  const { text } = useStudio();
  const { problems } = settled.compiled;
  return (
    <section
      id={id}
      className={styles.source}
      aria-label={text("studio.workbench.source")}
      hidden={isHidden}
    >
      <SourceEditor
        {...editor}
        problems={problems}
        label={text("studio.workbench.sourceOf", { path })}
      />
      <ProblemPanel {...{ problems, isReadOnly, onReveal, onApply }} source={settled.source} />
    </section>
  );
}

/** How somebody likes the workbench arranged where it is wide. */
interface PaneLayout {
  /** The width of the text in pixels. */
  start: number;
  /** Whether the text is hidden, so that what is made of it has the whole width. */
  isFull: boolean;
}

const storageKey = "studioPanes";
const usual: PaneLayout = { start: 560, isFull: false };

/** The width of the text that a double click on the line beside it brings back. */
const usualStart = usual.start;

/** The layout of the workbench, stored in this browser. */
function usePaneLayout(): [PaneLayout, (changed: Partial<PaneLayout>) => void] {
  const [layout, setLayout] = useState(() => keptLayout(window.localStorage.getItem(storageKey)));
  const change = (changed: Partial<PaneLayout>): void => {
    const next = { ...layout, ...changed };
    window.localStorage.setItem(storageKey, JSON.stringify(next));
    setLayout(next);
  };
  return [layout, change];
}

function keptLayout(kept: string | null): PaneLayout {
  const { start, isFull } = fieldsOf(jsonIn(kept ?? "{}"));
  return { start: typeof start === "number" ? start : usual.start, isFull: isFull === true };
}
