import { App } from "antd";
import { useContext, useRef, useState } from "react";
import { CallError } from "../../../src/wire/wire.ts";
import { BlockFrameContext, useHost } from "../../runtime/contexts.ts";
import { movable } from "../../runtime/movable.tsx";
import { argumentsOf, expressionsOf } from "../../runtime/use-read.ts";
import { useScope } from "../../runtime/use-scope.ts";
import { useWrite } from "../../runtime/use-write.ts";
import { chosenKeys, type Draft, type DualSet } from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";

interface Relation {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** The version of the current list, where the service names one. */
  etag: string | null;
  /** Reads both lists again. */
  reload(): Promise<void>;
  /** Gives up the changes. */
  forget(): void;
}

/** Changed by somebody else meanwhile (decisions, the wire). */
const changedMeanwhile = 40900;

/**
 * Saves all that is chosen, against the version it was read at. Where somebody else was faster it
 * asks whether to reload, or to apply one's own changes to the newer set (decisions, points area).
 */
export function useSaveRelation(relation: Relation): { isSaving: boolean; save(): void } {
  const { plan, set, difference, etag, reload, forget } = relation;
  const { text } = useHost();
  const frame = useContext(BlockFrameContext);
  const scope = useScope(expressionsOf(plan.save));
  const write = useWrite();
  const { modal, message } = App.useApp();
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const askAboutConflict = (): void => {
    modal.confirm({
      title: text("dualList.conflictTitle"),
      content: text("dualList.conflictQuestion"),
      okText: text("dualList.reapply"),
      cancelText: text("dualList.reload"),
      keyboard: false,
      modalRender: movable,
      onOk: async () => {
        await reload();
        void message.info(text("dualList.reapplied"));
      },
      onCancel: async () => {
        forget();
        await reload();
      },
    });
  };

  const send = async (): Promise<void> => {
    const keys = [...chosenKeys(set, difference)];
    const args = { ...argumentsOf(plan.save, scope), [plan.keysParameter]: keys };
    try {
      await write(plan.save.operation, args, { quiet: true, ifMatch: etag ?? undefined });
      if (!frame.isDialog) await reload();
      forget();
      frame.done();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === changedMeanwhile) askAboutConflict();
      else if (error.kind !== "cancelled") void message.error(error.message, errorSeconds);
    }
  };

  return {
    isSaving,
    save() {
      if (running.current) return;
      running.current = true;
      setSaving(true);
      void send().finally(() => {
        running.current = false;
        setSaving(false);
      });
    },
  };
}

/** How long an error is shown (specification section 9). */
const errorSeconds = 5;
