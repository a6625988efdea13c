import { Tabs } from "antd";
import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { Divider } from "../../../renderers/blocks/split/divider.tsx";
import { useFillHeight } from "../../../renderers/runtime/use-fill-height.ts";
import { useWidth } from "../../../renderers/runtime/use-width.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import { OutlinePanel } from "../editor/outline-panel.tsx";
import { ProblemPanel } from "../editor/problem-panel.tsx";
import { type EditorHandle, SourceEditor } from "../editor/source-editor.tsx";
import { Inspector } from "../inspector/inspector.tsx";
import { Preview } from "../preview/preview.tsx";
import { useStudio } from "../studio-host.ts";
import { HistoryPanel } from "../versions/history-panel.tsx";
import styles from "./workbench.module.css";

interface PanesProps {
  path: string;
  source: string;
  /** The text that the problems are of, a moment behind what is typed. */
  settled: string;
  problems: readonly Problem[];
  isReadOnly: boolean;
  handle: RefObject<EditorHandle | null>;
  onChange(source: string): void;
  /** The service's page has changed: it was rolled back or restored. */
  onServed(): void;
}

// What is typed draws the text anew, and these only when what they are given is another.
const ShownPreview = memo(Preview);
const ShownInspector = memo(Inspector);
const ShownHistoryPanel = memo(HistoryPanel);

/** From this width in pixels on, text and preview stand side by side. */
const wideFrom = 960;
const usualStart = 560;

/** Text and problems at one side, all that is made of them at the other; one at a time on phones. */
export function Panes({ path, source, settled, problems, handle, ...others }: PanesProps) {
  const { isReadOnly, onChange, onServed } = others;
  const { text } = useStudio();
  const [element, width] = useWidth();
  const body = useRef<HTMLDivElement>(null);
  const height = useFillHeight(body);
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState("preview");
  const [start, setStart] = useState(usualStart);
  const id = useId();
  const isWide = width >= wideFrom;
  const shown = isWide && chosen === "source" ? "preview" : chosen;
  const reveal = useCallback(
    (offset: number, length?: number): void => {
      if (!isWide) setChosen("source");
      // On a phone the text is shown by the next frame.
      requestAnimationFrame(() => handle.current?.reveal(offset, length));
    },
    [handle, isWide],
  );
  const apply = useCallback(
    (edits: readonly TextEdit[]): void => handle.current?.apply(edits),
    [handle],
  );
  const sourceTab = { key: "source", label: text("studio.workbench.source") };
  const sideTabs = [
    {
      key: "preview",
      label: text("studio.workbench.preview"),
      children: <ShownPreview path={path} source={settled} isVisible={shown === "preview"} />,
    },
    {
      key: "inspector",
      label: text("studio.workbench.inspector"),
      children: (
        <ShownInspector source={source} offset={cursor} onApply={apply} onReveal={reveal} />
      ),
    },
    {
      key: "outline",
      label: text("studio.workbench.outline"),
      children: <OutlinePanel source={settled} offset={cursor} onReveal={reveal} />,
    },
    {
      key: "history",
      label: text("studio.workbench.history"),
      children: (
        <ShownHistoryPanel path={path} source={settled} onTake={onChange} onChanged={onServed} />
      ),
    },
  ];
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--start": `${start}px`,
    "--height": `${height}px`,
  };
  return (
    <div ref={element}>
      <div ref={body} className={isWide ? styles.wide : styles.narrow} style={style}>
        <section
          id={id}
          className={styles.source}
          aria-label={text("studio.workbench.source")}
          hidden={!isWide && shown !== "source"}
        >
          <SourceEditor
            {...{ path, source, problems, onChange, handle, isReadOnly }}
            onCursor={setCursor}
            label={text("studio.workbench.sourceOf", { path })}
          />
          <ProblemPanel
            {...{ problems, isReadOnly }}
            source={settled}
            onReveal={reveal}
            onApply={apply}
          />
        </section>
        {isWide && <Divider controls={id} width={start} usual={usualStart} onChange={setStart} />}
        <Tabs
          className={styles.side}
          size="small"
          activeKey={shown}
          onChange={setChosen}
          items={isWide ? sideTabs : [sourceTab, ...sideTabs]}
        />
      </div>
    </div>
  );
}
