import { Spin } from "antd";
import type { TextPart } from "../../i18n/messages.ts";
import { needTexts } from "../../i18n/text-parts.ts";
import { lateView } from "../../ui/late/late-view.ts";

/** The texts of the explanation, loaded only when it is opened. */
const explainTexts: TextPart = {
  en: async () => (await import("../../language/explain/texts/en.ts")).en,
  zh: async () => (await import("../../language/explain/texts/zh.ts")).zh,
  es: async () => (await import("../../language/explain/texts/es.ts")).es,
  ja: async () => (await import("../../language/explain/texts/ja.ts")).ja,
};

/** Explains the page in words; loaded when it is first opened. */
export const Explanation = lateView(
  async () => {
    const parts = [import("./explanation-list.tsx"), needTexts(explainTexts)] as const;
    const [module] = await Promise.all(parts);
    return module.ExplanationList;
  },
  { Meanwhile: () => <Spin /> },
);
