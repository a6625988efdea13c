import { useContext, useMemo, useRef } from "react";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { equal } from "../../../src/catalogue/validators/validator-runtime.ts";
import { holds } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { expressionsOf } from "../../../src/language/plan/call-arguments.ts";
import { expressionsOfText } from "../../../src/language/plan/filled-text.ts";
import { type ActionPlan, type CallPlan, usualQuestion } from "../../../src/language/plan/plans.ts";
import { afterKey } from "../../../src/ui/keys/after-key.ts";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { LeadContext, useDestinations } from "../link/links.tsx";
import { LocalsContext, useHost, usePageStore } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { innerLocals } from "../page/inner-locals.ts";
import { type Locals, openDialog } from "../page/page-store.ts";
import { useScope, withLocals } from "../page/use-scope.ts";
import { BlocksContext } from "../page/views.ts";
import { textIn } from "../show/text-in.ts";
import { type Consent, type IntendedCall, needsConsent } from "./ask/consent.ts";
import { useAsk } from "./ask/use-ask.tsx";
import { expressionsAfter, foreseenCalls } from "./steps/foreseen-calls.ts";
import { useCallSteps } from "./steps/use-call-steps.tsx";

/** A visible action with its current state. */
export interface VisibleAction {
  action: ActionPlan;
  label: string;
  isEnabled: boolean;
  /** The external host of its link. */
  host: string | null;
}

/** The actions of a block or row. */
export interface Actions {
  /** The actions visible to the member for this row, with their states. */
  visible(locals: Locals): VisibleAction[];
  /** Asks if required, then runs the action; `subject` names the record in the question. */
  run(action: ActionPlan, locals: Locals, subject: string | null): void;
}

/** How a block makes an action's call; the scope holds the locals. */
export interface Performer {
  /** The calls that performing the action would make. */
  calls(call: CallPlan, scope: ScopeValues): readonly IntendedCall[];
  /** Makes the calls of the action. @throws CallError where one is refused. */
  perform(call: CallPlan, scope: ScopeValues, consent: Consent | undefined): Promise<void>;
}

/**
 * The one interpreter of actions, for every kind (architecture, law 6). A block that makes
 * the calls in another way, such as once for each of several records, passes a `performer`.
 */
export function useActions(actions: readonly ActionPlan[], performer?: Performer): Actions {
  const host = useHost();
  const { modal } = usePopups();
  const ask = useAsk();
  const destinations = useDestinations();
  const scope = useScope(actions.flatMap(expressionsOfAction));
  const once = useOnce(useAct(scope, performer));
  const run = useSteady<Parameters<Actions["run"]>, void>((action, locals, subject) => {
    const act = (consent?: Consent): Promise<void> | undefined => {
      const done = once(action, locals, subject, consent);
      return asksByItself(action, host) ? undefined : done;
    };
    const values = withLocals(scope, locals);
    const calls = callsOf(action, values, performer).filter((call) => needsConsent(host, call));
    const question = questionOf(host, action, subject ?? "", values);
    if (calls.length > 0) {
      const isOwn = action.confirm !== null && action.confirm !== usualQuestion;
      const intent = { label: question.title, name: subject };
      void ask({ calls, intent, act, said: isOwn ? question.content : null });
    } else if (action.confirm === null) void act();
    else {
      // The Enter that chooses an action from a menu would otherwise press the question's button.
      afterKey(() => modal.confirm({ ...question, onOk: () => act() }));
    }
  });
  return useMemo(() => {
    const permitted = actions.filter(
      (action) => action.requires.every((name) => host.can(name)) && !isHalf(action, host),
    );
    return {
      run,
      visible: (locals) =>
        permitted
          .filter(({ when }) => holds(when, withLocals(scope, locals)))
          .map((action) => {
            const values = withLocals(scope, locals);
            const { effect } = action;
            const leads = effect.type === "go" && destinations.hostOf(effect.address, values);
            const label = textIn(host, action.label, values);
            return { action, label, isEnabled: holds(action.enabled, values), host: leads || null };
          }),
    };
  }, [actions, host, destinations, scope, run]);
}

