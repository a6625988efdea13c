// Written by `npm run generate` from the folders beside it.
import type { TextPart } from "../src/i18n/messages.ts";

type TextParts = Readonly<Record<string, TextPart>>;

/** What loads the own texts of kinds, cells and widgets, by their names; most have none. */
export const textParts: Readonly<Record<"kinds" | "cells" | "widgets", TextParts>> = {
  kinds: {
    chart: {
      en: async () => (await import("./blocks/chart/texts/en.ts")).en,
      zh: async () => (await import("./blocks/chart/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/chart/texts/es.ts")).es,
      ja: async () => (await import("./blocks/chart/texts/ja.ts")).ja,
    },
    detail: {
      en: async () => (await import("./blocks/detail/texts/en.ts")).en,
      zh: async () => (await import("./blocks/detail/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/detail/texts/es.ts")).es,
      ja: async () => (await import("./blocks/detail/texts/ja.ts")).ja,
    },
    dualList: {
      en: async () => (await import("./blocks/dualList/texts/en.ts")).en,
      zh: async () => (await import("./blocks/dualList/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/dualList/texts/es.ts")).es,
      ja: async () => (await import("./blocks/dualList/texts/ja.ts")).ja,
    },
    figures: {
      en: async () => (await import("./blocks/figures/texts/en.ts")).en,
      zh: async () => (await import("./blocks/figures/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/figures/texts/es.ts")).es,
      ja: async () => (await import("./blocks/figures/texts/ja.ts")).ja,
    },
    filters: {
      en: async () => (await import("./blocks/filters/texts/en.ts")).en,
      zh: async () => (await import("./blocks/filters/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/filters/texts/es.ts")).es,
      ja: async () => (await import("./blocks/filters/texts/ja.ts")).ja,
    },
    form: {
      en: async () => (await import("./blocks/form/texts/en.ts")).en,
      zh: async () => (await import("./blocks/form/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/form/texts/es.ts")).es,
      ja: async () => (await import("./blocks/form/texts/ja.ts")).ja,
    },
    split: {
      en: async () => (await import("./blocks/split/texts/en.ts")).en,
      zh: async () => (await import("./blocks/split/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/split/texts/es.ts")).es,
      ja: async () => (await import("./blocks/split/texts/ja.ts")).ja,
    },
    table: {
      en: async () => (await import("./blocks/table/texts/en.ts")).en,
      zh: async () => (await import("./blocks/table/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/table/texts/es.ts")).es,
      ja: async () => (await import("./blocks/table/texts/ja.ts")).ja,
    },
    tree: {
      en: async () => (await import("./blocks/tree/texts/en.ts")).en,
      zh: async () => (await import("./blocks/tree/texts/zh.ts")).zh,
      es: async () => (await import("./blocks/tree/texts/es.ts")).es,
      ja: async () => (await import("./blocks/tree/texts/ja.ts")).ja,
    },
  },
  cells: {
    copy: {
      en: async () => (await import("./cells/copy/texts/en.ts")).en,
      zh: async () => (await import("./cells/copy/texts/zh.ts")).zh,
      es: async () => (await import("./cells/copy/texts/es.ts")).es,
      ja: async () => (await import("./cells/copy/texts/ja.ts")).ja,
    },
  },
  widgets: {
    dateRange: {
      en: async () => (await import("./widgets/dateRange/texts/en.ts")).en,
      zh: async () => (await import("./widgets/dateRange/texts/zh.ts")).zh,
      es: async () => (await import("./widgets/dateRange/texts/es.ts")).es,
      ja: async () => (await import("./widgets/dateRange/texts/ja.ts")).ja,
    },
    screen: {
      en: async () => (await import("./widgets/screen/texts/en.ts")).en,
      zh: async () => (await import("./widgets/screen/texts/zh.ts")).zh,
      es: async () => (await import("./widgets/screen/texts/es.ts")).es,
      ja: async () => (await import("./widgets/screen/texts/ja.ts")).ja,
    },
  },
};
