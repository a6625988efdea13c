import { EyeInvisibleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type ComponentProps, type ComponentType, useState } from "react";
import type { TextPart } from "../../../src/i18n/messages.ts";
import { needTexts } from "../../../src/i18n/text-parts.ts";
import type { DrawnPage } from "../../../src/language/page.ts";
import { useWindowEvent } from "../../../src/ui/use-window-event.ts";
import type { WhyDrawer as Drawer } from "../../why/why-drawer.tsx";
import { useTellLost } from "../show/late/use-tell-lost.ts";
import { useHost } from "./contexts.ts";
import styles from "./page-view.module.css";

const whyTexts: TextPart = {
  en: async () => (await import("../../why/texts/en.ts")).en,
  zh: async () => (await import("../../why/texts/zh.ts")).zh,
  es: async () => (await import("../../why/texts/es.ts")).es,
  ja: async () => (await import("../../why/texts/ja.ts")).ja,
};

/** The keyboard shortcut, as written in `aria-keyshortcuts`. */
const keys = "Alt+Shift+?";

/**
 * The command that explains why a page's parts are as they are. The drawer is loaded on first use,
 * and nothing is recorded before.
 */
export function WhyCommand({ page }: { page: DrawnPage }) {
  const { text } = useHost();
  const tellLost = useTellLost();
  const [Answer, setAnswer] = useState<ComponentType<ComponentProps<typeof Drawer>> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = async (): Promise<void> => {
    try {
      const [{ WhyDrawer }] = await Promise.all([
        import("../../why/why-drawer.tsx"),
        needTexts(whyTexts),
      ]);
      setAnswer(() => WhyDrawer);
      setOpen(true);
    } catch {
      tellLost();
    }
  };
  useWhyKey(() => void ask());
  const label = text("block.why");
  return (
    <>
      <Button
        type="text"
        className={styles.why}
        aria-label={label}
        aria-keyshortcuts={keys}
        title={`${label} (${keys})`}
        icon={<EyeInvisibleOutlined aria-hidden />}
        onClick={() => void ask()}
      />
      {Answer && <Answer page={page} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Recognises the question mark on every keyboard layout, also with Alt. */
function useWhyKey(ask: () => void): void {
  useWindowEvent("keydown", (event) => {
    const isAsked = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
    const isMark = event.key === "?" || event.key === "¿" || event.code === "Slash";
    if (!isAsked || !isMark || event.isComposing || event.repeat) return;
    event.preventDefault();
    ask();
  });
}
