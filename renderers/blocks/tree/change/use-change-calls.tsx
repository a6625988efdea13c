import type { ReactNode } from "react";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../../src/language/expression/scope.ts";
import { expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import type { Consent, IntendedCall } from "../../../runtime/act/ask/consent.ts";
import { useAsk } from "../../../runtime/act/ask/use-ask.tsx";
import { useSend } from "../../../runtime/act/ask/use-send.ts";
import type { DoneWrite } from "../../../runtime/act/undo-calls.ts";
import { useOfferUndo } from "../../../runtime/act/use-offer-undo.tsx";
import { useTellAffected } from "../../../runtime/act/use-tell-affected.ts";
import { seenVersions, useWrite, type WriteOptions } from "../../../runtime/act/use-write.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Locals } from "../../../runtime/page/page-store.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import type { Read } from "../../../runtime/read/use-read.ts";
import type { TreePlan } from "../kind.ts";
import { descendantsOf, type TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";

/**
 * Deletes a node after a question that names its descendants. Where descendants must be deleted
 * first, they are deleted one by one, deepest first; a refusal stops and reports progress.
 */
export function useRemove(plan: TreePlan, read: Read, focus: () => void): (node: TreeNode) => void {
  const host = useHost();
  const send = useSend();
  const ask = useAsk();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  const { message } = usePopups();
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
          // What went before has changed the node itself.
          ...(done.length === 0 && { seen: row }),
          consent,
        });
        done.push({ operation, args, result, row });
      }
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      const values = { done: done.length, total: removals.length };
      if (removals.length > 1) message.warning(host.text("tree.removedPartly", values), 5);
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
      more: whatGoesAlong(host, node, { below, isNamed: goesFirst.length === 0 }),
      act: (consent) => removeAll(removals, consent),
      onClosed: focus,
    });
  };
}

/** The call that removes one node. */
interface Removal extends IntendedCall {
  row: unknown;
}

/** Maximum descendants named in the question. */
const mostNamed = 5;

/** The known descendants of a node: their number, and the names that the question itself lacks. */
function whatGoesAlong(
  { text }: Pick<PageHost, "text">,
  node: TreeNode,
  { below, isNamed }: { below: readonly TreeNode[]; isNamed: boolean },
): ReactNode {
  const isUnread = [node, ...below].some((one) => one.below !== "known");
  return (
    <>
      {below.length > 0 && (
        <p>{text("tree.removeWith", { name: node.title, count: below.length })}</p>
      )}
      {isNamed && below.length > 0 && <BelowNames below={below} />}
      {isUnread && <p>{text("tree.belowUnread")}</p>}
    </>
  );
}

function BelowNames({ below }: { below: readonly TreeNode[] }) {
  const { text } = useHost();
  const named = below.slice(0, mostNamed);
  const others = below.length - named.length;
  return (
    <ul className={styles.goesWith}>
      {named.map(({ key, title }) => (
        <li key={key}>{title}</li>
      ))}
      {others > 0 && <li>{text("tree.andOthers", { number: others })}</li>}
    </ul>
  );
}

/**
 * Makes the call of a change and waits until the tree shows it. `rows` are the changed records as
 * shown.
 */
export type ChangeCall = (
  call: CallPlan,
  locals: Locals,
  rows: readonly unknown[],
  options: Pick<WriteOptions, "quiet" | "more">,
) => Promise<void>;

/** The functions that rename and move nodes. */
export function useChangeCall(plan: TreePlan, read: Read): ChangeCall {
  const write = useWrite();
  const { rename, move } = plan;
  const scope = useScope(expressionsOf(rename?.call ?? null, move?.call ?? null));
  return async (call, locals, rows, options) => {
    const args = argumentsOfChange(call, withLocals(scope, locals));
    if (!args) return;
    // The moved node may itself be among the changed records.
    const [first, ...others] = new Set(rows);
    const row = others.length === 0 ? first : [first, ...others];
    const seen = locals.row;
    await write(call.operation, args, { ...options, loading: "no", row, seen });
    await read.refresh();
  };
}

/**
 * The arguments of a change. Unlike in a read, `null` is sent where the operation permits it, for
 * example as the parent of a root. `null` while a required argument has no value.
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

/** The sentence of a refused call; any other error is thrown again. */
export function refusalOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  throw error;
}
