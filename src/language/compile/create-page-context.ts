import { keptBy } from "../../catalogue/kept-by.ts";
import { byRoleFlag } from "../../catalogue/role-flags.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { paramsIn, typeOfParams } from "../params.ts";
import type { ShapeContext } from "../shape/shape-context.ts";
import type { SourceNode } from "../source.ts";
import {
  anyType,
  boolType,
  lazyRecord,
  numberType,
  type RecordType,
  recordType,
  stringType,
  type Type,
} from "../type.ts";
import type { PageContext } from "./page-context.ts";
import { publishedBy } from "./published.ts";
import type { ProblemCollector } from "./report.ts";

/** Creates the context in which a page's blocks are compiled. */
export function createPageContext(
  environment: LanguageEnvironment,
  { report, isFull = () => false }: Pick<ProblemCollector, "report"> & Partial<ProblemCollector>,
  nodes: ReadonlyMap<string, SourceNode>,
): PageContext {
  const named = findNamed(environment, nodes, report);
  const vocabulary = vocabularyOf(environment);
  const context: PageContext = {
    environment,
    report,
    isFull,
    nodes,
    named,
    isPublic: false,
    isRepeated: false,
    meant: new Set(),
    reads: new Map(),
    parts: [],
    within: "",
    records: {},
    planned: new Map(),
    pages: () => environment.pages,
    scope: {},
    kinds: vocabulary.kinds,
    cells: vocabulary.cells,
    names: { ...vocabulary.names, block: named },
  };
  context.scope = {
    user: userType,
    route: recordType({ path: stringType, query: queryType }),
    params: typeOfParams(environment.catalogue, paramsIn(nodes.get(""))),
    blocks: blocksType(context),
  };
  return context;
}

interface Vocabulary {
  kinds: ShapeContext["kinds"];
  cells: ShapeContext["cells"];
  names: Omit<ShapeContext["names"], "block">;
}

/** The names that are known on every page; computed once for each environment. */
export const vocabularyOf = keptBy((environment: LanguageEnvironment): Vocabulary => {
  const { catalogue, cells, widgets, icons } = environment;
  return {
    kinds: environment.blocks,
    cells: new Map([...cells].map(([name, kind]) => [name, cellProperties(kind)])),
    names: {
      operation: new Set(catalogue.operations.keys()),
      cell: new Set(cells.keys()),
      widget: new Set(widgets.keys()),
      icon: new Set(icons),
      field: null,
    },
  };
});

/** An address may contain any parameter, and the value of a parameter is always text. */
const queryType: RecordType = { ...recordType({}), others: stringType };

/** The type of the signed-in member, with the six role flags (specification section 3). */
const userType = recordType({
  id: numberType,
  username: stringType,
  fullname: stringType,
  ...byRoleFlag(() => boolType),
});

function findNamed(
  { blocks }: LanguageEnvironment,
  nodes: ReadonlyMap<string, SourceNode>,
  report: ProblemCollector["report"],
): Map<string, SourceNode> {
  const named = new Map<string, SourceNode>();
  for (const node of nodes.values()) {
    const kind = scalarOf(node, "kind");
    const name = scalarOf(node, "name");
    if (typeof kind !== "string" || typeof name !== "string" || !blocks.has(kind)) continue;
    if (named.has(name)) report("duplicateName", `${node.pointer}/name`, { name });
    else named.set(name, node);
  }
  return named;
}

function scalarOf(node: SourceNode, key: string): SourceNode["scalar"] | undefined {
  return node.entries.find((entry) => entry.key === key)?.node.scalar;
}

/**
 * The states that named blocks publish; each type is computed when an expression first reads it.
 */
function blocksType(context: PageContext): RecordType {
  return lazyRecord(() => {
    const unread = unreadNames(context).map((name): [string, Type] => [name, anyType]);
    const named = [...context.named].map(([name, node]): [string, Type] => [
      name,
      publishedBy(context, node),
    ]);
    return new Map([...unread, ...named]);
  });
}

/**
 * The names of blocks whose kind is missing or unknown; their state may hold anything. An argument
 * of a call that is called `name` names no block.
 */
function unreadNames({ nodes, environment: { blocks, cells } }: PageContext): string[] {
  return [...nodes.values()].flatMap((node) => {
    const kind = scalarOf(node, "kind");
    const name = scalarOf(node, "name");
    const isKnown = typeof kind === "string" && (blocks.has(kind) || cells.has(kind));
    const isArgument = /\/with(\/|$)/.test(node.pointer);
    return typeof name === "string" && !isKnown && !isArgument ? [name] : [];
  });
}
