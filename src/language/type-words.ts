/** Returns the text of a key with values in its placeholders. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The problems whose values name types. */
const typed: ReadonlySet<string> = new Set([
  "cellDoesNotFit",
  "expressionType",
  "neverEqual",
  "noRecord",
  "notImportable",
  "optionsDoNotFit",
  "parentDoesNotFit",
  "saveDoesNotFit",
  "unknownMember",
  "widgetDoesNotFit",
  "wrongOperand",
]);

/** The values of problems that name types: `list<string (date)>`, `"asc" | "desc"`. */
const typeValues = ["given", "wanted", "type", "left", "right"] as const;

const token = /"(?:[^"\\]|\\.)*"|\b(string|number|bool|record|any|null|list)\b(?: \(([\w-]+)\))?/g;

const words: Readonly<Record<string, string>> = { date: "date", "date-time": "dateTime" };

/** Those values of a problem that name types, as people say them in their language. */
export function typesInWords(
  code: string,
  values: Readonly<Record<string, string | number>>,
  say: Say,
): Record<string, string> {
  if (!typed.has(code)) return {};
  return Object.fromEntries(
    typeValues.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" ? [[name, inWords(value, say)]] : [];
    }),
  );
}

function inWords(type: string, say: Say): string {
  const inner = /^list<(.*)>$/.exec(type)?.[1];
  if (inner !== undefined) return say("typeWord.listOf", { of: inWords(inner, say) });
  return type
    .replaceAll(token, (written, name?: string, format?: string) => {
      if (name === undefined) return written;
      if (name !== "string" || format === undefined) return say(`typeWord.${name}`);
      const own = words[format];
      return own ? say(`typeWord.${own}`) : `${say("typeWord.string")} (${format})`;
    })
    .replaceAll(" | ", say("valueName.or"));
}
