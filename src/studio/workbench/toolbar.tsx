import { Button } from "antd";
import { useState } from "react";
import { NamedIcon } from "../../../renderers/icons.tsx";
import { Tag } from "../../../renderers/runtime/dictionary-tag.tsx";
import { saveFile } from "../../../renderers/runtime/save-file.ts";
import type { Problem } from "../../language/problem.ts";
import { PutInMenu } from "../new-screen/put-in-menu.tsx";
import { useStudio } from "../studio-host.ts";
import { PublishDialog } from "../versions/publish-dialog.tsx";
import type { PageDraftState } from "./page-draft.ts";
import { SavingStatus } from "./saving-status.tsx";
import styles from "./workbench.module.css";

interface ToolbarProps {
  path: string;
  title: string;
  state: Extract<PageDraftState, { status: "ready" }>;
  problems: readonly Problem[];
  isReadOnly: boolean;
  onSave(): void;
  onPublish(note: string): Promise<void>;
  onFormat(): void;
}

const colours = { shipped: null, published: "success", draft: "warning" } as const;

/** What the page is, how it stands, and what can be done with the whole of it. */
export function Toolbar({ path, title, state, problems, isReadOnly, ...actions }: ToolbarProps) {
  const { text, can } = useStudio();
  const [open, setOpen] = useState<"publish" | "menu" | null>(null);
  const { served, source, saving, conflict } = state;
  const isDraft = served.state === "draft" || saving.status !== "saved";
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const close = () => setOpen(null);
  const download = () =>
    saveFile(
      new Blob([source], { type: "application/json" }),
      `${path.slice(path.lastIndexOf("/") + 1)}.json`,
    );
  return (
    <header className={styles.toolbar}>
      <div>
        <h1 className={styles.heading}>{title}</h1>
        <span className={styles.path}>{path}</span>
      </div>
      <Tag color={colours[isDraft ? "draft" : served.state]}>
        {text(`studio.state.${isDraft ? "draft" : served.state}`)}
      </Tag>
      <SavingStatus saving={saving} onSave={actions.onSave} />
      <div className={styles.actions}>
        {!isReadOnly && (
          <Button onClick={actions.onFormat}>{text("studio.workbench.format")}</Button>
        )}
        <Button icon={<NamedIcon name="download" />} onClick={download}>
          {text("action.download")}
        </Button>
        {can("system:menu:add") && (
          <Button icon={<NamedIcon name="menu" />} onClick={() => setOpen("menu")}>
            {text("studio.workbench.putInMenu")}
          </Button>
        )}
        {can("system:page:publish") && (
          <Button
            type="primary"
            disabled={!isDraft || errors > 0 || conflict !== null}
            onClick={() => setOpen("publish")}
          >
            {errors > 0
              ? text("studio.workbench.publishAfter", { count: errors })
              : text("studio.workbench.publish")}
          </Button>
        )}
      </div>
      <PublishDialog
        path={path}
        source={source}
        isOpen={open === "publish"}
        onClose={close}
        onPublish={actions.onPublish}
      />
      <PutInMenu path={path} title={title} isOpen={open === "menu"} onClose={close} />
    </header>
  );
}
