import type { TextPart } from "../messages.ts";

/** The texts of problems, which are loaded where a page's problems are shown. */
export const problemTexts: TextPart = {
  en: async () => (await import("./en.ts")).en,
  zh: async () => (await import("./zh.ts")).zh,
  es: async () => (await import("./es.ts")).es,
  ja: async () => (await import("./ja.ts")).ja,
};
