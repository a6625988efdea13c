import { FullscreenExitOutlined, FullscreenOutlined } from "@ant-design/icons";
import { Button, Spin, Tabs, Tooltip } from "antd";
import { memo } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { CompiledPage } from "../../language/page.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { OutlinePanel } from "../editor/outline/outline-panel.tsx";
import { Explanation } from "../explanation/explanation.tsx";
import { Preview } from "../preview/preview.tsx";
import { useStudio } from "../studio-host.ts";
import { HistoryPanel } from "../versions/history-panel.tsx";
import type { PageDraft } from "./page-draft.ts";
import { useTypedText } from "./typed-text.ts";
import styles from "./workbench.module.css";

/** The inspector, loaded when it is first opened. */
const Inspector = lateView(async () => (await import("../inspector/inspector.tsx")).Inspector, {
  Meanwhile: () => <Spin />,
});

interface SidePanesProps {
  path: string;
  /** The text that the problems were found in, which follows typing after a pause. */
  source: string;
  compiled: CompiledPage;
  shown: string;
  /**
   * Whether the side panes have the whole width; `null` on phones, where the text is one of the
   * tabs.
   */
  isFull: boolean | null;
  onFull(isFull: boolean): void;
  onChoose(key: string): void;
  onReveal(offset: number, length?: number): void;
  onApply(edits: readonly TextEdit[]): void;
  draft: PageDraft;
}

/** The panes derived from a page's text, redrawn only when its meaning changes. */
export const SidePanes = memo(function SidePanes(props: SidePanesProps) {
  const { path, source, compiled, shown, isFull } = props;
  const { problems } = compiled;
  const { onFull, onChoose, onReveal, onApply, draft } = props;
  const { text } = useStudio();
  const sourceTab = { key: "source", label: text("studio.workbench.source") };
  const tabs = [
    {
      key: "preview",
      label: text("studio.preview.label"),
      children: <Preview path={path} source={source} isVisible={shown === "preview"} />,
    },
    {
      key: "inspector",
      label: text("studio.inspector.heading"),
      children: shown === "inspector" && (
        <Inspector problems={problems} onApply={onApply} onReveal={onReveal} />
      ),
    },
    {
      key: "outline",
      label: text("studio.outline.heading"),
      children: <TypedOutline source={source} onReveal={onReveal} isShown={shown === "outline"} />,
    },
    {
      key: "explanation",
      label: text("studio.workbench.explanation"),
      children: shown === "explanation" && (
        <Explanation path={path} compiled={compiled} source={source} onReveal={onReveal} />
      ),
    },
    {
      key: "history",
      label: text("action.history"),
      children: <HistoryPanel path={path} source={source} draft={draft} />,
    },
  ];
  return (
    <div className={styles.side}>
      {isFull !== null && <FullWidth isFull={isFull} onChange={onFull} />}
      <Tabs
        size="small"
        activeKey={shown}
        onChange={onChoose}
        items={isFull === null ? [sourceTab, ...tabs] : tabs}
      />
    </div>
  );
});

interface TypedOutlineProps {
  source: string;
  isShown: boolean;
  onReveal(offset: number, length?: number): void;
}

function TypedOutline(props: TypedOutlineProps) {
  const { cursor } = useTypedText();
  return <SeenOutline {...props} offset={cursor} />;
}

/** A hidden outline is not updated. */
const SeenOutline = memo(
  ({ source, offset, onReveal }: TypedOutlineProps & { offset: number }) => (
    <OutlinePanel source={source} offset={offset} onReveal={onReveal} />
  ),
  (before, now) =>
    !now.isShown ||
    (before.isShown && before.source === now.source && before.offset === now.offset),
);

/** A button that gives the side panes the whole width, or shows the text again. */
function FullWidth({ isFull, onChange }: { isFull: boolean; onChange(isFull: boolean): void }) {
  const { text } = useStudio();
  const label = text(`studio.workbench.${isFull ? "showSource" : "hideSource"}`);
  return (
    <Tooltip title={label} placement="left">
      <Button
        className={styles.fullWidth ?? ""}
        type="text"
        size="small"
        icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={label}
        onClick={() => onChange(!isFull)}
      />
    </Tooltip>
  );
}
