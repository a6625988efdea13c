import { App } from "antd";
import { useContext, useMemo, useRef } from "react";
import { evaluate, holds } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { ActionPlan, CallPlan } from "../../../src/language/plan/plans.ts";
import { movable } from "../../../src/ui/movable.tsx";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { LocalsContext, useHost, usePageStore } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { type Locals, openDialog } from "../page/page-store.ts";
import { useScope, withLocals } from "../page/use-scope.ts";
import { BlocksContext } from "../page/views.ts";
import { expressionsOf } from "../read/use-read.ts";
import { useCallSteps } from "./use-call-steps.tsx";

/** Actions on one thing: a table, or one of its rows. */
export interface Actions {
  /** Those the member may see for this row, each with whether it can be used now. */
  visible(locals: Locals): { action: ActionPlan; isEnabled: boolean }[];
  /** Asks where it must, then acts; `subject` names the record in the question. */
  run(action: ActionPlan, locals: Locals, subject: string | null): void;
}

/** Makes the call of an action; the scope holds the locals. @throws CallError where it is refused. */
export type PerformCall = (call: CallPlan, scope: ScopeValues) => Promise<void>;

/**
 * The one interpreter of actions, for every kind (architecture, law 6). A block that calls in a way
 * of its own, as once for each of several records, says how by `perform`.
 */
export function useActions(actions: readonly ActionPlan[], perform?: PerformCall): Actions {
  const host = useHost();
  const { modal } = App.useApp();
  const scope = useScope(actions.flatMap(expressionsOfAction));
  const once = useOnce(useAct(scope, perform));
  const run = useSteady<Parameters<Actions["run"]>, void>((action, locals, subject) => {
    if (action.confirm === null) {
      void once(action, locals, subject);
      return;
    }
    modal.confirm({
      ...questionOf(host, action, subject ?? ""),
      // Several calls say themselves how far they have come.
      onOk: () => {
        const done = once(action, locals, subject);
        return hasSteps(action) ? undefined : done;
      },
    });
  });
  return useMemo(() => {
    const permitted = actions.filter(({ requires }) => requires.every((name) => host.can(name)));
    return {
      run,
      visible: (locals) =>
        permitted
          .filter(({ when }) => holds(when, withLocals(scope, locals)))
          .map((action) => ({
            action,
            isEnabled: holds(action.enabled, withLocals(scope, locals)),
          })),
    };
  }, [actions, host, scope, run]);
}

type Act = (action: ActionPlan, locals: Locals, subject: string | null) => Promise<void>;

/** Does what an action is there for. */
function useAct(scope: ScopeValues, perform?: PerformCall): Act {
  const host = useHost();
  const store = usePageStore();
  const outer = useContext(LocalsContext);
  const blocks = useContext(BlocksContext);
  const runCalls = useCallSteps();
  return async (action, locals, subject) => {
    const { effect } = action;
    const values = withLocals(scope, locals);
    if (effect.type === "go") {
      const address = evaluate(effect.address, values);
      if (typeof address === "string") host.go(address);
    } else if (effect.type === "open") {
      const { as, width } = effect;
      const plan = blocks[effect.block];
      if (plan) openDialog(store, { subject, as, width, plan, locals: { ...outer, ...locals } });
    } else {
      const title = [host.text(action.label), subject].filter(Boolean).join(" · ");
      await (perform ? perform(effect.call, values) : runCalls(effect, values, title));
    }
  };
}

/** However often a button is pressed, its action runs once at a time. */
function useOnce(act: Act): Act {
  const running = useRef(new Set<ActionPlan>());
  return async (action, locals, subject) => {
    if (running.current.has(action)) return;
    running.current.add(action);
    try {
      await act(action, locals, subject);
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      running.current.delete(action);
    }
  };
}

/** What is asked before an action. */
function questionOf({ text }: PageHost, { label, confirm, emphasis }: ActionPlan, name: string) {
  const title = text(label);
  const isDanger = emphasis === "danger";
  return {
    title,
    content: text(confirm ?? "", { action: title, name }),
    okText: title,
    okButtonProps: { danger: isDanger },
    autoFocusButton: isDanger ? ("cancel" as const) : ("ok" as const),
    cancelText: text("common.cancel"),
    modalRender: movable,
  };
}

function hasSteps({ effect }: ActionPlan): boolean {
  return effect.type === "call" && effect.next.length > 0;
}

function expressionsOfAction({ when, enabled, effect }: ActionPlan) {
  const own = [when, enabled];
  if (effect.type === "call") {
    const { call, next, download } = effect;
    const ofSteps = next.flatMap((step) => [step.when, ...expressionsOf(step.call)]);
    return [
      ...own,
      ...expressionsOf(call),
      ...ofSteps,
      download?.name ?? null,
      download?.content ?? null,
    ];
  }
  return effect.type === "go" ? [...own, effect.address] : own;
}
