import { App } from "antd";
import { movable } from "../../../../src/ui/movable.tsx";
import { CallError } from "../../../../src/wire/wire.ts";
import { useTellAffected } from "../../../runtime/act/use-tell-affected.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { expressionsOf, type Read } from "../../../runtime/read/use-read.ts";
import type { TreePlan } from "../kind.ts";
import { descendantsOf, type TreeNode } from "../state/tree-index.ts";
import { argumentsOfChange } from "./change-call.ts";
import { removeQuestion } from "./remove-question.tsx";

/**
 * Deletes a node after a question that names what goes with it. Where those below it have to go
 * first, they go one by one, the lowest first; the first refusal ends it, and says how far it came.
 */
export function useRemove(plan: TreePlan, read: Read, focus: () => void): (node: TreeNode) => void {
  const host = useHost();
  const tellAffected = useTellAffected();
  const { modal, message } = App.useApp();
  const { remove } = plan;
  const scope = useScope(expressionsOf(remove?.call ?? null));
  const removeAll = async (nodes: readonly TreeNode[]): Promise<void> => {
    if (!remove) return;
    const { operation } = remove.call;
    let done = 0;
    try {
      for (const { row } of nodes) {
        const args = argumentsOfChange(remove.call, withLocals(scope, { row }));
        if (args) await host.wire.call(operation, args, { loading: "no" });
        done++;
      }
    } catch (error) {
      // The wire has shown the message already.
      if (!(error instanceof CallError)) throw error;
      const values = { done, total: nodes.length };
      if (nodes.length > 1) void message.warning(host.text("tree.removedPartly", values), 5);
    }
    tellAffected(operation);
    await read.refresh();
  };
  return (node) => {
    if (!remove) return;
    const below = remove.below === "refused" ? [] : descendantsOf(node);
    const goesFirst = remove.below === "first" ? [...below].reverse() : [];
    modal.confirm({
      title: host.text(remove.action.label),
      content: removeQuestion(host, node, below),
      okText: host.text(remove.action.label),
      okButtonProps: { danger: true },
      autoFocusButton: "cancel",
      cancelText: host.text("common.cancel"),
      modalRender: movable,
      onOk: () => removeAll([...goesFirst, node]),
      afterClose: focus,
    });
  };
}
