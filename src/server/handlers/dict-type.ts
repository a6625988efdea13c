import type { Handlers } from "../call/handler.ts";
import { containing } from "./lists.ts";

/**
 * Dictionary types, filtered by parts of their type and name and by status. A name or remark that
 * is a key of the locales is answered, and searched, in the caller's language.
 */
export const dictTypeHandlers = {
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
