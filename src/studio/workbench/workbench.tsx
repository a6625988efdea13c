import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { wordsOf } from "../../language/plan/filled-text.ts";
import { afterKey } from "../../ui/keys/after-key.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import type { EditorHandle } from "../editor/source-editor.tsx";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useSettledPage } from "../use-settled-page.ts";
import type { ReadyPage } from "./draft-state.ts";
import { ConflictNotice, MigrationNotice, TakenNotice } from "./notices.tsx";
import type { PageDraft } from "./page-draft.ts";
import { Panes } from "./panes.tsx";
import { Toolbar } from "./toolbar.tsx";
import styles from "./workbench.module.css";

interface WorkbenchProps {
  path: string;
  draft: PageDraft;
  state: ReadyPage;
}

/**
 * The workbench of an edited page: its text with its problems, and beside it everything derived
 * from the text.
 */
export function Workbench({ path, draft, state }: WorkbenchProps) {
  const { environment } = useStudio();
  const mayCall = useMayCall();
  const { source, conflict, taken } = state;
  const settled = useSettledPage(path, source, environment);
  // The deferred page lets the problems be drawn first.
  const later = useDeferredValue(settled);
  const { compiled } = later;
  const handle = useRef<EditorHandle>(null);
  const isReadOnly = !mayCall("page.saveDraft");
  useUnsavedMark(state);
  useSaveKey(draft);
  const element = useRef<HTMLDivElement>(null);
  useUndoKeys(element, handle);
  const format = useSteady(() => handle.current?.format());
  const resolve = (text: string): void => {
    draft.resolve(text);
    // The notice, and the dialog that it opened, are gone by then.
    afterKey(() => handle.current?.focus());
  };
  return (
    <div ref={element} className={styles.workbench}>
      <Toolbar
        path={path}
        title={environment.texts.say(wordsOf(compiled.plan?.title ?? "")) || path}
        draft={draft}
        problems={compiled.problems}
        isReadOnly={isReadOnly}
        onFormat={format}
      />
      <ConflictNotice path={path} conflict={conflict} mine={source} onResolve={resolve} />
      <TakenNotice taken={taken} onClose={draft.dismissTaken} />
      <MigrationNotice
        from={compiled.migratedFrom}
        source={source}
        isReadOnly={isReadOnly}
        onMigrate={draft.type}
      />
      <Panes
        path={path}
        source={source}
        ofOthers={taken?.source ?? null}
        settled={settled}
        later={later}
        isReadOnly={isReadOnly}
        handle={handle}
        draft={draft}
      />
    </div>
  );
}

/** Marks the tab as unsaved while the typed text is not saved in the service. */
function useUnsavedMark({ saving, conflict }: WorkbenchProps["state"]): void {
  const { setUnsaved } = useStudio();
  const isUnsaved = saving.status !== "saved" || conflict !== null;
  useEffect(() => setUnsaved(isUnsaved), [setUnsaved, isUnsaved]);
}

/** Ctrl+S saves the draft at once, instead of the browser's saving of the document. */
function useSaveKey(draft: PageDraft): void {
  useWindowEvent("keydown", (event) => {
    if (event.key !== "s" || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void draft.save();
  });
}

/** The keys that undo and redo edits of the text, also while the focus is in another pane. */
function useUndoKeys(
  element: RefObject<HTMLElement | null>,
  handle: RefObject<EditorHandle | null>,
): void {
  useWindowEvent("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (!(target instanceof HTMLElement && element.current?.contains(target))) return;
    const key = event.key.toLowerCase();
    if ((key !== "z" && key !== "y") || holdsTyping(target)) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) handle.current?.redo();
    else handle.current?.undo();
  });
}

/** Whether an element holds typed text, which it undoes by itself. */
function holdsTyping(element: HTMLElement): boolean {
  if (element.isContentEditable || element instanceof HTMLTextAreaElement) return true;
  const isText = element.matches("input:not([type=radio], [type=checkbox])");
  return isText && element instanceof HTMLInputElement && element.value !== "";
}
