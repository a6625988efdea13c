import { useMemo } from "react";
import { savesEnded } from "../../../renderers/runtime/act/saves.ts";
import { useApplication } from "../application.ts";
import { text } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
import { queryClient } from "../page/query-client.ts";
import { type CloseScope, closing, type Tab } from "./tabs.ts";
import { useTabTitle } from "./use-tab-title.ts";

/** The actions on tabs; closing asks first where changes would be lost. */
export interface TabActions {
  show(tab: Tab): void;
  /** Closes tabs; resolves to whether they were closed. */
  close(tab: Tab, scope: CloseScope): Promise<boolean>;
  /** Creates the tab's page anew and reads its data again. */
  reload(tab: Tab): Promise<void>;
}

/** The actions on the row of tabs around a component. */
export function useTabActions(): TabActions {
  const { tabs, navigate } = useWorkspace();
  const { feedback } = useApplication();
  const titleOf = useTabTitle();
  return useMemo(() => {
    const show = (tab: Tab): void => {
      // The visit is recorded at once instead of after the router has finished.
      tabs.visit({ path: tab.path, search: tab.search, tabId: tab.id, isPinned: tab.isPinned });
      void navigate(tab.path + tab.search, { state: { tab: tab.id } });
    };
    return {
      show,
      async close(tab, scope) {
        await savesEnded();
        const leaving = closing(tabs.store.getState(), tab.id, scope);
        const unsaved = leaving.filter(({ isUnsaved }) => isUnsaved).length;
        const question = {
          title: text("tabs.unsavedTitle"),
          content: text("tabs.unsaved", { number: unsaved }),
          agree: text("tabs.discard"),
          isDangerous: true,
        };
        if (unsaved > 0 && !(await feedback.confirm(question))) return false;
        const before = tabs.store.getState().activeId;
        const next = tabs.close(new Set(leaving.map(({ id }) => id)));
        if (!next) void navigate(dashboardPath);
        else if (next.id !== before) show(next);
        return true;
      },
      async reload(tab) {
        await savesEnded();
        const current = tabs.store.getState().tabs.find(({ id }) => id === tab.id);
        if (!current) return;
        const question = {
          title: text("tabs.reloadTitle"),
          content: text("tabs.reloadUnsaved", { title: titleOf(tab) }),
          agree: text("tabs.reloadAgree"),
          isDangerous: true,
        };
        if (current.isUnsaved && !(await feedback.confirm(question))) return;
        await queryClient.invalidateQueries({ refetchType: "none" });
        tabs.change(tab.id, { generation: current.generation + 1, isUnsaved: false });
      },
    };
  }, [tabs, feedback, navigate, titleOf]);
}
