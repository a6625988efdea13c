import { CopyOutlined, ReadOutlined, UndoOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useId, useRef } from "react";
import { PageLink } from "../../../renderers/runtime/link/page-link.tsx";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import { copyText } from "../../ui/copy-text.ts";
import { errorSeconds, usePopups } from "../../ui/popups/popups.ts";
import { useIsNarrow } from "../../ui/use-media.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWidth } from "../../ui/use-width.ts";
import common from "../common.module.css";
import { ProblemPanel } from "../editor/problems/problem-panel.tsx";
import { type EditorHandle, SourceEditor } from "../editor/source-editor.tsx";
import { Preview } from "../preview/preview.tsx";
import { studioAddress, useStudio } from "../studio-host.ts";
import { useSettledPage } from "../use-settled-page.ts";
import type { Example } from "./examples.ts";
import styles from "./gallery.module.css";

interface ExampleViewProps {
  example: Example;
  /** The text of the example, with the user's edits. */
  source: string;
  isEdited: boolean;
  onChange(source: string): void;
}

/** Minimum width in pixels for text and preview side by side. */
const wideFrom = 900;

/** The reference chapter of each group of examples. */
const chapters = {
  kinds: (shown: string) => `blocks#${shown.toLowerCase()}`,
  cells: (shown: string) => `cells#${shown.toLowerCase()}`,
  widgets: (shown: string) => `widgets#${shown.toLowerCase()}`,
  actions: () => "parts#action",
  screens: () => "pages",
} as const;

/** A live example beside its JSON, which can be edited in place. */
export function ExampleView({ example, source, isEdited, onChange }: ExampleViewProps) {
  const { text, environment } = useStudio();
  const [element, width] = useWidth();
  const isNarrow = useIsNarrow();
  const id = useId();
  const handle = useRef<EditorHandle>(null);
  const { name } = example;
  const reveal = useSteady<[number, number], void>((...place) => handle.current?.reveal(...place));
  const apply = useSteady((edits: readonly TextEdit[]) => handle.current?.apply(edits));
  const { source: settled, compiled } = useSettledPage(name, source, environment);
  return (
    <section ref={element} className={`${common.card} ${styles.example}`} aria-labelledby={id}>
      <ExampleHead
        id={id}
        example={example}
        source={source}
        isEdited={isEdited}
        onChange={onChange}
      />
      <div className={width >= wideFrom ? styles.besides : styles.below}>
        <div className={styles.source}>
          <SourceEditor
            path={name}
            source={source}
            problems={compiled.problems}
            onChange={onChange}
            onCursor={() => {}}
            handle={handle}
            label={text("studio.workbench.sourceOf", { path: name })}
          />
          <ProblemPanel
            source={settled}
            problems={compiled.problems}
            onReveal={reveal}
            onApply={apply}
          />
        </div>
        <Preview path={name} source={settled} width={isNarrow ? "phone" : "tablet"} />
      </div>
    </section>
  );
}

/** The heading of an example, with the actions on its text. */
function ExampleHead({
  id,
  example: { room, shown, summary, source: original },
  source,
  isEdited,
  onChange,
}: ExampleViewProps & { id: string }) {
  const studio = useStudio();
  const { text } = studio;
  const { message } = usePopups();
  const copy = async (): Promise<void> => {
    if (await copyText(source)) message.success(text("common.copied"), 2);
    else message.error(text("common.notCopied"), errorSeconds);
  };
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h2 id={id} className={styles.title}>
          {shown}
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.actions}>
        <PageLink
          address={`${studioAddress(studio, "reference")}?chapter=${chapters[room](shown)}`}
        >
          <ReadOutlined aria-hidden /> {text("screens.reference")}
        </PageLink>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {text("studio.gallery.copy")}
        </Button>
        <Button
          icon={<UndoOutlined aria-hidden />}
          disabled={!isEdited}
          onClick={() => onChange(original)}
        >
          {text("studio.gallery.reset")}
        </Button>
      </div>
    </header>
  );
}
