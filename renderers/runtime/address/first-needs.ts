import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { isFirstUnsaid } from "../../../src/catalogue/paging/paging.ts";
import type { Language } from "../../../src/i18n/language.ts";
import type { BlockPlan } from "../../../src/language/block.ts";
import { isBroken } from "../../../src/language/broken.ts";
import type { DrawnPage } from "../../../src/language/page.ts";
import { argumentsOf, expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import { readParams } from "../../../src/language/read-params.ts";
import type { Wire } from "../../../src/wire/wire.ts";
import { blockViews } from "../../block-views.ts";
import type { FirstDrawing, FirstRead } from "../page/views.ts";
import { queryOf } from "../read/read-query.ts";
import { dictionaryQuery } from "../read/use-dictionary.ts";
import { namedWire } from "./named-wire.ts";
import { prefixOf } from "./use-block-query.ts";
import { partOf } from "./use-query-part.ts";

/** What the blocks of a page need first, where it depends on nothing but the address. */
export interface FirstNeeds {
  /** The reads, each with the permissions that its block and the blocks around it require. */
  reads: readonly { read: FirstRead; requires: readonly string[] }[];
  dictionaries: readonly string[];
  /** Whether the member may have arranged one of the blocks. */
  isArranged: boolean;
}

/** The values of the page's parameters in its address. */
type Params = ReturnType<typeof readParams>["values"];
type Query = Readonly<Record<string, string>>;

/** Finds what the blocks of a page need when they are first drawn at an address. */
export async function firstNeeds({ plan }: DrawnPage, query: Query): Promise<FirstNeeds> {
  const needs = await needsOf(plan.body, { plan, query, requires: [] });
  return {
    reads: needs.flatMap(({ reads = [], requires }) => reads.map((read) => ({ read, requires }))),
    dictionaries: [...plan.dictionaries, ...needs.flatMap(({ dictionaries = [] }) => dictionaries)],
    isArranged: needs.some(({ isArranged }) => isArranged),
  };
}

type Needs = FirstDrawing & Pick<BlockPlan, "requires">;

/** The page around a block, and what the blocks around it require. */
interface Around extends Pick<DrawnPage, "plan">, Pick<BlockPlan, "requires"> {
  query: Query;
}

async function needsOf(block: BlockPlan | undefined, around: Around): Promise<Needs[]> {
  if (!block || isBroken(block) || block.when !== null) return [];
  const { plan, query } = around;
  const requires = [...around.requires, ...block.requires];
  const view = await blockViews.get(block.kind)?.load();
  const part = partOf(query, prefixOf(block.name, block.id), Object.keys(plan.params));
  const first = view?.first?.(block, part) ?? {};
  const inner = (first.blocks ?? []).map((id) => needsOf(plan.blocks[id], { ...around, requires }));
  return [{ ...first, requires }, ...(await Promise.all(inner)).flat()];
}

/** What the queries of the first needs depend on once the session has loaded. */
interface FirstQueriesPlace {
  catalogue: Catalogue;
  wire: Wire;
  language: Language;
  isAdministrator: boolean;
  can(permission: string): boolean;
}

/** The queries of a page's first needs; they are the same as those that the drawn blocks make. */
export function firstQueries(
  { reads, dictionaries }: FirstNeeds,
  page: DrawnPage,
  query: Query,
  place: FirstQueriesPlace,
) {
  const { params, isDated } = page.plan;
  const { values, faults } = readParams(params, query);
  const host = { ...place, wire: namedWire(place.wire, page) };
  const isDrawn = faults.length === 0 && !isDated;
  const mine = reads.filter(
    ({ read, requires }) => isDrawn && [...requires, ...read.call.requires].every(place.can),
  );
  return {
    reads: mine.flatMap(({ read }) => queryFor(read, host, values) ?? []),
    dictionaries: place.catalogue.dictionary
      ? [...new Set(dictionaries)].map((name) => dictionaryQuery(host, name))
      : [],
  };
}

/** The query of a read; `null` where it depends on more than the address. */
function queryFor(
  { call, extra = {}, allPagesOf }: FirstRead,
  { catalogue, wire, language }: FirstQueriesPlace,
  params: Params,
) {
  const operation = catalogue.operations.get(call.operation);
  // Of a list that may begin with page 0, two pages are read as it is drawn.
  const isLater = operation?.effect !== "read" || operation.isSession || isFirstUnsaid(operation);
  if (isLater) return null;
  const isKnown = expressionsOf(call).every(
    ({ uses, reads }) => reads.length === 0 && uses.every((name) => name === "params"),
  );
  const bound = isKnown ? argumentsOf(call, { variables: { params }, can: () => false }) : null;
  if (!bound) return null;
  const asked = { host: { wire, language }, operation, bound, isByItself: { current: false } };
  return queryOf(asked, extra, allPagesOf ? { allPagesOf } : {});
}
