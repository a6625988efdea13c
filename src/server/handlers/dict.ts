import type { Handlers } from "../call/handler.ts";

/**
 * Dictionaries: values and their labels (specification section 3). A dictionary that is unknown or
 * switched off has no entries. A label is plain text or a key of the locales.
 */
export const dictHandlers = {
  async "dict.getList"({ dictType }, { db }) {
    const entries = await db
      .selectFrom("dictionaryEntry")
      .innerJoin("dictionaryType", "dictionaryType.dictType", "dictionaryEntry.dictType")
      .select(["dictValue", "dictLabel", "color"])
      .where("dictionaryType.dictType", "=", dictType)
      .where("dictionaryType.status", "=", 1)
      .orderBy("sort")
      .orderBy("dictValue")
      .execute();
    return entries.map(({ color, ...entry }) => (color === null ? entry : { ...entry, color }));
  },
} satisfies Partial<Handlers>;
