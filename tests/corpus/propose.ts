import type { TablePlan } from "../../renderers/blocks/table/kind.ts";
import { createEnvironment } from "../../renderers/environment.ts";
import { type Catalogue, createCatalogue } from "../../src/catalogue/catalogue.ts";
import type { ImportFault } from "../../src/catalogue/import/import-fault.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { translators } from "../../src/i18n/texts.ts";
import type { BlockPlan } from "../../src/language/block.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { scaffoldPage } from "../../src/language/scaffold/scaffold-page.ts";
import { type ApiDocument, linesOf, parametersIn } from "./document.ts";
import { type Fields, isFields } from "./mock/places.ts";
import type { ListTable, Service } from "./services.ts";

/** What the product makes of a service. */
export interface Proposed {
  service: Service;
  catalogue: Catalogue;
  faults: readonly ImportFault[];
  /** What is proposed for each list of the table, by its method and path. */
  proposals: ReadonlyMap<string, Proposal>;
}

/** The page that is proposed for a list. */
export interface Proposal {
  operation: Operation;
  page: Fields;
  isList: boolean;
  /** Its plan, where it is a table. */
  table: TablePlan | null;
  /** What the checker holds against it. */
  problems: readonly string[];
  offers: readonly Offer[];
  /** The lists that a row of it opens. */
  below: readonly Below[];
}

/** A list that a row of another opens, with what it is given of that row and what it offers itself. */
export interface Below {
  line: string;
  given: Readonly<Record<string, string>>;
  offers: readonly Offer[];
}

/** A write that a page offers on a list, or a file to be saved. */
export interface Offer {
  isFile: boolean;
  /** In the toolbar, or on each row. */
  on: "list" | "row";
  label: string;
  /** The operation, by method and path as the document has them, and as the product calls it. */
  line: string;
  id: string;
  /** What the call is given, by parameter as the document calls it: expressions. */
  given: Readonly<Record<string, string>>;
  /** The same, by parameter as the product calls it. */
  bound: Readonly<Record<string, string>>;
  /** A form that begins with the values of the row: as the list has them, or as its read answers them. */
  isOfRow: boolean;
  /** Where the first values hold the record's own; `null` where they are the record. */
  wrapper: string | null;
  /** The read that answers the first values, and what it is given. */
  load: { line: string; given: Readonly<Record<string, string>> } | null;
}

/** Takes a service through the product: import, a proposal for each list, its compilation. */
export function propose(service: Service): Proposed {
  const { document, faults } = importOpenApi(service.document, { name: serviceName(service) });
  const catalogue = createCatalogue(document ? [document] : []);
  const environment = createEnvironment(catalogue, translators.en);
  const lines = linesByShape(service.document);
  const proposals = new Map<string, Proposal>();
  for (const operation of catalogue.operations.values()) {
    const line = lines.get(shapeOf(lineOf(operation)));
    if (line === undefined || !Object.hasOwn(service.lists, line)) continue;
    const page: unknown = scaffoldPage(catalogue, operation.id);
    if (!isFields(page) || !isFields(page.body)) continue;
    const text = JSON.stringify(page, null, 2);
    const { plan, problems: found } = compilePage("new/page", text, environment);
    const problems = found.map(({ code, pointer }) => `${line}: ${code} at ${pointer}`);
    const isList = page.body.kind === "table" || page.body.kind === "tree";
    const table = plan && isTable(plan.body) ? plan.body : null;
    const offers = offersIn(page.body, catalogue, lines);
    const below = belowIn(page.body, catalogue, lines);
    proposals.set(line, { operation, page, isList, table, problems, offers, below });
  }
  return { service, catalogue, faults, proposals };
}

/** A list's table with what the product calls the field that a table calls `@name`. */
export function asProposed(list: ListTable, proposal: Proposal | undefined): ListTable {
  const named = proposal?.operation.list?.named;
  if (named === undefined) return list;
  const fields = Object.entries(list.key).map(([name, field]) => [
    name,
    field === "@name" ? named : field,
  ]);
  return { ...list, key: Object.fromEntries(fields) };
}

/** What the product calls the service. */
export function serviceName({ name }: Service): string {
  return name.replaceAll(/[^a-z]/g, "");
}

/** The place that an expression reads, as `row.owner.login`. */
export function placeIn(expression: string | undefined): string | null {
  const plain = expression?.replaceAll(/\["([^"]+)"\]/g, ".$1");
  return /\b(?:row|params)\.[\w.-]+/.exec(plain ?? "")?.[0] ?? null;
}

