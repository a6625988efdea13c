import type { Answers } from "../../catalogue/types.gen.ts";
import { csvBreak, csvLines, csvStart } from "../../catalogue/written/csv-lines.ts";
import { decimalMark } from "../../i18n/language.ts";
import type { HandlerContext } from "../call/handler.ts";
import { readAgain } from "../storage/read-again.ts";

/** An entry of the audit log, as lists show it. */
export type AuditRow = Answers["audit.getList"]["records"][number];

/** The fields of an entry in a file, in order, with the dictionaries that label their values. */
const columns = [
  ["time", "audit.time"],
  ["username", "audit.username"],
  ["operationId", "audit.operation", "audit_operation"],
  ["record", "audit.record"],
  ["recordCount", "audit.recordCount"],
  ["area", "audit.area", "audit_area"],
  ["outcome", "audit.outcome", "audit_outcome"],
  ["ip", "audit.ip"],
  ["page", "audit.page"],
  ["pageVersion", "audit.pageVersion", "page_state"],
] as const;

/** The entries in one part of a file: few enough that no other call waits for them. */
const partSize = 200;

/**
 * Makes the parts of a CSV file of audit log entries, newest first, in the caller's language. Only
 * one part is in memory at a time.
 * @param read Reads the newest entries before an id, or the newest of all.
 */
export async function* auditFile(
  context: Pick<HandlerContext, "db" | "text" | "language">,
  read: (before: number | null, count: number) => Promise<AuditRow[]>,
): AsyncGenerator<string, void, undefined> {
  const labels = await readAgain(() => labelsOf(context));
  const mark = decimalMark(context.language);
  yield csvStart + csvLines([columns.map(([, title]) => context.text(title))], mark);
  let entries: AuditRow[] = [];
  do {
    const before = entries.at(-1)?.id ?? null;
    entries = await readAgain(() => read(before, partSize));
    const rows = entries.map((entry) =>
      columns.map(([name, , dictionary]) => {
        const value = entry[name];
        return labels.get(`${dictionary} ${value}`) ?? value;
      }),
    );
    if (rows.length > 0) yield csvBreak + csvLines(rows, mark);
  } while (entries.length === partSize);
}

/** The labels of the values, by dictionary and value. */
async function labelsOf({ db, text }: Pick<HandlerContext, "db" | "text">) {
  const names = columns.flatMap(([, , dictionary]) => dictionary ?? []);
  const entries = await db
    .selectFrom("dictionaryEntry")
    .select(["dictType", "dictValue", "dictLabel"])
    .where("dictType", "in", names)
    .execute();
  return new Map(
    entries.map(({ dictType, dictValue, dictLabel }) => [
      `${dictType} ${dictValue}`,
      text(dictLabel),
    ]),
  );
}