/**
 * An external service does not declare what a step creates, so dependent steps could not be undone.
 */
function isHalf({ effect }: ActionPlan, { catalogue }: Pick<PageHost, "catalogue">): boolean {
  if (effect.type !== "call") return false;
  return effect.next.some(
    ({ partOf, call }) => partOf !== null && operationOf(catalogue, call).service.isBare === true,
  );
}

type Act = (
  action: ActionPlan,
  locals: Locals,
  subject: string | null,
  consent?: Consent,
) => Promise<void>;

/** The calls of an action, as far as known before the first answer. */
function callsOf(
  { effect }: ActionPlan,
  values: ScopeValues,
  performer: Performer | undefined,
): readonly IntendedCall[] {
  if (effect.type !== "call") return [];
  if (performer) return performer.calls(effect.call, values);
  return foreseenCalls([effect.call, ...effect.next.map(({ call }) => call)], values);
}

/** Performs an action's effect. */
function useAct(scope: ScopeValues, performer?: Performer): Act {
  const host = useHost();
  const store = usePageStore();
  const outer = useContext(LocalsContext);
  const blocks = useContext(BlocksContext);
  const runCalls = useCallSteps();
  const destinations = useDestinations();
  const lead = useContext(LeadContext);
  return async (action, locals, subject, consent) => {
    const { effect } = action;
    const values = withLocals(scope, locals);
    if (effect.type === "go") {
      const destination = destinations.of(effect.address, values);
      if (destination) lead(destination);
    } else if (effect.type === "open") {
      const { as, width } = effect;
      const plan = blocks[effect.block];
      if (plan) {
        openDialog(store, { subject, as, width, plan, locals: innerLocals(outer, locals) });
      }
    } else {
      const act = { label: textIn(host, action.label, values), name: subject };
      if (performer) await performer.perform(effect.call, values, consent);
      else await runCalls(effect, values, act, consent);
    }
  };
}

/**
 * An action runs once at a time on the same record, however often its button is pressed. Several
 * calls run alone, since they share one report of their progress.
 */
function useOnce(act: Act): Act {
  const running = useRef(new Set<{ action: ActionPlan; row: unknown }>());
  return async (action, locals, ...rest) => {
    const isAlone = action.effect.type === "call" && action.effect.next.length > 0;
    const { row } = locals;
    for (const other of running.current) {
      // A record that was read again meanwhile is another object.
      if (other.action === action && (isAlone || equal(other.row, row))) return;
    }
    const run = { action, row };
    running.current.add(run);
    try {
      await act(action, locals, ...rest);
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
    } finally {
      running.current.delete(run);
    }
  };
}

/** The question before an action. */
function questionOf(
  host: PageHost,
  { label, confirm, emphasis }: ActionPlan,
  name: string,
  values: ScopeValues,
) {
  const title = textIn(host, label, values);
  const asked = { action: title, name };
  // Of a record without a name, the action itself is the question.
  const isNameless = name === "" && confirm === usualQuestion;
  return {
    title,
    content: isNameless ? null : textIn(host, confirm ?? "", withLocals(values, asked), asked),
    okText: title,
    okButtonProps: { danger: emphasis === "danger" },
    cancelText: host.text("common.cancel"),
  };
}

/**
 * Whether an action has its own dialog: several calls show progress, and a restore may ask for
 * names.
 */
function asksByItself({ effect }: ActionPlan, { catalogue }: PageHost): boolean {
  if (effect.type !== "call") return false;
  return effect.next.length > 0 || operationOf(catalogue, effect.call).isRestore;
}

/** The expressions of an action, whose dependencies its scope follows. */
export function expressionsOfAction({ when, enabled, label, confirm, effect }: ActionPlan) {
  const own = [when, enabled, ...expressionsOfText(label), ...expressionsOfText(confirm)];
  if (effect.type === "call") {
    return [...own, ...expressionsOf(effect.call), ...expressionsAfter(effect)];
  }
  return effect.type === "go" ? [...own, effect.address] : own;
}
