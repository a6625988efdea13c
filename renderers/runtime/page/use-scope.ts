import { use, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import type { PagePlan } from "../../../src/language/page.ts";
import { argumentsOf, expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import { expressionsOfText } from "../../../src/language/plan/filled-text.ts";
import type { CallPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { readParams } from "../../../src/language/read-params.ts";
import { textIn } from "../show/text-in.ts";
import {
  ClockContext,
  LocalsContext,
  MetersContext,
  ParamsContext,
  RouteContext,
  useHost,
  usePageStore,
  usePlaceOf,
} from "./contexts.ts";
import type { PageHost, PageRoute } from "./host.ts";
import { innerLocals } from "./inner-locals.ts";
import {
  type BlockState,
  type Locals,
  markHeld,
  markUnsaved,
  type PageStore,
  publish,
} from "./page-store.ts";

/**
 * The scope of a block's expressions. It changes only with the state that the given expressions
 * read, so that other blocks are not redrawn; it holds the address only where one of them uses it.
 */
export function useScope(
  expressions: readonly (Pick<Expression, "reads" | "uses"> | null)[],
  locals: Locals | null = null,
): ScopeValues {
  const host = useHost();
  const outer = useContext(LocalsContext);
  const meters = useContext(MetersContext);
  const clock = useContext(ClockContext);
  const params = useContext(ParamsContext);
  const store = usePageStore();
  const reads = new Set(expressions.flatMap((expression) => expression?.reads ?? []));
  const blocks = useStore(
    store,
    useShallow((state) =>
      Object.fromEntries([...reads].map((name) => [name, state.blocks[name] ?? null])),
    ),
  );
  const isRouted = expressions.some((expression) => expression?.uses.includes("route"));
  const route = isRouted ? use(RouteContext) : null;
  const { user, can } = host;
  return useMemo(() => {
    const ofPage = { user, ...(route && { route }), params, blocks };
    const variables = { ...ofPage, ...innerLocals(outer, locals ?? {}) };
    return { variables, can, meters, clock };
  }, [user, route, params, can, meters, clock, blocks, outer, locals]);
}

/** The current scope outside any block. */
export function scopeNow(
  { user, can }: Pick<PageHost, "user" | "can">,
  route: PageRoute,
  store: PageStore,
  plan: Pick<PagePlan, "params">,
): ScopeValues {
  const params = readParams(plan.params, route.query).values;
  return { variables: { user, route, params, blocks: store.getState().blocks }, can };
}

/** A translated text of the page, updated whenever a value in it changes. */
export function useSaid(text: TextPlan, locals: Locals | null = null): string {
  const host = useHost();
  return textIn(host, text, useScope(expressionsOfText(text), locals));
}

/** The current arguments of a call; `null` while a required one has no value. */
export function useArguments(call: CallPlan): Record<string, unknown> | null {
  return argumentsOf(call, useScope(expressionsOf(call)));
}

/** The scope with further variables, for one row or one node. */
export function withLocals(scope: ScopeValues, locals: Locals): ScopeValues {
  return { ...scope, variables: innerLocals(scope.variables, locals) };
}

/** The value of an expression; `whenAbsent` where there is none. */
export function useExpression(expression: Expression | null, whenAbsent: unknown = null): unknown {
  const scope = useScope([expression]);
  return expression ? evaluate(expression, scope) : whenAbsent;
}

/** Publishes a block's state (memoised by the caller); without a name nothing is published. */
export function usePublish(name: string | null, state: BlockState): void {
  const store = usePageStore();
  useEffect(() => {
    if (name !== null) publish(store, name, state);
  }, [store, name, state]);
}

/**
 * Marks the page as having unsaved changes while `isUnsaved`. The mark stays when effects end,
 * since they also end when the page is hidden; a closing dialog removes it, and a false condition
 * where no draft is kept.
 */
export function useUnsaved(block: string, isUnsaved: boolean): void {
  const store = usePageStore();
  const id = usePlaceOf(block);
  useEffect(() => markUnsaved(store, id, isUnsaved), [store, id, isUnsaved]);
}

/** Prevents refreshes of the page's reads by others' changes while `isHeld`. */
export function useHeld(block: string, isHeld: boolean): void {
  const store = usePageStore();
  const id = usePlaceOf(block);
  useEffect(() => {
    markHeld(store, id, isHeld);
    return () => markHeld(store, id, false);
  }, [store, id, isHeld]);
}
