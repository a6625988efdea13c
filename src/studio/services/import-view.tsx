import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { CallError } from "../../wire/wire.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";
import { DocumentFields } from "./document-fields.tsx";
import { emptyForm, formOf, type ImportForm, requestOf } from "./import-form.ts";
import { ImportResult } from "./import-result.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import type { ServiceRow } from "./service-detail.tsx";
import styles from "./services.module.css";

interface ImportViewProps {
  /** The service that is imported anew; `null` for another one. */
  service: ServiceRow | null;
  /** Whether it is not known yet which services there are. */
  isLoading: boolean;
  onDone(name: string): void;
  onCancel(): void;
}

/** A document becomes a service: what it gives is told before anything is stored. */
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

/** The pause after a change before the document is sent again. */
const checkPauseMs = 500;

interface ImportBodyProps {
  first: ImportForm;
  isStored: boolean;
  onDone(name: string): void;
  onCancel(): void;
}

function ImportBody({ first, isStored, onDone, onCancel }: ImportBodyProps) {
  const { text, wire, setUnsaved } = useStudio();
  const tellAffected = useTellAffected();
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
  const isReady = request !== null && result?.isImportable === true && !check.isFetching;
  const saving = useMutation({
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
  const { error, isPending } = saving;
  const change = (part: Partial<ImportForm>): void => setForm((now) => ({ ...now, ...part }));
  return (
    <div className={styles.halves}>
      <div className={styles.form}>
        <DocumentFields form={form} isStored={isStored} onChange={change} />
        <ReadingFields form={form} result={result ?? null} onChange={change} />
        {error && <Alert type="error" showIcon title={reasonOf(error)} />}
        <div className={styles.actions}>
          <Button
            type="primary"
            disabled={!isReady}
            loading={isPending}
            onClick={() => saving.mutate()}
          >
            {text(isStored ? "studio.services.importAgain" : "studio.services.importNow")}
          </Button>
          <Button onClick={onCancel}>{text("studio.services.cancel")}</Button>
        </div>
      </div>
      <ImportResult check={check} isAsked={request !== null} />
    </div>
  );
}

/** Of what was refused, the first that names its place says more than the whole. */
function reasonOf(error: Error): string {
  return (error instanceof CallError && error.errors[0]?.message) || error.message;
}
