import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useApplication } from "../application.ts";
import { text } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
import { type CloseScope, closing, type Tab } from "./tabs.ts";

/** What can be done with tabs; closing asks first where changes would be lost. */
export interface TabActions {
  show(tab: Tab): void;
  close(tab: Tab, scope: CloseScope): Promise<void>;
  reload(tab: Tab): void;
}

export function useTabActions(): TabActions {
  const { tabs } = useWorkspace();
  const { feedback } = useApplication();
  const navigate = useNavigate();
  return useMemo(() => {
    const show = (tab: Tab): void => {
      void navigate(tab.path + tab.search, { state: { tab: tab.id } });
    };
    return {
      show,
      async close(tab, scope) {
        const leaving = closing(tabs.store.getState(), tab.id, scope);
        const unsaved = leaving.filter(({ isUnsaved }) => isUnsaved).length;
        const question = {
          title: text("tabs.unsavedTitle"),
          content: text("tabs.unsaved", { count: unsaved }),
          agree: text("tabs.discard"),
          refuse: text("shell.cancel"),
          isDangerous: true,
        };
        if (unsaved > 0 && !(await feedback.confirm(question))) return;
        const before = tabs.store.getState().activeId;
        const next = tabs.close(new Set(leaving.map(({ id }) => id)));
        if (!next) void navigate(dashboardPath);
        else if (next.id !== before) show(next);
      },
      reload: (tab) => tabs.change(tab.id, { generation: tab.generation + 1, isUnsaved: false }),
    };
  }, [tabs, feedback, navigate]);
}
