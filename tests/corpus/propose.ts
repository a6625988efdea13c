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

/** The product's import of a service and its proposals. */
export interface Proposed {
  service: Service;
  catalogue: Catalogue;
  faults: readonly ImportFault[];
  /** The proposal for each list of the table, by the list's method and path. */
  proposals: ReadonlyMap<string, Proposal>;
}

/** The page that the product proposes for a list. */
export interface Proposal {
  operation: Operation;
  page: Fields;
  isList: boolean;
  /** The plan of the page's table, where the page has one. */
  table: TablePlan | null;
  /** The problems that the checker reports for the page. */
  problems: readonly string[];
  offers: readonly Offer[];
  /** The lists that a row of the page opens. */
  below: readonly Below[];
}

/**
 * A list that a row of another list opens, with the row's values that it is given and its own
 * offers.
 */
export interface Below {
  line: string;
  given: Readonly<Record<string, string>>;
  offers: readonly Offer[];
}

/** A write that a page offers on a list, or a file download. */
export interface Offer {
  isFile: boolean;
  /** Whether the offer is in the toolbar or on each row. */
  on: "list" | "row";
  label: string;
  /** The operation: its method and path in the document, and its id in the product. */
  line: string;
  id: string;
  /** The arguments of the call as expressions, by the document's parameter names. */
  given: Readonly<Record<string, string>>;
  /** The arguments of the call as expressions, by the product's parameter names. */
  bound: Readonly<Record<string, string>>;
  /**
   * A form whose first values come from the row: from the list's response or from a read of the
   * record.
   */
  isOfRow: boolean;
  /** The field of the request that holds the record; `null` where the request is the record. */
  wrapper: string | null;
  /** The read operation that gives the first values, and its arguments. */
  load: { line: string; given: Readonly<Record<string, string>> } | null;
}

/**
 * Runs a service through the product: its import, a proposal for each list, and their compilation.
 */
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

/** A list's table, with the product's name for the field that the table calls `@name`. */
export function asProposed(list: ListTable, proposal: Proposal | undefined): ListTable {
  const named = proposal?.operation.list?.named;
  if (named === undefined) return list;
  const fields = Object.entries(list.key).map(([name, field]) => [
    name,
    field === "@name" ? named : field,
  ]);
  return { ...list, key: Object.fromEntries(fields) };
}

/** The product's name for the service. */
export function serviceName({ name }: Service): string {
  return name.replaceAll(/[^a-z]/g, "");
}

/** The place that an expression reads, such as `row.owner.login`. */
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
    const [, field = null] = /^\{"(\w+)": row\}$/.exec(String(open.values)) ?? [];
    const [read] = isFields(open.values) ? callsOf(open.values.load, catalogue, lines) : [];
    const isOfRow = open.values === "row" || field !== null || read !== undefined;
    const load = read ? { line: read.line, given: read.given } : null;
    const label = String(action.label);
    const writes = callsIn(action).flatMap((written) =>
      callsOf(written, catalogue, lines).flatMap(({ effect, ...call }) => {
        const wrapper = catalogue.operations.get(call.id)?.body?.within ?? field;
        return effect === "write"
          ? [{ on, label, isFile: false, ...call, isOfRow, wrapper, load }]
          : [];
      }),
    );
    // A read that the action itself makes downloads a file.
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

/**
 * The lists that the actions on a row open, with their offers as on a page of their own: a value of
 * the row around becomes the parameter of the list that is given the same value.
 */
function belowIn(body: Fields, catalogue: Catalogue, lines: Lines): Below[] {
  return actionsIn(body).flatMap(({ on, action: { open } }) => {
    if (on === "list" || !isFields(open) || open.rows === undefined) return [];
    const [list] = callsOf(open.rows, catalogue, lines);
    if (!list) return [];
    const around = (offer: Offer) => ({
      ...offer,
      given: ofParameters(offer.given, list.given, offer.on === "row" ? "outer" : "row"),
    });
    const offers = offersIn(open, catalogue, lines).map(around);
    return [{ line: list.line, given: list.given, offers }];
  });
}

type Values = Readonly<Record<string, string>>;

/** Values with parameters for those that a list is given by the row that opens it. */
function ofParameters(values: Values, given: Values, row: "outer" | "row"): Values {
  const named = new Map(
    Object.entries(given).map(([name, value]) => [value.replace(/\brow\b/, row), name]),
  );
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const parameter = named.get(value);
      return [name, parameter === undefined ? value : `params.${parameter}`];
    }),
  );
}

/** The method and path of a call in a page schema. */
function callsOf(written: unknown, catalogue: Catalogue, lines: Lines) {
  const call = isFields(written) ? written : { call: written };
  const operation = catalogue.operations.get(String(call.call));
  const line = operation && lines.get(shapeOf(lineOf(operation)));
  if (!operation || line === undefined) return [];
  const { id, effect } = operation;
  const bound = textsIn(call.with);
  return [{ id, effect, line, bound, given: inDocument(bound, operation, line) }];
}

/**
 * Every call that an action makes, in any of its properties, except for the calls of a list that it
 * opens.
 */
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

/** Arguments by the document's parameter names, since an import may rename path parameters. */
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
