import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import type { Requests } from "../../catalogue/types.gen.ts";
import { CallError } from "../../wire/wire.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";
import { chosenOf } from "./choice/chosen-operations.ts";
import { OperationChoice } from "./choice/operation-choice.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { emptyForm, formOf, type ImportForm, requestOf } from "./import-form.ts";
import { ImportResult, type ServiceCheck } from "./import-result.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import type { ServiceRow } from "./service-detail.tsx";
import styles from "./services.module.css";

interface ImportViewProps {
  /** The service that is imported again; `null` for a new one. */
  service: ServiceRow | null;
  /** Whether the list of services is still loading. */
  isLoading: boolean;
  onDone(name: string): void;
  onCancel(): void;
}

/** Imports a document as a service; the result is shown before anything is stored. */
export function ImportView({ service, isLoading, onDone, onCancel }: ImportViewProps) {
  const { text } = useStudio();
  const name = service?.name ?? "";
  const { data, error } = useReading("service.getOne", { name }, service !== null);
  if (isLoading || (service && !error && !data)) return <Skeleton active />;
  const first = data ? formOf(data) : emptyForm;
  const title = service
    ? text("studio.services.importAgainOf", { name: service.title })
    : text("studio.services.import");
  return (
    <div className={common.screen}>
      <h1 className={common.heading}>{title}</h1>
      {error && <Alert type="error" showIcon title={error.message} />}
      <ImportBody first={first} isStored={service !== null} onDone={onDone} onCancel={onCancel} />
    </div>
  );
}

/** The pause after a change, in milliseconds, before the document is checked again. */
const checkPauseMs = 500;

interface ImportBodyProps {
  first: ImportForm;
  isStored: boolean;
  onDone(name: string): void;
  onCancel(): void;
}

function ImportBody({ first, isStored, onDone, onCancel }: ImportBodyProps) {
  const { text, setUnsaved } = useStudio();
  const [form, setForm] = useState(first);
  const request = requestOf(form, isStored);
  const check = useReading(
    "service.check",
    request ?? { name: "" },
    request !== null,
    checkPauseMs,
  );
  const isChanged = form !== first;
  useEffect(() => {
    setUnsaved(isChanged);
    return () => setUnsaved(false);
  }, [isChanged, setUnsaved]);
  const { data: result } = check;
  const offers = result?.offers ?? [];
  const chosen = chosenOf(offers, form.only);
  const isNothing = offers.length > 0 && chosen.size === 0;
  const isRight = request !== null && result?.isImportable === true && !isNothing;
  const { error, isPending, mutate } = useSaving(request, result, onDone);
  const change = (part: Partial<ImportForm>): void => setForm((now) => ({ ...now, ...part }));
  return (
    <div className={styles.halves}>
      <div className={styles.form}>
        <DocumentFields form={form} isStored={isStored} onChange={change} />
        {(offers.length > 1 || isNothing) && (
          <OperationChoice
            {...{ offers, chosen }}
            excess={isNothing ? null : excessOf(result)}
            onChoose={(only) => change({ only })}
          />
        )}
        <ReadingFields form={form} result={result ?? null} onChange={change} />
        {error && <Alert type="error" showIcon title={reasonOf(error)} />}
        <div className={styles.actions}>
          <Button
            type="primary"
            disabled={!isRight || check.isFetching}
            loading={isPending}
            onClick={() => mutate()}
          >
            {text(isStored ? "studio.services.importAgain" : "studio.services.importNow")}
          </Button>
          <Button onClick={onCancel}>{text("studio.services.cancel")}</Button>
        </div>
      </div>
      <ImportResult check={check} isAsked={request !== null} isNothing={isNothing} />
    </div>
  );
}

/** Stores the checked import, if the stored revision is still the one it was checked against. */
function useSaving(
  request: Requests["service.save"] | null,
  result: ServiceCheck | undefined,
  onDone: (name: string) => void,
) {
  const { wire, setUnsaved } = useStudio();
  const tellAffected = useTellAffected();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (!request || !result) return;
      const options = { quiet: true, ifMatch: `"${result.revision}"` };
      await wire.call("service.save", request, options);
      tellAffected("service.save");
      setUnsaved(false);
      onDone(request.name);
    },
  });
}

/** The service's message if too many operations or too much data is selected, or `null`. */
function excessOf(result: ServiceCheck | undefined): string | null {
  const excess = result?.faults.find(
    ({ severity, code }) => severity === "error" && code.startsWith("too"),
  );
  return excess?.message ?? null;
}

/** The reason to show for a refusal: the first fault that names its place, if any. */
function reasonOf(error: Error): string {
  return (error instanceof CallError && error.errors[0]?.message) || error.message;
}
