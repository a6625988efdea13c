import type { ASTNode } from "@marcbachmann/cel-js";
import { isIdName } from "../../../catalogue/schema/id-name.ts";
import { type JsonSchema, typesOf } from "../../../catalogue/schema/json-schema.ts";
import type { Planner } from "../../environment.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import type { Type } from "../../type.ts";

/** A field of records whose values make one number. */
export interface Added {
  record: JsonSchema;
  name: string;
  /** How they make one number, such as `sum`. */
  combination: string;
  pointer: string;
  within?: { start: number; end: number };
  /** What tells the added records from others: conditions, groups and names of arguments. */
  chosenBy: readonly (string | undefined)[];
}

/**
 * Reports sums that say nothing: of ids, which name records; of shares, averages and ranks; and of
 * amounts in several currencies. An average of shares says something, one of ids does not.
 */
export function reportAdded(
  planner: Pick<Planner, "report" | "catalogue">,
  { record, name, combination, pointer, within, chosenBy }: Added,
): void {
  const { report } = planner;
  if (combination !== "sum" && combination !== "average") return;
  const place = within ? { within } : {};
  if (isIdName(name)) {
    report("addsIds", pointer, { name }, place);
    return;
  }
  if (combination === "sum" && (isAverage(name) || isRate(wordsIn(name)))) {
    report("addsRates", pointer, { name }, place);
    return;
  }
  const currency = isAmount(wordsIn(name)) ? currencyIn(planner, record) : undefined;
  if (currency === undefined) return;
  const isOne = chosenBy.some((said) => said && new RegExp(`\\b${currency}\\b`).test(said));
  if (!isOne) report("addsCurrencies", pointer, { name, currency }, place);
}

/** The field that holds the currency of a record's amounts; `undefined` if all have the same. */
function currencyIn(
  { catalogue }: Pick<Planner, "catalogue">,
  { properties = {} }: JsonSchema,
): string | undefined {
  return Object.keys(properties).find((name) => {
    const schema = catalogue.resolve(properties[name] ?? {});
    const isOne = schema.const !== undefined || schema.enum?.length === 1;
    return /^currency(_?code)?$/i.test(name) && typesOf(schema).includes("string") && !isOne;
  });
}

/** Whether a value is worked out as an average of each row, or is the place of a row among others. */
function isAverage(name: string): boolean {
  return /^(= )?average\([^[].*\)$/.test(name) || /^(sort|position|sequence)$/.test(name);
}

const averages = ["average", "avg", "mean", "median"];

/** The last words of the names of shares, of places and of ranks. */
const shares = [
  ...["percent", "percentage", "pct", "rate", "ratio", "progress", "probability"],
  ...["latitude", "longitude", "priority", "rank"],
];

/** Whether a field holds shares, averages or ranks by its name, so that their sum says nothing. */
function isRate(words: readonly string[]): boolean {
  const ends = [words.slice(-1), words.slice(-2)].map((last) => last.join(" "));
  const isShare = ends.some((end) => shares.includes(end) || end === "unit price");
  return isShare || words.some((word) => averages.includes(word));
}

const amounts = [
  ...["amount", "total", "subtotal", "price", "net", "gross", "tax", "vat", "cost", "balance"],
  ...["fee", "revenue", "paid", "due", "refund", "refunded", "charge", "salary", "budget"],
];
const counts = ["count", "quantity", "number"];

/** Whether a field holds amounts of money by its name. */
function isAmount(words: readonly string[]): boolean {
  const has = (known: readonly string[]) => words.some((word) => known.includes(word));
  return has(amounts) && !has(counts);
}

/** The words of a name such as `unitPrice` or `unit_price`; none of a computed value. */
function wordsIn(name: string): string[] {
  const field = name.replace(/^= row\./, "");
  if (!/^\w+$/.test(field)) return [];
  return field.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase());
}

/** The fields of records that an expression itself adds up by `sum` or `average`. */
export function addedIn(
  node: ASTNode,
  typeOf: (node: ASTNode) => Type,
): Pick<Added, "record" | "name" | "combination" | "within">[] {
  const inner = innerNodes(node.args).flatMap((part) => addedIn(part, typeOf));
  const [combination, [list]] = node.op === "call" ? node.args : ["", []];
  const field = list?.op === "rcall" && list.args[0] === "map" ? list.args[2][1] : undefined;
  const record = field?.op === "." ? typeOf(field.args[0]).said?.schema : undefined;
  if (!record || field?.op !== ".") return inner;
  const within = { start: field.start, end: field.end };
  return [{ record, name: field.args[1], combination, within }, ...inner];
}
