import { App } from "antd";
import type { ReactNode } from "react";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { Consent, IntendedCall } from "../../../runtime/act/ask/consent.ts";
import { useAsk } from "../../../runtime/act/ask/use-ask.tsx";
import { useSend } from "../../../runtime/act/ask/use-send.ts";
import type { DoneWrite } from "../../../runtime/act/undo-calls.ts";
import { useOfferUndo } from "../../../runtime/act/use-offer-undo.tsx";
import { useTellAffected } from "../../../runtime/act/use-tell-affected.ts";
import { seenVersions, useWrite } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Locals } from "../../../runtime/page/page-store.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { expressionsOf, type Read } from "../../../runtime/read/use-read.ts";
import type { TreePlan } from "../kind.ts";
import { descendantsOf, type TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";

/**
 * Deletes a node after a question that names what goes with it. Where those below it have to go
 * first, they go one by one, the lowest first; the first refusal ends it, and says how far it came.
 */
export function useRemove(plan: TreePlan, read: Read, focus: () => void): (node: TreeNode) => void {
  const host = useHost();
  const send = useSend();
  const ask = useAsk();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  const { message } = App.useApp();
  const { remove } = plan;
  const scope = useScope(expressionsOf(remove?.call ?? null));
  const removeAll = async (removals: readonly Removal[], consent: Consent): Promise<void> => {
    if (!remove) return;
    const { operation } = remove.call;
    const done: DoneWrite[] = [];
    try {
      for (const { args, row } of removals) {
        const ifMatch = seenVersions(host, operation, args, row);
        const result = await send(operation, args, {
          loading: "no",
          isSummedUp: true,
          ifMatch,
          consent,
        });
        done.push({ operation, args, result, row });
      }
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      const values = { done: done.length, total: removals.length };
      if (removals.length > 1) void message.warning(host.text("tree.removedPartly", values), 5);
    }
    tellAffected(operation);
    await read.refresh();
    offerUndo(done, done.length === removals.length);
  };
  return (node) => {
    if (!remove) return;
    const { operation } = remove.call;
    const below = remove.below === "refused" ? [] : descendantsOf(node);
    const goesFirst = remove.below === "first" ? [...below].reverse() : [];
    const removals = [...goesFirst, node].flatMap(({ row }): Removal[] => {
      const args = argumentsOfChange(remove.call, withLocals(scope, { row }));
      return args ? [{ operation, args, row }] : [];
    });
    void ask({
      calls: removals,
      more: whatGoesAlong(host, node, below),
      act: (consent) => removeAll(removals, consent),
      onClosed: focus,
    });
  };
}

/** The removal of one node. */
interface Removal extends IntendedCall {
  row: unknown;
}

/** As many of those that go with a node are named. */
const mostNamed = 5;

/** What goes with a node, by name and number, as far as it is known. */
function whatGoesAlong(
  { text }: Pick<PageHost, "text">,
  node: TreeNode,
  below: readonly TreeNode[],
): ReactNode {
  const isUnread = [node, ...below].some((one) => one.below !== "known");
  const named = below.slice(0, mostNamed);
  const others = below.length - named.length;
  return (
    <>
      {named.length > 0 && (
        <>
          <p>{text("tree.removeWith", { name: node.title, count: below.length })}</p>
          <ul className={styles.goesWith}>
            {named.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
            {others > 0 && <li>{text("tree.andOthers", { number: others })}</li>}
          </ul>
        </>
      )}
      {isUnread && <p>{text("tree.belowUnread")}</p>}
    </>
  );
}

/**
 * Makes the call of a change with what it says of itself, and waits until the tree shows it. `rows`
 * are the records that it changes, as they are shown.
 */
export type ChangeCall = (
  call: CallPlan,
  locals: Locals,
  rows: readonly unknown[],
  isQuiet?: boolean,
) => Promise<void>;

/** The calls of renaming and moving. */
export function useChangeCall(plan: TreePlan, read: Read): ChangeCall {
  const write = useWrite();
  const { rename, move } = plan;
  const scope = useScope(expressionsOf(rename?.call ?? null, move?.call ?? null));
  return async (call, locals, rows, isQuiet = false) => {
    const args = argumentsOfChange(call, withLocals(scope, locals));
    if (!args) return;
    // The node that moves may be among those whose place changes.
    const [first, ...others] = new Set(rows);
    const row = others.length === 0 ? first : [first, ...others];
    await write(call.operation, args, { loading: "no", quiet: isQuiet, row });
    await read.refresh();
  };
}

/**
 * The arguments of a change; unlike in a read, nothing is an argument where the operation takes it,
 * as for a node that moves to the top. `null` while one that it needs has no value.
 */
function argumentsOfChange(call: CallPlan, scope: ScopeValues): Record<string, unknown> | null {
  const args: Record<string, unknown> = {};
  for (const { name, isRequired, isNullable, value } of call.args) {
    const argument = evaluate(value, scope) ?? null;
    if (argument !== null || isNullable) args[name] = argument;
    else if (isRequired) return null;
  }
  return args;
}

/** The sentence of a refused call; anything else that failed is a fault of the program. */
export function refusalOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  throw error;
}
