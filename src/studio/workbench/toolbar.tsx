import { EllipsisOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { memo, type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { NamedIcon } from "../../../renderers/icons.tsx";
import { Tag } from "../../../renderers/runtime/show/dictionary-tag.tsx";
import { isError, type Problem } from "../../language/problem.ts";
import { afterKey } from "../../ui/keys/after-key.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useIsNarrow } from "../../ui/use-media.ts";
import common from "../common.module.css";
import { longestDraft } from "../longest-draft.ts";
import { type StudioHost, useMayCall, useStudio } from "../studio-host.ts";
import { PublishDialog } from "../versions/publish-dialog.tsx";
import type { PageDraftState, ReadyPage, Saving } from "./draft-state.ts";
import type { PageDraft } from "./page-draft.ts";
import styles from "./workbench.module.css";

/** Adds the page to the menu; loaded when it is first opened. */
const PutInMenu = lateView(
  async () => (await import("../new-screen/menu/put-in-menu.tsx")).PutInMenu,
);

interface ToolbarProps {
  path: string;
  title: string;
  draft: PageDraft;
  problems: readonly Problem[];
  isReadOnly: boolean;
  onFormat(): void;
}

const colours = { shipped: null, published: "success", draft: "warning" } as const;

/** The page's title and status, and the actions on the whole page. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { path, title, draft, problems } = props;
  const { text } = useStudio();
  const mayCall = useMayCall();
  const [open, setOpen] = useState<"publish" | "menu" | null>(null);
  const served = useStore(draft.store, (state) => readyOf(state)?.served.state ?? "shipped");
  const saving = useStore(draft.store, (state) => readyOf(state)?.saving ?? saved);
  const hasConflict = useStore(draft.store, (state) => (readyOf(state)?.conflict ?? null) !== null);
  const isDraft = served === "draft" || saving.status !== "saved";
  const errors = problems.filter(isError).length;
  const hindrance = hindranceOf({ errors, hasConflict, isDraft }, text);
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
          <Button type="primary" disabled={hindrance !== null} onClick={() => setOpen("publish")}>
            {hindrance ?? text("studio.versions.publish")}
          </Button>
        )}
      </div>
      {open === "publish" && <PublishDialog path={path} draft={draft} onClose={close} />}
      {open === "menu" && <PutInMenu path={path} title={title} onClose={close} />}
    </header>
  );
});

/** Why the page cannot be published now, as the button says it; `null` where it can be. */
function hindranceOf(
  { errors, hasConflict, isDraft }: { errors: number; hasConflict: boolean; isDraft: boolean },
  text: StudioHost["text"],
): string | null {
  if (hasConflict) return text("studio.workbench.publishMerged");
  if (errors > 0) return text("studio.workbench.publishAfter", { number: errors });
  return isDraft ? null : text("studio.workbench.publishNothing");
}

/** The actions on the page other than publishing. */
function usePageActs(
  { path, draft, isReadOnly, onFormat }: ToolbarProps,
  onMenu: () => void,
): readonly PageAct[] {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const download = () =>
    saveFile(
      new Blob([readyOf(draft.store.getState())?.source ?? ""], { type: "application/json" }),
      `${path.slice(path.lastIndexOf("/") + 1)}.json`,
    );
  const format = { key: "format", label: text("studio.editor.command.format"), run: onFormat };
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

/** Whether the typed text is saved; if not, why, with a button to retry. */
function SavingStatus({ saving, onSave }: { saving: Saving; onSave(): void }) {
  const { text } = useStudio();
  const isLate = saving.status === "unreachable" || saving.status === "refused";
  const reason = saving.status === "refused" ? saving.message : "";
  const values = { reason, most: longestDraft };
  return (
    <span className={styles.saving}>
      <span role="status">{text(`studio.saving.${saving.status}`, values)}</span>
      {isLate && (
        <Button type="link" size="small" onClick={onSave}>
          {text("common.retry")}
        </Button>
      )}
    </span>
  );
}

/** An action on the whole page. */
interface PageAct {
  key: string;
  label: string;
  icon?: ReactNode;
  run(): void;
}

/** The other actions on a page, as buttons or, on a phone, in a menu. */
function PageActs({ acts }: { acts: readonly PageAct[] }) {
  const { text } = useStudio();
  if (!useIsNarrow()) {
    return acts.map(({ key, label, icon, run }) => (
      <Button key={key} icon={icon} onClick={run}>
        {label}
      </Button>
    ));
  }
  const items = acts.map(({ key, label, run }) => ({ key, label, onClick: () => afterKey(run) }));
  return (
    <MenuDropdown menu={{ items }} placement="bottomRight">
      <Button
        icon={<EllipsisOutlined />}
        aria-label={text("block.moreActions")}
        aria-haspopup="menu"
      />
    </MenuDropdown>
  );
}
