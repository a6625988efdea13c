import { useMutation } from "@tanstack/react-query";
import { Alert } from "antd";
import { useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { CallError, isOutdated } from "../../wire/wire.ts";
import { useStudio } from "../studio-host.ts";
import { readNow } from "../use-reading.ts";
import { emptyForm, formOf, type ImportForm, type MergedForm, mergeForms } from "./import-form.ts";
import styles from "./services.module.css";

/** The service as it is stored. */
export type StoredService = Answers["service.getOne"];

/**
 * The entered settings of an import, and what they began with: the service may be read again while
 * somebody types.
 */
export function useImportForm(stored: StoredService | null) {
  const [begun, setBegun] = useState(() => begunWith(stored));
  const [form, setForm] = useState(begun.form);
  const [both, setBoth] = useState<MergedForm["both"]>([]);
  /** Goes on from what somebody else has stored; `null` if the service was deleted. */
  const meet = (theirs: StoredService | null): void => {
    const now = begunWith(theirs);
    const merged = theirs ? mergeForms(begun.form, form, now.form) : { form, both: [] };
    setBegun(now);
    setForm(merged.form);
    setBoth(merged.both);
  };
  return { begun, form, setForm, meet, both };
}

interface SavingEnds {
  onDone(name: string): void;
  /** Receives the service as somebody else has left it; `null` if it was deleted. */
  onOutdated(theirs: StoredService | null): void;
}

/** Stores an import if the stored revision is still the one that the form began with. */
export function useSaving(
  request: Requests["service.save"] | null,
  revision: number,
  { onDone, onOutdated }: SavingEnds,
) {
  const studio = useStudio();
  const tellAffected = useTellAffected();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (!request) return;
      const { name } = request;
      const options = { quiet: true, ifMatch: `"${revision}"` };
      try {
        await studio.wire.call("service.save", request, options);
      } catch (cause) {
        if (isOutdated(cause)) {
          const isThere = cause.code === answerCodes.changedMeanwhile;
          onOutdated(isThere ? (await readNow(studio, "service.getOne", { name })).data : null);
          tellAffected("service.save");
        }
        throw cause;
      }
      tellAffected("service.save");
      onDone(name);
    },
  });
}

interface RefusedProps {
  error: Error;
  both: MergedForm["both"];
  theirs: ImportForm;
}

/** The reason of a refusal, with the settings that two people have changed. */
export function Refused({ error, both, theirs }: RefusedProps) {
  const description = both.length > 0 && <BothChanged names={both} theirs={theirs} />;
  return <Alert type="error" showIcon title={reasonOf(error)} description={description} />;
}

const labels: Partial<Record<keyof ImportForm, string>> = {
  only: "studio.services.choice.title",
  basePath: "service.basePath",
  permission: "studio.services.whoMayCall",
  permissionName: "studio.services.whoMayCall",
  hasCode: "studio.services.successIs",
  code: "service.code",
  data: "service.data",
  success: "service.success",
  rows: "service.rows",
  total: "service.total",
};

/** The settings that two people have changed, as the other person has stored them. */
function BothChanged({ names, theirs }: { names: MergedForm["both"]; theirs: ImportForm }) {
  const { text } = useStudio();
  const lines = names.flatMap((name) => {
    const label = labels[name];
    if (!label) return [];
    const said = { name: text(label), value: shownValue(theirs[name], text) };
    return [{ name, line: text("common.named", said) }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      {text("studio.services.bothChanged")}
      <ul className={styles.faults}>
        {lines.map(({ name, line }) => (
          <li key={name}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function shownValue(value: ImportForm[keyof ImportForm], text: (key: string) => string): string {
  if (value === "each" || value === "one" || value === "signedIn") {
    return text(`studio.services.permission.${value}`);
  }
  if (typeof value === "boolean") {
    return text(value ? "studio.services.codeTells" : "studio.services.statusTells");
  }
  return [value ?? []].flat().join(", ") || "–";
}

/** The form and the revision that an import begins with. */
function begunWith(stored: StoredService | null) {
  return { form: stored ? formOf(stored) : emptyForm, revision: stored?.revision ?? 0 };
}

/** The reason to show for a refusal: the first fault that names its place, if any. */
function reasonOf(error: Error): string {
  return (error instanceof CallError && error.errors[0]?.message) || error.message;
}
