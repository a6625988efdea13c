import type { Handlers } from "../call/handler.ts";
import { containing } from "./list-queries.ts";

/**
 * The handlers of dictionaries, which contain values and their labels (specification section 3).
 */
export const dictionaryHandlers = {
  /** An unknown or disabled dictionary has no entries. A label is plain text or a locale key. */
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

  /**
   * Filters by parts of type and name and by status. A name or remark that is a locale key is
   * returned, and searched, in the caller's language.
   */
  async "dictType.list"({ dictType = "", dictName = "", status }, { db, text }) {
    const rows = await db
      .selectFrom("dictionaryType")
      .select(["id", "dictType", "dictName", "status", "remark"])
      .where("dictType", "ilike", containing(dictType))
      .$if(status !== undefined, (query) => query.where("status", "=", status ?? 1))
      .orderBy("dictType")
      .execute();
    const wanted = dictName.trim().toLowerCase();
    return rows
      .map((row) => ({ ...row, dictName: text(row.dictName), remark: text(row.remark) }))
      .filter((row) => row.dictName.toLowerCase().includes(wanted));
  },
} satisfies Partial<Handlers>;
