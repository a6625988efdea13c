import { Alert, Button, Skeleton } from "antd";
import { useEffect, useState } from "react";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import { CallError } from "../../wire/wire.ts";
import common from "../common.module.css";
import { useReading } from "../new-screen/use-reading.ts";
import { useStudio } from "../studio-host.ts";
import { DocumentFields } from "./document-fields.tsx";
import { emptyForm, formOf, type ImportForm, requestOf } from "./import-form.ts";
import { ImportResult } from "./import-result.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import type { ServiceRow } from "./service-row.ts";
import styles from "./services.module.css";
import { useImportCheck } from "./use-import-check.ts";

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
  if (isLoading || (service && !error && !isDetail(data))) return <Skeleton active />;
  const first = isDetail(data) ? formOf(data) : emptyForm;
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const request = requestOf(form, isStored);
  const check = useImportCheck(wire, request);
  const isChanged = form !== first;
  useEffect(() => {
    setUnsaved(isChanged);
    return () => setUnsaved(false);
  }, [isChanged, setUnsaved]);
  const { result } = check;
  const isReady = request !== null && result?.isImportable === true && !check.isChecking;
  const save = async (): Promise<void> => {
    if (!request || !result) return;
    setIsSaving(true);
    setFailure(null);
    try {
      const options = { quiet: true, ifMatch: `"${result.revision}"` };
      await wire.call("service.save", request, options);
      tellAffected("service.save");
      setUnsaved(false);
      onDone(request.name);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.errors[0]?.message ?? error.message);
      setIsSaving(false);
    }
  };
  const change = (part: Partial<ImportForm>): void => setForm((now) => ({ ...now, ...part }));
  return (
    <div className={styles.halves}>
      <div className={styles.form}>
        <DocumentFields form={form} isStored={isStored} onChange={change} />
        <ReadingFields form={form} result={result} onChange={change} />
        {failure && <Alert type="error" showIcon title={failure} />}
        <div className={styles.actions}>
          <Button type="primary" disabled={!isReady} loading={isSaving} onClick={() => void save()}>
            {text(isStored ? "studio.services.importAgain" : "studio.services.importNow")}
          </Button>
          <Button onClick={onCancel}>{text("studio.services.cancel")}</Button>
        </div>
      </div>
      <ImportResult check={check} isAsked={request !== null} />
    </div>
  );
}

function isDetail(value: unknown): value is Answers["service.getOne"] {
  return isRecord(value) && "revision" in value;
}
