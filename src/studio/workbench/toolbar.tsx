import { Button } from "antd";
import { memo, useState } from "react";
import { useStore } from "zustand";
import { NamedIcon } from "../../../renderers/icons.tsx";
import { Tag } from "../../../renderers/runtime/show/dictionary-tag.tsx";
import type { Problem } from "../../language/problem.ts";
import { saveFile } from "../../ui/save-file.ts";
import common from "../common.module.css";
import { PutInMenu } from "../new-screen/menu/put-in-menu.tsx";
import { useMayCall, useStudio } from "../studio-host.ts";
import { PublishDialog } from "../versions/publish-dialog.tsx";
import type { PageDraftState, ReadyPage, Saving } from "./draft-state.ts";
import { type PageAct, PageActs } from "./page-acts.tsx";
import type { PageDraft } from "./page-draft.ts";
import { SavingStatus } from "./saving-status.tsx";
import styles from "./workbench.module.css";

interface ToolbarProps {
  path: string;
  title: string;
  draft: PageDraft;
  problems: readonly Problem[];
  isReadOnly: boolean;
  onPublish(note: string): Promise<void>;
  onFormat(): void;
}

const colours = { shipped: null, published: "success", draft: "warning" } as const;

/** What the page is, how it stands, and what can be done with the whole of it. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { path, title, draft, problems, onPublish } = props;
  const { text } = useStudio();
  const mayCall = useMayCall();
  const [open, setOpen] = useState<"publish" | "menu" | null>(null);
  const served = useStore(draft.store, (state) => readyOf(state)?.served.state ?? "shipped");
  const saving = useStore(draft.store, (state) => readyOf(state)?.saving ?? saved);
  const hasConflict = useStore(draft.store, (state) => (readyOf(state)?.conflict ?? null) !== null);
  // Followed only while it is looked at.
  const source = useStore(draft.store, (state) => (open === "publish" ? sourceOf(state) : ""));
  const isDraft = served === "draft" || saving.status !== "saved";
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const close = () => setOpen(null);
  const acts = usePageActs(props, () => setOpen("menu"));
  return (
    <header className={styles.toolbar}>
      <div>
        <h1 className={common.heading}>{title}</h1>
        <span className={styles.path}>{path}</span>
      </div>
      <Tag color={colours[isDraft ? "draft" : served]}>
        {text(`studio.state.${isDraft ? "draft" : served}`)}
      </Tag>
      <SavingStatus saving={saving} onSave={() => void draft.save()} />
      <div className={styles.actions}>
        <PageActs acts={acts} />
        {mayCall("page.publish") && (
          <Button
            type="primary"
            disabled={!isDraft || errors > 0 || hasConflict}
            onClick={() => setOpen("publish")}
          >
            {errors > 0
              ? text("studio.workbench.publishAfter", { number: errors })
              : text("studio.workbench.publish")}
          </Button>
        )}
      </div>
      <PublishDialog
        path={path}
        source={source}
        isOpen={open === "publish"}
        onClose={close}
        onPublish={onPublish}
      />
      <PutInMenu path={path} title={title} isOpen={open === "menu"} onClose={close} />
    </header>
  );
});

/** What can be done with the page beside publishing it. */
function usePageActs(
  { path, draft, isReadOnly, onFormat }: ToolbarProps,
  onMenu: () => void,
): readonly PageAct[] {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const download = () =>
    saveFile(
      new Blob([sourceOf(draft.store.getState())], { type: "application/json" }),
      `${path.slice(path.lastIndexOf("/") + 1)}.json`,
    );
  const format = { key: "format", label: text("studio.workbench.format"), run: onFormat };
  const menu = {
    key: "menu",
    label: text("studio.workbench.putInMenu"),
    icon: <NamedIcon name="menu" />,
    run: onMenu,
  };
  return [
    ...(isReadOnly ? [] : [format]),
    {
      key: "download",
      label: text("action.download"),
      icon: <NamedIcon name="download" />,
      run: download,
    },
    ...(mayCall("menu.add") ? [menu] : []),
  ];
}

const saved: Saving = { status: "saved" };

const readyOf = (state: PageDraftState): ReadyPage | null =>
  state.status === "ready" ? state : null;

const sourceOf = (state: PageDraftState): string => readyOf(state)?.source ?? "";
