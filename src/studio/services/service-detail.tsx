import { Alert, Button, Descriptions } from "antd";
import { useOfferUndo } from "../../../renderers/runtime/act/use-offer-undo.tsx";
import { useTellAffected } from "../../../renderers/runtime/act/use-tell-affected.ts";
import { formatsOf } from "../../../renderers/runtime/show/format-values.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Service } from "../../catalogue/operation.ts";
import type { ServiceRow } from "../../catalogue/types.gen.ts";
import { usePopups } from "../../ui/popups/popups.ts";
import { CallError, isOutdated } from "../../wire/wire.ts";
import { type StudioHost, useMayCall, useStudio } from "../studio-host.ts";
import { takeLostFocus } from "../take-lost-focus.ts";
import { ConnectionPanel } from "./connection/connection-panel.tsx";
import type { TypedConnections } from "./connection/typed-connections.ts";
import { OperationList } from "./operation-list.tsx";
import styles from "./services.module.css";
import { titleOfShipped } from "./shipped-title.ts";

interface ServiceDetailProps {
  name: string;
  /** The import settings of the service; `null` for a service that ships with the product. */
  row: ServiceRow | null;
  typed: TypedConnections;
  onImport(): void;
  onDeleted(): void;
}

/** A service: its address, how its responses are read, and all its operations. */
export function ServiceDetail(props: ServiceDetailProps) {
  const { name, row, typed, onImport, onDeleted } = props;
  const { catalogue, text, environment, setQuery } = useStudio();
  const mayCall = useMayCall();
  // Absent where the service is left out.
  const service = catalogue.services.get(name);
  const operations = [...catalogue.operations.values()].filter(
    (operation) => operation.service.name === name,
  );
  const title = row?.title ?? titleOfShipped(environment, name);
  const facts = useFacts(name, row);
  const forget = (): void => {
    typed.keep(name, null);
    onDeleted();
  };
  return (
    <section className={styles.detail} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={takeLostFocus} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div className={styles.actions}>
          {service && (
            <Button onClick={() => setQuery({ service: name, run: "" }, false)}>
              {text("studio.explorer.enter")}
            </Button>
          )}
          {row && mayCall("service.save") && (
            <Button onClick={onImport}>{text("studio.services.importAgain")}</Button>
          )}
          {row && mayCall("service.del") && <DeleteButton row={row} onDeleted={forget} />}
        </div>
      </div>
      {row && row.fault !== null && <Misfit fault={row.fault} />}
      {row && <ConnectionPanel row={row} typed={typed} />}
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={facts} />
      {service && <OperationList operations={operations} />}
    </section>
  );
}

/** What is known of a service as a whole. */
function useFacts(name: string, row: ServiceRow | null) {
  const { catalogue, text, language } = useStudio();
  const service = catalogue.services.get(name);
  const version = row?.version ?? catalogue.documents.get(name)?.info.version;
  const time = row && formatsOf(language).exact.format(new Date(row.updateTime));
  return [
    { key: "version", label: text("service.version"), children: version },
    // Calls of an imported service go to its configured connection.
    row
      ? { key: "path", label: text("service.basePath"), children: row.basePath || "/" }
      : { key: "base", label: text("studio.services.calls"), children: service?.base },
    ...(service
      ? [
          {
            key: "success",
            label: text("studio.services.successIs"),
            children: successText(catalogue, service, text),
          },
        ]
      : []),
    ...(row
      ? [
          {
            key: "by",
            label: text("service.author"),
            children: text("studio.services.byAt", { author: row.author, time: time ?? "" }),
          },
        ]
      : []),
  ];
}

/** Why screens cannot use a service. */
function Misfit({ fault }: { fault: string }) {
  const title = useStudio().text("studio.services.misfitTitle");
  return <Alert type="error" showIcon title={title} description={fault} />;
}

function DeleteButton({ row, onDeleted }: { row: ServiceRow; onDeleted(): void }) {
  const { text, wire } = useStudio();
  const { modal } = usePopups();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  const remove = async (): Promise<void> => {
    try {
      const args = { name: row.name };
      const options = { ifMatch: `"${row.revision}"`, isSummedUp: true };
      const result = await wire.call("service.del", args, options);
      onDeleted();
      tellAffected("service.del");
      offerUndo([{ operation: "service.del", args, result, row }]);
    } catch (error) {
      // The wire has already reported the reason, for example that pages still use the service.
      if (!(error instanceof CallError)) throw error;
      if (isOutdated(error)) tellAffected("service.del");
    }
  };
  const ask = (): void => {
    modal.confirm({
      title: text("studio.services.deleteTitle", { name: row.title }),
      content: text("studio.services.deleteHint"),
      okText: text("common.delete"),
      okButtonProps: { danger: true },
      cancelText: text("common.cancel"),
      onOk: remove,
    });
  };
  return (
    <Button danger onClick={ask}>
      {text("common.delete")}
    </Button>
  );
}

/** By what the answers of a service tell success. */
function successText(
  { documents }: Pick<Catalogue, "documents">,
  { name, envelope }: Service,
  text: StudioHost["text"],
): string {
  const stated = documents.get(name)?.["x-success"];
  if (stated) {
    const values = stated.values.map(String);
    return text("studio.services.byStated", { place: stated.at || "/", values });
  }
  const { code, success } = envelope;
  const ranges = success.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  if (code === undefined) return text("studio.services.byStatus", { ranges });
  return text("studio.services.byCode", { code, ranges });
}
