import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Skeleton } from "antd";
import { useState } from "react";
import { useTellAffected } from "../../../../renderers/runtime/act/use-tell-affected.ts";
import { formatsOf } from "../../../../renderers/runtime/show/format-values.ts";
import { answerCodes } from "../../../catalogue/answer-codes.ts";
import type { Answers, ServiceRow } from "../../../catalogue/types.gen.ts";
import { CallError } from "../../../wire/wire.ts";
import { useMayCall, useStudio } from "../../studio-host.ts";
import { readNow, useReading } from "../../use-reading.ts";
import styles from "../services.module.css";
import { ConnectionFields } from "./connection-fields.tsx";
import { type ConnectionForm, connectionFormOf, connectRequestOf } from "./connection-form.ts";
import type { TypedConnections } from "./typed-connections.ts";

type ServiceDetail = Answers["service.getOne"];

interface ConnectionPanelProps {
  row: ServiceRow;
  typed: TypedConnections;
}

/** The connection of an imported service, with a form to change it. */
export function ConnectionPanel({ row, typed }: ConnectionPanelProps) {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const mayConnect = mayCall("service.connect");
  const isBegun = typed.of(row.name) !== undefined;
  // The panel is open at first if the connection is missing.
  const [isOpen, setOpen] = useState(isBegun || (!row.isAddressed && mayConnect));
  const close = (): void => {
    typed.keep(row.name, null);
    setOpen(false);
  };
  return (
    <section className={styles.connection} aria-label={text("studio.services.connection.title")}>
      <div className={styles.head}>
        <h3 className={styles.subtitle}>{text("studio.services.connection.title")}</h3>
        {mayConnect && !isOpen && (
          <Button onClick={() => setOpen(true)}>{text("studio.services.connection.change")}</Button>
        )}
      </div>
      {isOpen ? (
        <OpenConnection name={row.name} typed={typed} onDone={close} />
      ) : (
        <ConnectionState row={row} />
      )}
    </section>
  );
}

/** Reads the connection each time it is opened. */
function OpenConnection({ name, ...ends }: ConnectionEnds & { name: string }) {
  const { data, error } = useReading("service.getOne", { name });
  if (data) return <ConnectionBody service={data} {...ends} />;
  if (error) return <Alert type="error" showIcon title={error.message} />;
  return <Skeleton active paragraph={{ rows: 2 }} />;
}

function ConnectionState({ row }: { row: ServiceRow }) {
  const { text, language } = useStudio();
  const { isAddressed, address, basePath, variable, credentials } = row;
  const where =
    address === null
      ? text("studio.services.addressSet", { variable })
      : text("studio.services.connection.callsTo", { address: address + basePath });
  const kind = credentials?.kind ?? "none";
  const sort = text(`studio.services.connection.kind.${kind}`);
  const time = credentials?.time && formatsOf(language).exact.format(new Date(credentials.time));
  const by = { author: credentials?.author ?? "", time: time ?? "" };
  return (
    <>
      {isAddressed ? (
        <p className={styles.quiet}>{where}</p>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={text("studio.services.addressMissing", { variable })}
        />
      )}
      <p className={styles.quiet}>
        {text("service.credentials")}: {sort}
        {time && ` · ${text("studio.services.byAt", by)}`}
      </p>
      {credentials && !credentials.isUsable && (
        <Alert type="warning" showIcon title={text("studio.services.connection.unreadable")} />
      )}
    </>
  );
}

interface ConnectionEnds {
  typed: TypedConnections;
  onDone(): void;
}

function ConnectionBody({ service, typed, onDone }: ConnectionEnds & { service: ServiceDetail }) {
  const { text } = useStudio();
  // The service may be read again while somebody types; the form goes on from what it began with.
  const [{ first, form }, setConnection] = useState(
    () => typed.of(service.name) ?? { first: service, form: connectionFormOf(service) },
  );
  const { saving, theirs } = useConnecting(first, form, onDone);
  const { error, isPending } = saving;
  const faults = faultsIn(error);
  const change = (part: Partial<ConnectionForm>): void => {
    const changed = { first, form: { ...form, ...part } };
    setConnection(changed);
    typed.keep(first.name, changed);
  };
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <ConnectionFields service={theirs ?? first} form={form} faults={faults} onChange={change} />
      {/^http:/i.test(form.address) && (
        <p className={styles.quiet}>{text("studio.services.connection.unencrypted")}</p>
      )}
      {error && faults.size === 0 && (
        <Alert
          type="error"
          showIcon
          title={error.message}
          description={theirs && <ConnectionState row={theirs} />}
        />
      )}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {text("common.save")}
        </Button>
        <Button onClick={onDone}>{text("common.cancel")}</Button>
      </div>
    </form>
  );
}

/**
 * Stores the connection against the service as the form began with it; after a refusal because
 * somebody else has changed it, against the service as that person has left it.
 */
function useConnecting(first: ServiceDetail, form: ConnectionForm, onDone: () => void) {
  const studio = useStudio();
  const tellAffected = useTellAffected();
  const [theirs, setTheirs] = useState<ServiceDetail | null>(null);
  const saving = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const seen = theirs ?? first;
      const { name } = seen;
      const options = { quiet: true, ifMatch: `"${seen.revision}"` };
      try {
        await studio.wire.call("service.connect", connectRequestOf(form, seen), options);
      } catch (cause) {
        const isChanged = cause instanceof CallError && cause.code === answerCodes.changedMeanwhile;
        if (isChanged) setTheirs((await readNow(studio, "service.getOne", { name })).data);
        throw cause;
      }
      tellAffected("service.connect");
      onDone();
    },
  });
  return { saving, theirs };
}

/** The faults of a refused request by field name, which is the last segment of their pointers. */
function faultsIn(error: Error | null): ReadonlyMap<string, string> {
  const errors = error instanceof CallError ? error.errors : [];
  return new Map(errors.map(({ path, message }) => [path.split("/").at(-1) ?? "", message]));
}
