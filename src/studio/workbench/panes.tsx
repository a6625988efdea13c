import { type CSSProperties, type RefObject, useId, useRef, useState } from "react";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { Divider } from "../../ui/divider/divider.tsx";
import { keepIn } from "../../ui/keep-in.ts";
import { useFillHeight } from "../../ui/use-fill-height.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWidth } from "../../ui/use-width.ts";
import { ProblemPanel } from "../editor/problems/problem-panel.tsx";
import { type EditorHandle, SourceEditor } from "../editor/source-editor.tsx";
import { useStudio } from "../studio-host.ts";
import type { SettledPage } from "../use-settled-page.ts";
import type { PageDraft } from "./page-draft.ts";
import { SidePanes } from "./side-panes.tsx";
import { TypedTextContext, useTyping } from "./typed-text.ts";
import styles from "./workbench.module.css";

interface PanesProps {
  path: string;
  source: string;
  /** The text into which others' changes were last merged. */
  ofOthers: string | null;
  /** The checked text with its problems, which follows typing after a pause. */
  settled: SettledPage;
  /** The settled page, deferred until its problems are drawn. */
  later: SettledPage;
  isReadOnly: boolean;
  handle: RefObject<EditorHandle | null>;
  draft: PageDraft;
}

/** Minimum width in pixels for text and preview side by side. */
const wideFrom = 960;

/**
 * The text with its problems on one side and everything derived from it on the other; one at a time
 * on a phone.
 */
export function Panes({ later, draft, ...shown }: PanesProps) {
  const { path, source, handle } = shown;
  const { text } = useStudio();
  const [element, width] = useWidth();
  const body = useRef<HTMLDivElement>(null);
  const height = useFillHeight(body);
  const [cursor, setCursor] = useState(0);
  const seen = useSeenPanes(width);
  const { isWide, isFull, start, setLayout } = seen;
  const id = useId();
  const reveal = useSteady((offset: number, length?: number): void => {
    seen.showSource();
    // A hidden text becomes visible by the next frame and can only then be scrolled.
    requestAnimationFrame(() => handle.current?.reveal(offset, length));
  });
  const apply = useSteady((edits: readonly TextEdit[]): void => handle.current?.apply(edits));
  const setFull = useSteady((isFull: boolean): void => setLayout({ isFull }));
  const typed = useTyping(source, cursor);
  return (
    <div ref={element}>
      <div ref={body} className={classOf(isWide, isFull)} style={sizesOf(start, height)}>
        <SourcePane
          {...shown}
          id={id}
          onChange={draft.type}
          isHidden={!seen.isSourceSeen}
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
            shown={seen.shown}
            isFull={isWide ? isFull : null}
            onFull={setFull}
            onChoose={seen.choose}
            onReveal={reveal}
            onApply={apply}
            draft={draft}
          />
        </TypedTextContext>
      </div>
    </div>
  );
}

/** Which panes are seen in a width in pixels, and the text's share where it is beside others. */
function useSeenPanes(width: number) {
  const [chosen, choose] = useState("preview");
  const [{ start, isFull }, setLayout] = usePaneLayout();
  const isWide = width >= wideFrom;
  const shown = isWide && chosen === "source" ? "preview" : chosen;
  const showSource = (): void => {
    if (!isWide) choose("source");
    else if (isFull) setLayout({ isFull: false });
  };
  const isSourceSeen = isWide ? !isFull : shown === "source";
  return { isWide, isFull, start, setLayout, shown, choose, isSourceSeen, showSource };
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

interface SourcePaneProps extends Omit<PanesProps, "later" | "draft"> {
  id: string;
  isHidden: boolean;
  onChange(source: string): void;
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
      <ProblemPanel
        problems={problems}
        isReadOnly={isReadOnly}
        onReveal={onReveal}
        onApply={onApply}
        source={settled.source}
      />
    </section>
  );
}

/** The user's layout of a wide workbench. */
interface PaneLayout {
  /** The width of the text pane in pixels. */
  start: number;
  /** Whether the text is hidden, so that the side panes have the whole width. */
  isFull: boolean;
}

const storageKey = "studioPanes";
const usual: PaneLayout = { start: 560, isFull: false };

/** The default width of the text pane, which a double click on the divider restores. */
const usualStart = usual.start;

/** The layout of the workbench, stored in this browser. */
function usePaneLayout(): [PaneLayout, (changed: Partial<PaneLayout>) => void] {
  const [layout, setLayout] = useState(() => keptLayout(window.localStorage.getItem(storageKey)));
  const change = (changed: Partial<PaneLayout>): void => {
    const next = { ...layout, ...changed };
    keepIn(window.localStorage, storageKey, JSON.stringify(next));
    setLayout(next);
  };
  return [layout, change];
}

function keptLayout(kept: string | null): PaneLayout {
  const { start, isFull } = fieldsOf(jsonIn(kept ?? "{}"));
  return { start: typeof start === "number" ? start : usual.start, isFull: isFull === true };
}
