import { Alert, Button, Skeleton } from "antd";
import { useEffect } from "react";
import { askToDiscard } from "../../../renderers/runtime/act/ask-to-discard.ts";
import type { ServiceRow } from "../../catalogue/types.gen.ts";
import { usePopups } from "../../ui/popups/popups.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import { takeLostFocus } from "../take-lost-focus.ts";
import { useReading } from "../use-reading.ts";
import { chosenOf } from "./choice/chosen-operations.ts";
import { OperationChoice } from "./choice/operation-choice.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { type ImportForm, requestOf } from "./import-form.ts";
import { ImportResult, type ServiceCheck } from "./import-result.tsx";
import { Refused, type StoredService, useImportForm, useSaving } from "./import-saving.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import styles from "./services.module.css";

interface ImportViewProps {
  /** The service that is imported again; `null` for a new one. */
  service: ServiceRow | null;
  /** Whether the list of services is still loading. */
  isLoading: boolean;
  /** Is told whether anything has been entered. */
  onChanged(isChanged: boolean): void;
  onDone(name: string): void;
  onCancel(): void;
}

/** Imports a document as a service; the result is shown before anything is stored. */
export function ImportView({ service, isLoading, ...ends }: ImportViewProps) {
  const { text } = useStudio();
  const name = service?.name ?? "";
  const { data, error } = useReading("service.getOne", { name }, service !== null);
  if (isLoading || (service && !error && !data)) return <Skeleton active />;
  const title = service
    ? text("studio.services.importAgainOf", { name: service.title })
    : text("studio.services.import");
  return (
    <div className={common.screen}>
      <h1 ref={takeLostFocus} tabIndex={-1} className={common.heading}>
        {title}
      </h1>
      {error && <Alert type="error" showIcon title={error.message} />}
      <ImportBody stored={data ?? null} isStored={service !== null} {...ends} />
    </div>
  );
}

/** The pause after a change, in milliseconds, before the document is checked again. */
const checkPauseMs = 500;

interface ImportBodyProps extends Pick<ImportViewProps, "onChanged" | "onDone" | "onCancel"> {
  /** The service as it is stored; `null` for a new one. */
  stored: StoredService | null;
  isStored: boolean;
}

function ImportBody({ stored, isStored, onChanged, onDone, onCancel }: ImportBodyProps) {
  const studio = useStudio();
  const { text } = studio;
  const popups = usePopups();
  const { begun, form, setForm, meet, both } = useImportForm(stored);
  const request = requestOf(form, isStored);
  const check = useReading(
    "service.check",
    request ?? { name: "" },
    request !== null,
    checkPauseMs,
  );
  const isChanged = form !== begun.form;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const cancel = () => (isChanged ? askToDiscard(popups, studio, onCancel) : onCancel());
  const { data: result } = check;
  const offers = result?.offers ?? [];
  const chosen = chosenOf(offers, form.only);
  const isNothing = offers.length > 0 && chosen.size === 0;
  const isRight = request !== null && result?.isImportable === true && !isNothing;
  const end = (name: string): void => {
    onChanged(false);
    onDone(name);
  };
  const ends = { onDone: end, onOutdated: meet };
  const { error, isPending, mutate } = useSaving(request, begun.revision, ends);
  const change = (part: Partial<ImportForm>): void => setForm((now) => ({ ...now, ...part }));
  return (
    <div className={`${common.columns} ${styles.halves}`}>
      <div className={styles.form}>
        <DocumentFields form={form} isStored={isStored} onChange={change} />
        {(offers.length > 1 || isNothing) && (
          <OperationChoice
            offers={offers}
            chosen={chosen}
            excess={isNothing ? null : excessOf(result)}
            onChoose={(only) => change({ only })}
          />
        )}
        <ReadingFields form={form} result={result ?? null} onChange={change} />
        {error && <Refused error={error} both={both} theirs={begun.form} />}
        <div className={styles.actions}>
          <Button
            type="primary"
            disabled={!isRight || check.isFetching}
            loading={isPending}
            onClick={() => mutate()}
          >
            {text(isStored ? "studio.services.importAgain" : "studio.exchange.import")}
          </Button>
          <Button onClick={cancel}>{text("common.cancel")}</Button>
        </div>
      </div>
      <ImportResult check={check} isAsked={request !== null} isNothing={isNothing} />
    </div>
  );
}

/** The service's message if too many operations or too much data is selected, or `null`. */
function excessOf(result: ServiceCheck | undefined): string | null {
  const excess = result?.faults.find(
    ({ severity, code }) => severity === "error" && code.startsWith("too"),
  );
  return excess?.message ?? null;
}
