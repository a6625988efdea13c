import type { ASTNode } from "@marcbachmann/cel-js";
import type { Planner } from "../environment.ts";
import { literalText } from "../expression/syntax-tree.ts";
import { misfitsOfExpression } from "../fit/expression-fit.ts";
import { type ParamPlan, typeOfParam } from "../params.ts";
import { readParam } from "../read-params.ts";
import { suggest } from "../suggest.ts";
import { type Type, typeName, typeOfArgument } from "../type.ts";
import { type AddressParts, addressesIn, type QueryEntry, withoutEnd } from "./address-parts.ts";
import { isNoPage, type KnownPage, type KnownPages } from "./known-pages.ts";

/** A planned link address with the types of the parts of its expression. */
interface PlannedAddress {
  source: string;
  pointer: string;
  ast: ASTNode;
  typeOf(node: ASTNode): Type;
}

/** Reports an address within the application that leads to no page or passes wrong parameters. */
export function reportAddress(planner: Planner, address: PlannedAddress): void {
  const { pointer, ast } = address;
  if (ast.op === "call" && ast.args[0] === "encode") {
    const [whole] = ast.args[1];
    if (whole && addressesIn(whole).some(({ path }) => path.startsWith("/"))) {
      planner.report("encodedWhole", pointer);
    }
    return;
  }
  for (const parts of addressesIn(ast)) reportParts(planner, address, parts);
}

/** Reports the first fault of one of the possible addresses of a link. */
function reportParts(planner: Planner, address: PlannedAddress, parts: AddressParts): void {
  if (reportBroken(planner, address, parts) || reportNowhere(planner, address, parts)) return;
  const page = planner.pages()?.get(parts.path);
  if (page && reportQuery(planner, address, parts, page)) return;
  const free = parts.unencoded.find((node) => {
    const type = address.typeOf(node);
    return isInside(parts) && type.kind === "string" && type.values === null && !isCoded(type);
  });
  if (!free) return;
  const name = address.source.slice(free.start, free.end);
  const within = { start: free.start, end: free.end };
  planner.report("notEncoded", address.pointer, { name }, { within });
}

const isInside = ({ path }: AddressParts) => path.startsWith("/") && !path.startsWith("//");

function reportBroken(planner: Planner, { pointer }: PlannedAddress, parts: AddressParts): boolean {
  const { start } = parts;
  const said = literalText(start) ?? "";
  if (!isInside(parts) || said.split("?").length < 3) return false;
  const suggestion = said.replace(/(\?.*?)\?/, "$1&");
  const within = { start: start.start, end: start.end };
  planner.report("brokenQuery", pointer, { name: said }, { suggestion, within });
  return true;
}

function reportNowhere(
  planner: Planner,
  { pointer, ast }: PlannedAddress,
  parts: AddressParts,
): boolean {
  const pages = planner.pages();
  const { start, path, query } = parts;
  const said = literalText(start) ?? "";
  if (!pages) return false;
  const { before, path: written } = writtenIn(said, path);
  const whole = withoutEnd(`/${written}`);
  const alike = [...pages.keys()].find((page) => page.toLowerCase() === whole.toLowerCase());
  const isFragment = before.includes("#");
  // Beside other addresses, an empty one is a case in which the link leads nowhere on purpose.
  const isEmpty = said === "" && start === ast;
  const isHost = /^www\.[\w-]+\./i.test(said);
  const isInsideNone = isInside(parts) && isNoPage(path, pages);
  const isOther = alike !== undefined && alike !== path;
  if (!isFragment && !isEmpty && !isHost && !isInsideNone && !isOther) return false;
  const names = query.map(({ name }) => name);
  const taking = [...pages].filter(([, page]) => names.every((name) => isTaken(name, page)));
  const addresses = taking.map(([address]) => address);
  const near = alike ?? addressOf(whole, pages) ?? (isEmpty ? null : suggest(whole, addresses));
  const suggestion = isHost
    ? `https://${said}`
    : near && near + said.slice(before.length + written.length);
  const known = [...pages.keys()].slice(0, 40).join(", ");
  const within = { start: start.start, end: start.end };
  const address = isFragment ? said : path;
  planner.report("noSuchPage", pointer, { name: said, address, known }, { suggestion, within });
  return true;
}

/**
 * The path in an address without what stands before it: nothing but a slash, the dots of a relative
 * address, or the `#` behind which other applications have their addresses.
 */
