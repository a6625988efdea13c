import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { listText } from "../../../../src/i18n/list-text.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { isSaving } from "../../../runtime/act/saves.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { OthersChange } from "../../../runtime/page/others/others-changes.ts";
import { useOthersTold } from "../../../runtime/page/others/use-others-told.ts";
import { useReadRecord } from "../../../runtime/read/use-read-record.ts";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormValues } from "./form-values.ts";
import type { FormBase, Merge, Stale } from "./merge.ts";

/** The key and version of a record. */
interface RecordState {
  key: string;
  version: string;
}

/** The names of the fields with a record's key and version; `null` for writes without versions. */
function versionFields(catalogue: Catalogue, { submit }: Pick<DrawnForm, "submit">) {
  const { version: by } = operationOf(catalogue, submit);
  if (!by || !("row" in by)) return null;
  const { "x-key": key = "id", "x-version": version = "" } = catalogue.resolve(by.row);
  return { key, version };
}

/** The state of a record as the form's writes identify it; `null` without versions. */
export function recordStateOf(
  catalogue: Catalogue,
  plan: Pick<DrawnForm, "submit">,
  record: FormValues | null,
): RecordState | null {
  const fields = versionFields(catalogue, plan);
  const version = record && fields && record[fields.version];
  return typeof version === "string" ? { key: String(record?.[fields?.key ?? ""]), version } : null;
}

/** A record with an empty version, so that its write is refused, and merged or compared. */
export function withOldVersion(
  catalogue: Catalogue,
  plan: Pick<DrawnForm, "submit">,
  record: FormValues,
): FormValues {
  const fields = versionFields(catalogue, plan);
  return fields && recordStateOf(catalogue, plan, record)
    ? { ...record, [fields.version]: "" }
    : record;
}

interface Editing {
  plan: DrawnForm;
  base: FormBase;
  /** The current record of the block that the form belongs to. */
  given: FormValues | null;
  /** Flushes the values that widgets still hold. */
  handOver(): void;
  /** Merges others' changes into the form, unless they contradict its own. */
  takeOver(stale: Stale): { merge: Merge; base: FormBase };
}

/**
 * Merges others' changes of the record into an open form and returns the notice to show; it is
 * empty without changes. Contradicting changes stay out until the save, which asks the person.
 */
export function useOthersEdits({ plan, base, given, handOver, takeOver }: Editing): string {
  const { catalogue, text, language } = useHost();
  const readRecord = useReadRecord();
  const [said, setSaid] = useState<{ base: FormBase; text: string } | null>(null);
  const lastBy = useRef("");

  const say = (merged: FormBase, key: string, fields: Merge["theirs"]): void => {
    const labels = fields.map(({ label }) => text(label));
    const name = lastBy.current === "" ? text("form.somebody") : lastBy.current;
    const list = listText(labels, language);
    setSaid({ base: merged, text: text(key, { name, fields: list }) });
  };

  const meet = useSteady((record: FormValues): void => {
    flushSync(handOver);
    const { merge, base: merged } = takeOver({ record, changedBy: lastBy.current });
    const { contradictions, theirs } = merge;
    if (contradictions.length > 0) say(merged, "form.othersContradict", contradictions);
    else if (theirs.length > 0) say(merged, "form.othersTaken", theirs);
  });

  const isOutdated = useSteady((record: FormValues): boolean => {
    const mine = recordStateOf(catalogue, plan, base.record);
    const now = recordStateOf(catalogue, plan, record);
    return mine !== null && now?.key === mine.key && now.version !== mine.version;
  });

  const learn = async (changes: readonly OthersChange[]): Promise<void> => {
    const mine = recordStateOf(catalogue, plan, base.record);
    const of = operationOf(catalogue, plan.submit).audit?.of;
    const last = changes.findLast(
      ({ operation, keys }) =>
        catalogue.operations.get(operation)?.audit?.of === of && keys.includes(mine?.key ?? ""),
    );
    if (mine === null || of === undefined || !last) return;
    lastBy.current = last.name;
    const write = operationOf(catalogue, last);
    const isSought = (value: FormValues): boolean =>
      recordStateOf(catalogue, plan, value)?.key === mine.key;
    const read = await readRecord(write, isSought).catch(() => null);
    const record = read?.record ?? null;
    // A save under way detects the change itself.
    if (isSaving()) return;
    const isRemoved = write.inverse?.done === "deleted";
    if (record === null) say(base, isRemoved ? "form.othersDeleted" : "form.othersChanged", []);
    else if (isOutdated(record)) meet(record);
  };

  useOthersTold((changes) => void learn(changes));
  useEffect(() => {
    // The merge runs after the current render, since it sets state.
    if (given) queueMicrotask(() => isOutdated(given) && meet(given));
  }, [given, isOutdated, meet]);
  return said?.base === base ? said.text : "";
}
