import type { TextPart } from "../../i18n/messages.ts";

/** The texts about answers of services of others, which few people ever see. */
export const answerTexts: TextPart = {
  en: async () => (await import("./texts/en.ts")).en,
  zh: async () => (await import("./texts/zh.ts")).zh,
  es: async () => (await import("./texts/es.ts")).es,
  ja: async () => (await import("./texts/ja.ts")).ja,
};
