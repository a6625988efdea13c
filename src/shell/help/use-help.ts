import { useRef, useState } from "react";
import type { TextPart } from "../../i18n/messages.ts";
import { needTexts } from "../../i18n/text-parts.ts";
import { giveFocusBack, isDialogShown } from "../../ui/give-focus-back.ts";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import { useOnDemand } from "../layout/use-on-demand.ts";

/** The texts of the help, which are loaded when it opens. */
const helpTexts: TextPart = {
  en: async () => (await import("./texts/en.ts")).en,
  zh: async () => (await import("./texts/zh.ts")).zh,
  es: async () => (await import("./texts/es.ts")).es,
  ja: async () => (await import("./texts/ja.ts")).ja,
};

async function loadDrawer() {
  const [module] = await Promise.all([import("./help-drawer.tsx"), needTexts(helpTexts)]);
  return module.HelpDrawer;
}

/**
 * Opens the help by a button, F1 or `?`, except over a dialog. `opener` receives the focus at the
 * end where the element that had it is gone.
 */
export function useHelp(opener: () => HTMLElement | null) {
  const [isOpen, setIsOpen] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const [Drawer, load] = useOnDemand(loadDrawer);
  const open = (): void => {
    cameFrom.current = document.activeElement;
    void load();
    setIsOpen(true);
  };
  useWindowEvent("keydown", (event) => {
    // An editor explains the word at its cursor by the same key.
    if (event.defaultPrevented || !isHelpKey(event)) return;
    event.preventDefault();
    if (!isDialogShown()) open();
  });
  const onClosed = (): void => {
    const { current } = cameFrom;
    const isThere = current instanceof HTMLElement && current.checkVisibility();
    giveFocusBack(isThere && current !== document.body ? current : opener());
  };
  return { open, Drawer, drawer: { isOpen, onClose: () => setIsOpen(false), onClosed } };
}

/** F1 counts everywhere, the question mark only where nobody types. */
function isHelpKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) {
    return false;
  }
  if (event.key === "F1") return !event.shiftKey;
  const { target } = event;
  const isTyped = target instanceof Element && target.closest(typing) !== null;
  return event.key === "?" && !isTyped;
}

const typing = "input, textarea, select, [contenteditable], [role=tree], [role=listbox]";
