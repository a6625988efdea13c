import { App } from "antd";
import { useContext, useRef, useState } from "react";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { useWrite } from "../../runtime/act/use-write.ts";
import { BlockFrameContext } from "../../runtime/page/contexts.ts";
import { useScope } from "../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../runtime/read/use-read.ts";
import {
  changedMeanwhile,
  chosenKeys,
  type Draft,
  type DualSet,
  type Meanwhile,
} from "./dual-set.ts";
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

interface SaveRelation {
  isSaving: boolean;
  save(): void;
  /** What others have changed, once a save was refused for it. */
  meanwhile: Meanwhile | null;
  dismiss(): void;
}

/**
 * Saves all that is chosen, against the version it was read at. Where somebody else was faster the
 * lists are read again with one's own changes upon them, and what others have done is told
 * (decisions, points area).
 */
export function useSaveRelation(relation: Relation): SaveRelation {
  const { plan, set, difference, etag, reload, forget } = relation;
  const frame = useContext(BlockFrameContext);
  const scope = useScope(expressionsOf(plan.save));
  const write = useWrite();
  const { message } = App.useApp();
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [earlier, setEarlier] = useState<{ set: DualSet; draft: Draft } | null>(null);

  const send = async (): Promise<void> => {
    const bound = argumentsOf(plan.save, scope);
    const args = { ...bound, [plan.keysParameter]: [...chosenKeys(set, difference)] };
    const options = {
      quiet: true,
      ifMatch: etag ?? undefined,
      row: { ...bound, [plan.keysParameter]: [...set.base] },
    };
    try {
      await write(plan.save.operation, args, options);
      setEarlier(null);
      if (!frame.isDialog) await reload();
      forget();
      frame.done();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === answerCodes.changedMeanwhile) {
        await reload();
        setEarlier({ set, draft: difference });
      } else if (error.kind !== "cancelled") void message.error(error.message, errorSeconds);
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
    meanwhile: earlier && changedMeanwhile(earlier.set, set, earlier.draft),
    dismiss: () => setEarlier(null),
  };
}

/** How long an error is shown (specification section 9). */
const errorSeconds = 5;
