import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer } from "react";
import { useStore } from "zustand";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { operationOf } from "../../src/catalogue/operation-of.ts";
import { recordAt, recordsOf, rowsOf } from "../../src/catalogue/schema/rows.ts";
import { evaluate } from "../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../src/language/expression/scope.ts";
import type { DrawnPage } from "../../src/language/page.ts";
import { argumentsOf } from "../../src/language/plan/call-arguments.ts";
import type { Part } from "../../src/language/plan/part.ts";
import { readParams } from "../../src/language/read-params.ts";
import { useHost, usePageStore, useRoute } from "../runtime/page/contexts.ts";
import { isWithin, type Locals } from "../runtime/page/page-store.ts";
import { withLocals } from "../runtime/page/use-scope.ts";
import { plainText } from "../runtime/show/plain-text.ts";
import { lastCallOf } from "./last-call.ts";
import { type BlockParts, standingBlocks } from "./plan-parts.ts";
import { type BlockState, blockState, type MadeCall } from "./verdict.ts";

/** A block of the page with its current state and scope. */
export interface StandingBlock extends BlockParts {
  state: BlockState;
  scope: ScopeValues;
  /** The calls of the block with their last responses, in planning order. */
  made: readonly MadeCall[];
  /** The rows of the block, for expressions that need one. */
  rows: readonly KnownRow[];
}

const ofPage: Locals = {};

/**
 * The blocks of a page in their current state, updated while this hook is used; dialogs come last.
 */
export function usePageParts({ plan }: DrawnPage, all: readonly Part[]): StandingBlock[] {
  const host = useHost();
  const route = useRoute();
  const store = usePageStore();
  const { blocks, dialogs } = useStore(store);
  const client = useQueryClient();
  const [count, changed] = useReducer((times: number) => times + 1, 0);
  useEffect(() => client.getQueryCache().subscribe(changed), [client]);
  const opened = useMemo(() => {
    const roots = [{ plan: plan.body, locals: ofPage }, ...dialogs];
    return roots.flatMap(({ plan: { id }, locals }) =>
      standingBlocks(all, id).map((parts) => ({ parts, locals })),
    );
  }, [plan, all, dialogs]);
  return useMemo(() => {
    // The cache of reads is mutable, so a counter triggers the update.
    void count;
    const { user, can } = host;
    const params = readParams(plan.params, route.query).values;
    const variables = { user, route, params, blocks };
    const hidden: string[] = [];
    return opened.map(({ parts, locals }): StandingBlock => {
      const scope: ScopeValues = { variables: { ...variables, ...locals }, can };
      const own = parts.plan.name === null ? undefined : blocks[parts.plan.name];
      const inBlock = own?.values === undefined ? scope : withLocals(scope, { form: own.values });
      const made = parts.calls.map(({ of: call }): MadeCall => {
        const operation = operationOf(host.catalogue, call);
        const args = argumentsOf(call, inBlock) ?? {};
        const missing = call.args
          .filter(
            ({ isRequired, value }) => isRequired && (evaluate(value, inBlock) ?? null) === null,
          )
          .map(({ name }) => name);
        return {
          call,
          effect: operation.effect,
          missing,
          last: lastCallOf(client, operation, args),
        };
      });
      const isWithinHidden = hidden.some((id) => isWithin(parts.plan.id, id));
      const state = blockState(parts.plan, made, scope, isWithinHidden);
      if (state === "hidden" && !isWithinHidden) hidden.push(parts.plan.id);
      return { ...parts, state, scope: inBlock, made, rows: knownRows(made, host.catalogue) };
    });
  }, [plan.params, opened, host, route, blocks, client, count]);
}

/** A row of a block, with its label for people. */
interface KnownRow {
  label: string;
  row: Readonly<Record<string, unknown>>;
}

/** Maximum rows that are offered; to see another row, a person narrows the block's search. */
const mostRows = 200;

/** The rows in a block's last list response; for a tree, the rows of all levels. */
function knownRows(made: readonly MadeCall[], catalogue: Catalogue): KnownRow[] {
  const { resolve } = catalogue;
  const found = made.find(
    ({ call, last }) => operationOf(catalogue, call).list && last?.data !== undefined,
  );
  const { list, answer } = found ? operationOf(catalogue, found.call) : {};
  if (!found || !list) return [];
  const labelField = answer ? labelOf(answer, list.rows, resolve) : null;
  const rows: KnownRow[] = [];
  const waiting = rowsOf({ list }, found.last?.data).reverse();
  for (let row = waiting.pop(); row && rows.length < mostRows; row = waiting.pop()) {
    const named = labelField === null ? null : row[labelField];
    rows.push({ row, label: plainText(named ?? row).slice(0, 80) });
    if (list.children !== undefined) waiting.push(...recordsOf(row[list.children]).reverse());
  }
  return rows;
}

function labelOf(
  answer: Parameters<Catalogue["resolve"]>[0],
  pointer: string,
  resolve: Catalogue["resolve"],
): string | null {
  return recordAt({ resolve }, answer, pointer)?.["x-label"] ?? null;
}