function isTable(plan: BlockPlan): plan is TablePlan {
  return plan.kind === "table";
}

type Lines = ReadonlyMap<string, string>;

function offersIn(body: Fields, catalogue: Catalogue, lines: Lines): Offer[] {
  return actionsIn(body).flatMap(({ on, action }) => {
    const open = isFields(action.open) ? action.open : {};
    const [, wrapper = null] = /^\{'(\w+)': row\}$/.exec(String(open.values)) ?? [];
    const [read] = isFields(open.values) ? callsOf(open.values.load, catalogue, lines) : [];
    const isOfRow = open.values === "row" || wrapper !== null || read !== undefined;
    const load = read ? { line: read.line, given: read.given } : null;
    const label = String(action.label);
    const writes = callsIn(action).flatMap((written) =>
      callsOf(written, catalogue, lines).flatMap(({ effect, ...call }) =>
        effect === "write" ? [{ on, label, isFile: false, ...call, isOfRow, wrapper, load }] : [],
      ),
    );
    // What an action itself reads is there to be saved.
    const files = callsOf(action.call ?? open.submit, catalogue, lines).flatMap(
      ({ effect, ...call }) =>
        effect === "read"
          ? [{ on, label, isFile: true, ...call, isOfRow: false, wrapper: null, load: null }]
          : [],
    );
    return [...writes, ...files];
  });
}

function actionsIn(body: Fields): { on: Offer["on"]; action: Fields }[] {
  const named = (name: string) => [body[name] ?? []].flat().filter(isFields);
  return [
    ...named("toolbar").map((action) => ({ on: "list" as const, action })),
    ...["rowActions", "nodeActions"]
      .flatMap(named)
      .map((action) => ({ on: "row" as const, action })),
  ];
}

/** The lists that the actions on a row open. What they offer above their rows is given as for a page of their own. */
function belowIn(body: Fields, catalogue: Catalogue, lines: Lines): Below[] {
  return actionsIn(body).flatMap(({ on, action: { open } }) => {
    if (on === "list" || !isFields(open) || open.rows === undefined) return [];
    const [list] = callsOf(open.rows, catalogue, lines);
    if (!list) return [];
    const asParameter = ([name, value]: [string, string]): [string, string] => {
      const found = Object.entries(list.given).find(([, given]) => given === value);
      return [name, found ? `params.${found[0]}` : value];
    };
    const offers = offersIn(open, catalogue, lines).map((offer) =>
      offer.on === "row"
        ? offer
        : { ...offer, given: Object.fromEntries(Object.entries(offer.given).map(asParameter)) },
    );
    return [{ line: list.line, given: list.given, offers }];
  });
}

/** What a call as a page writes it is, by method and path. */
function callsOf(written: unknown, catalogue: Catalogue, lines: Lines) {
  const call = isFields(written) ? written : { call: written };
  const operation = catalogue.operations.get(String(call.call));
  const line = operation && lines.get(shapeOf(lineOf(operation)));
  if (!operation || line === undefined) return [];
  const { id, effect } = operation;
  const bound = textsIn(call.with);
  return [{ id, effect, line, bound, given: inDocument(bound, operation, line) }];
}

/** Every call that an action makes, in whichever of its properties, but for those of a list that it opens. */
function callsIn(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(callsIn);
  if (!isFields(part) || part.rows !== undefined) return [];
  const own = typeof part.call === "string" ? part : part.submit;
  const calls = own === part || typeof own === "string" ? [own] : [];
  return [...calls, ...Object.values(part).flatMap(callsIn)];
}

function textsIn(fields: unknown): Record<string, string> {
  const entries = Object.entries(isFields(fields) ? fields : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Arguments by the names that the document has: an import may call a place of the path otherwise. */
function inDocument(given: Readonly<Record<string, string>>, { path }: Operation, line: string) {
  const [ours, theirs] = [parametersIn(path), parametersIn(line)];
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [theirs[ours.indexOf(name)] ?? name, value]),
  );
}

function linesByShape(document: ApiDocument): ReadonlyMap<string, string> {
  return new Map(linesOf(document).map((line) => [shapeOf(line), line]));
}

const lineOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

const shapeOf = (line: string) => line.replaceAll(/\{[^}]*\}/g, "{}").replace(/(?<=.)\/$/, "");
