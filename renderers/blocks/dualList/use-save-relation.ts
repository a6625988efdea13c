import { useContext, useState } from "react";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { stepsOf } from "../../../src/catalogue/schema/pointer.ts";
import { isRecord, isTextOrNumber, type JsonObject } from "../../../src/catalogue/schema/record.ts";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { errorSeconds, usePopups } from "../../../src/ui/popups/popups.ts";
import { CallError } from "../../../src/wire/wire.ts";
import { consentOfList } from "../../runtime/act/ask/consent.ts";
import { noteSave } from "../../runtime/act/saves.ts";
import { useOneAtATime } from "../../runtime/act/use-one-at-a-time.ts";
import { useWrite } from "../../runtime/act/use-write.ts";
import { useDraft } from "../../runtime/draft/use-draft.ts";
import { BlockFrameContext, useHost, usePlaceOf } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { useArguments } from "../../runtime/page/use-scope.ts";
import type { Read } from "../../runtime/read/use-read.ts";
import {
  changedMeanwhile,
  chosenKeys,
  type Draft,
  type DualSet,
  hasChanges,
  type ItemKey,
  noChanges,
} from "./dual-set.ts";
import type { DualListPlan } from "./kind.ts";
import { readDualSet } from "./read-dual-set.ts";

interface Relation {
  plan: DualListPlan;
  set: DualSet;
  difference: Draft;
  /** The read of the current list. */
  current: Read;
  /** Reads both lists again. */
  reload(): Promise<void>;
  /** Discards the draft. */
  forget(): void;
}

/** A save that was refused since others had changed the list, and what was said then. */
interface Outdated {
  set: DualSet;
  draft: Draft;
  told: string;
}

/** A save that was refused since the record of the lists no longer exists, and what was said. */
interface Gone {
  told: string;
}

/**
 * Saves all chosen keys against the version they were read at. Where others have saved first, both
 * lists are read again, the draft is applied to them, and the others' changes are reported
 * (decisions, points area).
 */
export function useSaveRelation(relation: Relation) {
  const { plan, set, difference, current, reload, forget } = relation;
  const frame = useContext(BlockFrameContext);
  const place = usePlaceOf(plan.id);
  const host = useHost();
  const bound = useArguments(plan.save);
  const asked = useArguments(plan.current.call);
  const write = useWrite();
  const { message } = usePopups();
  const [isSaving, run] = useOneAtATime();
  const [refusal, setRefusal] = useState<Outdated | Gone | null>(null);

  const { service, version } = operationOf(host.catalogue, plan.save);
  const showOthers = async (told: string): Promise<void> => {
    await reload();
    setRefusal({ set, draft: difference, told });
  };
  const send = async (): Promise<void> => {
    // Without versions, others' saves would be lost, which only the contract permits (decisions).
    const isTaken = version !== null || service.isBare;
    const read = isTaken ? current.result : await current.refresh();
    if (read === null) return;
    if (isOther(plan, set, read.data)) return await showOthers(host.text("block.changedMeanwhile"));
    const args = { ...bound, [plan.keysParameter]: [...chosenKeys(set, difference)] };
    const options = {
      quiet: true,
      ifMatch: read.etag ?? undefined,
      row: { ...bound, [plan.keysParameter]: [...set.base] },
      said: saidOf(host, frame.title ?? "", difference),
      consent: consentOfSave(host, plan, args, asked ?? {}),
    };
    try {
      await write(plan.save.operation, args, options);
      setRefusal(null);
      const stays = frame.staysAfter?.(place) ?? !frame.isDialog;
      if (stays) await reload();
      forget();
      if (!stays) frame.done();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (isOutdated(plan, error)) await showOthers(error.message);
      else if (error.code === answerCodes.notFound) setRefusal({ told: error.message });
      else if (error.kind !== "cancelled") message.error(error.message, errorSeconds);
    }
  };

  return {
    isSaving,
    save: () => void run(() => noteSave(send())),
    /** What others have changed, after a save was refused because of it, and what was said then. */
    refused: refusal !== null && "set" in refusal ? meanwhileOf(refusal, set) : null,
    /** What was said where the record whose relation was to be saved no longer exists. */
    gone: refusal !== null && !("set" in refusal) ? refusal.told : null,
    dismiss: () => setRefusal(null),
  };
}

/** The consent to what a save sends, which the person has chosen in the lists. */
const consentOfSave = (
  host: PageHost,
  { save, current }: DualListPlan,
  args: JsonObject,
  asked: JsonObject,
) =>
  consentOfList(
    host,
    { operation: save.operation, args },
    { operation: current.call.operation, args: asked },
  );

const meanwhileOf = ({ told, set, draft }: Outdated, now: DualSet) => ({
  told,
  meanwhile: changedMeanwhile(set, now, draft),
});

/**
 * Whether both lists have to be read again: also where an item is refused, since one that somebody
 * has deleted would be refused again at every save.
 */
const isOutdated = ({ keysParameter }: DualListPlan, { code, errors }: CallError): boolean =>
  code === answerCodes.changedMeanwhile ||
  errors.some(({ path }) => stepsOf(path)[0] === keysParameter);

/** Whether other items are chosen in an answer of the current list than in a set. */
function isOther(plan: DualListPlan, { base }: DualSet, data: unknown): boolean {
  const fields = { ...plan, rows: plan.candidates };
  const now = readDualSet([], rowsOf(plan.current, data), fields).base;
  return now.size !== base.size || [...now].some((key) => !base.has(key));
}

/** The sentence that announces how many items moved to which list. */
function saidOf(
  { text }: Pick<PageHost, "text">,
  title: string,
  { added, removed }: Draft,
): string {
  const changes = [
    ...(added.size > 0 ? [text("dualList.added", { count: added.size })] : []),
    ...(removed.size > 0 ? [text("dualList.removed", { count: removed.size })] : []),
  ];
  return [title, ...changes].filter(Boolean).join(" · ");
}

/**
 * The draft of the two lists, kept outside the page until it is saved, whether it was restored
 * from an earlier visit, and whether the drafts of other records are kept.
 */
export function useKeptDraft(
  plan: DualListPlan,
): [draft: Draft, change: (draft: Draft) => void, isRestored: boolean, hasOthers: boolean] {
  const kept = useDraft(plan.id, useArguments(plan.save));
  const [restored, setRestored] = useState(() => readDraft(kept.read()));
  const [draft, setDraft] = useState(restored ?? noChanges);
  const change = (next: Draft): void => {
    setDraft(next);
    if (hasChanges(next)) kept.keep({ added: [...next.added], removed: [...next.removed] });
    else {
      kept.forget();
      setRestored(null);
    }
  };
  return [draft, change, restored !== null, kept.hasOthers()];
}

function readDraft(kept: unknown): Draft | null {
  if (!isRecord(kept)) return null;
  const draft = { added: keysIn(kept.added), removed: keysIn(kept.removed) };
  return hasChanges(draft) ? draft : null;
}

function keysIn(list: unknown): Set<ItemKey> {
  const keys = Array.isArray(list) ? list : [];
  return new Set(keys.filter(isTextOrNumber));
}
