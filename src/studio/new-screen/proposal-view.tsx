import { Alert, Empty, Tabs } from "antd";
import { useMemo, useRef, useState } from "react";
import { compilePage } from "../../language/compile/compile-page.ts";
import { useIsNarrow } from "../../ui/use-media.ts";
import common from "../common.module.css";
import { type EditorHandle, SourceEditor } from "../editor/source-editor.tsx";
import { Preview } from "../preview/preview.tsx";
import { useStudio } from "../studio-host.ts";
import { PageProblems } from "../versions/page-problems.tsx";
import styles from "./new-screen.module.css";

interface ProposalViewProps {
  path: string;
  /** The page's source; `null` until there is one. */
  source: string | null;
}

/** The new page as preview and as JSON, with its problems. */
export function ProposalView({ path, source }: ProposalViewProps) {
  const { text } = useStudio();
  return (
    <section
      className={`${common.card} ${styles.view}`}
      aria-label={text("studio.newScreen.result")}
    >
      {source === null ? (
        <Empty
          className={styles.empty}
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={text("studio.newScreen.nothingYet")}
        />
      ) : (
        <ProposedPage path={path} source={source} />
      )}
    </section>
  );
}

function ProposedPage({ path, source }: { path: string; source: string }) {
  const { environment, text } = useStudio();
  const [tab, setTab] = useState("preview");
  const isNarrow = useIsNarrow();
  const handle = useRef<EditorHandle>(null);
  const { problems } = useMemo(
    () => compilePage(path, source, environment),
    [path, source, environment],
  );
  const isPublishable = problems.every(({ severity }) => severity === "warning");
  const items = [
    {
      key: "preview",
      label: text("studio.preview.label"),
      children: (
        <Preview
          path={path}
          source={source}
          isVisible={tab === "preview"}
          width={isNarrow ? "phone" : "desktop"}
        />
      ),
    },
    {
      key: "source",
      label: "JSON",
      children: (
        <div className={styles.source}>
          <SourceEditor
            path={path}
            source={source}
            problems={problems}
            handle={handle}
            onChange={() => {}}
            onCursor={() => {}}
            isReadOnly
            label={text("studio.workbench.sourceOf", { path })}
          />
        </div>
      ),
    },
  ];
  return (
    <>
      {problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text(`studio.newScreen.${isPublishable ? "warnings" : "stillLacks"}`)}
          description={<PageProblems path={path} problems={problems} />}
        />
      )}
      <Tabs size="small" activeKey={tab} onChange={setTab} items={items} />
    </>
  );
}
