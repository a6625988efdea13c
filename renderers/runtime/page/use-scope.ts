import { use, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import type { PagePlan } from "../../../src/language/page.ts";
import { expressionsOfText } from "../../../src/language/plan/filled-text.ts";
import type { TextPlan } from "../../../src/language/plan/plans.ts";
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
import {
  type BlockState,
  type Locals,
  markHeld,
  markUnsaved,
  type PageStore,
  publish,
} from "./page-store.ts";

/**
 * The scope in which a block's expressions run. It changes only when the state of a block that one
 * of the given expressions reads changes, so that others draw nothing anew; it holds the address only
 * where one of them uses it.
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
    return { variables: { ...ofPage, ...outer, ...locals }, can, meters, clock };
  }, [user, route, params, can, meters, clock, blocks, outer, locals]);
}

/** The scope of what stands in no block, as it is now. */
export function scopeNow(
  { user, can }: Pick<PageHost, "user" | "can">,
  route: PageRoute,
  store: PageStore,
  plan: Pick<PagePlan, "params">,
): ScopeValues {
  const params = readParams(plan.params, route.query).values;
  return { variables: { user, route, params, blocks: store.getState().blocks }, can };
}

/** A text of the page, said anew whenever what stands in its places changes. */
export function useSaid(text: TextPlan, locals: Locals | null = null): string {
  const host = useHost();
  return textIn(host, text, useScope(expressionsOfText(text), locals));
}

/** The scope with further variables, for one row or one node. */
export function withLocals(scope: ScopeValues, locals: Locals): ScopeValues {
  return { ...scope, variables: { ...scope.variables, ...locals } };
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
 * Marks the page as holding unsaved changes while `isUnsaved`. Nothing is taken back when effects
 * end, for they end too when the page is only hidden; what goes for good is forgotten by the dialog
 * that closes or the condition that no longer holds.
 */
export function useUnsaved(block: string, isUnsaved: boolean): void {
  const store = usePageStore();
  const id = usePlaceOf(block);
  useEffect(() => markUnsaved(store, id, isUnsaved), [store, id, isUnsaved]);
}

/** Has what the page reads stay as it is while `isHeld`, whatever others change. */
export function useHeld(block: string, isHeld: boolean): void {
  const store = usePageStore();
  const id = usePlaceOf(block);
  useEffect(() => {
    markHeld(store, id, isHeld);
    return () => markHeld(store, id, false);
  }, [store, id, isHeld]);
}