function writtenIn(said: string, path: string): { before: string; path: string } {
  const [before] = /^(\/?#)?(\.{0,2}\/)*/.exec(said) ?? [""];
  const end = before.includes("#") ? said.slice(before.length) : path.slice(before.length);
  return { before, path: end.split(/[?#]/)[0] ?? "" };
}

/**
 * The address of the page with a path, for authors who write the page's path instead of its
 * address.
 */
function addressOf(path: string, pages: KnownPages): string | undefined {
  return [...pages].find(([, page]) => `/${page.path}` === path)?.[0];
}

/**
 * Whether a type's texts have a format or a pattern, and so no character with a meaning in
 * addresses.
 */
function isCoded({ said }: Type): boolean {
  return said?.schema.format !== undefined || said?.schema.pattern !== undefined;
}

/** Reports wrong parameters in an address's query; answers whether it reported any. */
function reportQuery(
  planner: Planner,
  { pointer, typeOf }: PlannedAddress,
  { path, query }: AddressParts,
  page: KnownPage,
): boolean {
  const { params } = page;
  if (params === null) return false;
  const given = query.map(({ name }) => name);
  const open = Object.keys(params).filter((name) => !given.includes(name));
  const meant = new Set<string>();
  let isTold = false;
  const tell: Planner["report"] = (...problem) => {
    isTold = true;
    planner.report(...problem);
  };
  for (const entry of query) {
    const param = Object.hasOwn(params, entry.name) ? params[entry.name] : undefined;
    const misfit = param && misfitOf(planner, entry, param, typeOf);
    if (param && misfit) {
      const values = { name: entry.name, address: path, wanted: param.type, given: misfit };
      tell("paramDoesNotFit", pointer, values);
    } else if (param && reportOtherKey(planner, pointer, entry, page, typeOf)) {
      isTold = true;
    } else if (!isTaken(entry.name, page)) {
      const near = suggest(entry.name, open);
      const [only, ...others] = open.filter((name) => params[name]?.isRequired);
      const isOnly = others.length === 0 && !entry.name.includes(".");
      for (const name of [near ?? (isOnly ? only : undefined)]) if (name) meant.add(name);
      const known = [
        ...Object.keys(params),
        ...page.blocks.flatMap((name) => statesOf(name, page)),
      ];
      tell("paramNotTaken", pointer, {
        name: entry.name,
        address: path,
        known: known.join(", ") || "—",
      });
    }
  }
  for (const name of open) {
    if (!params[name]?.isRequired || meant.has(name)) continue;
    tell("missingParam", pointer, { name, address: path });
  }
  return isTold;
}

/**
 * Reports the key of another sort of record than the page passes its parameter on as: it would show
 * another record. Answers whether it did.
 */
function reportOtherKey(
  { catalogue, report }: Planner,
  pointer: string,
  { name, value }: QueryEntry,
  { uses }: KnownPage,
  typeOf: PlannedAddress["typeOf"],
): boolean {
  const use = uses.find(({ param }) => param === name);
  const operation = catalogue.operations.get(use?.operation ?? "");
  const parameter = operation?.parameters.find((one) => one.name === use?.argument);
  if (typeof value === "string" || !operation || !parameter) return false;
  const wanted = typeOfArgument(
    { catalogue, operation, parameter: parameter.name },
    parameter.schema,
  );
  const misfits = misfitsOfExpression(valueIn(value), wanted, typeOf);
  const other = misfits.find(({ code }) => code === "otherKey");
  if (!other) return false;
  const { part, values } = other;
  report("otherKey", pointer, values, { within: { start: part.start, end: part.end } });
  return true;
}

/** The names that a page's query can have for the state of a block, as far as they are known. */
function statesOf(block: string, { searches }: KnownPage): string[] {
  const { fields = ["…"] } = searches.find((each) => each.block === block) ?? {};
  return fields.map((field) => `${block}.${field}`);
}

/** Whether a page accepts a name in its query, as a parameter or as state of one of its blocks. */
function isTaken(name: string, { params, blocks, searches, takesPlainNames }: KnownPage): boolean {
  if (params === null || Object.hasOwn(params, name)) return true;
  const [block = "", ...rest] = name.split(".");
  if (rest.length === 0) return takesPlainNames;
  const search = searches.find((each) => each.block === block);
  // What is not searched by, such as the number of the page, begins with an underscore.
  if (search && /^[^_]/.test(rest[0] ?? "")) return search.fields.includes(rest.join("."));
  return blocks.includes(block) || placeNames.test(block) || !/^[a-z]\w*$/i.test(block);
}

/**
 * Matches the generated names of unnamed blocks, which begin with the property that contains them.
 */
const placeNames = /^(items|start|end|body)$/;

/** The value or type that a parameter does not accept; `null` where it fits or is unknown. */
function misfitOf(
  planner: Planner,
  { value }: QueryEntry,
  param: ParamPlan,
  typeOf: PlannedAddress["typeOf"],
): string | null {
  if (typeof value === "string") {
    return readParam(value, param.type) === undefined ? JSON.stringify(value) : null;
  }
  const given = typeOf(valueIn(value));
  const wanted = typeOfParam(planner.catalogue, param);
  const isSimple = ["number", "string", "bool"].includes(given.kind);
  return isSimple && wanted.kind !== "string" && given.kind !== wanted.kind
    ? typeName(given)
    : null;
}

/** The value of a part of an address without its encoding. */
function valueIn(part: ASTNode): ASTNode {
  const isEncoded = part.op === "call" && ["encode", "string"].includes(part.args[0]);
  return isEncoded ? (part.args[1][0] ?? part) : part;
}
