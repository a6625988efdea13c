import { PlusOutlined } from "@ant-design/icons";
import { Alert, Button, Tag } from "antd";
import { useState } from "react";
import { LoadingBlock } from "../../../renderers/runtime/read/block-states.tsx";
import type { ServiceRow } from "../../catalogue/types.gen.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import common from "../common.module.css";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";
import { useTypedConnections } from "./connection/typed-connections.ts";
import type { KeptRuns } from "./explorer/kept-runs.ts";
import { ImportView } from "./import-view.tsx";
import { ServiceDetail } from "./service-detail.tsx";
import styles from "./services.module.css";
import { titleOfShipped } from "./shipped-title.ts";

/** The explorer, loaded when first needed. */
const Explorer = lateView(async () => (await import("./explorer/explorer.tsx")).Explorer, {
  Meanwhile: LoadingBlock,
});

/**
 * The services of the catalogue with their operations and addresses, and the import of another one.
 */
export function ServicesScreen() {
  const { route, setQuery } = useStudio();
  const mayImport = useMayCall()("service.save");
  const { rows, name, error, isLoading } = useServices();
  const importing = mayImport ? route.query.import : undefined;
  const typed = useTypedConnections(importing !== undefined);
  const show = (service: string): void => setQuery({ service }, false);
  const openImport = (service: string): void => setQuery({ import: service }, false);
  const [runs] = useState((): KeptRuns => new Map());
  if (importing !== undefined) {
    return (
      <ImportView
        key={importing}
        service={rows.find((row) => row.name === importing) ?? null}
        isLoading={isLoading}
        onChanged={typed.noteImport}
        onDone={(service) => {
          // The button is at the end of a long form; the service's address is asked for at the top.
          window.scrollTo({ top: 0 });
          show(service);
        }}
        onCancel={() => show(importing || name)}
      />
    );
  }
  if (route.query.run !== undefined) {
    return (
      <Explorer
        service={name}
        operationId={route.query.run}
        runs={runs}
        onChoose={(run) => setQuery({ service: name, run }, false)}
        onClose={() => show(name)}
      />
    );
  }
  if (isLoading) return <LoadingBlock />;
  return (
    <div className={common.screen}>
      <ServicesHead onImport={mayImport ? () => openImport("") : null} />
      {error && <Alert type="error" showIcon title={error.message} />}
      <div className={`${common.columns} ${styles.listed}`}>
        <ServiceList rows={rows} chosen={name} onChoose={show} />
        <ServiceDetail
          key={name}
          name={name}
          row={rows.find((row) => row.name === name) ?? null}
          typed={typed}
          onImport={() => openImport(name)}
          onDeleted={() => setQuery({}, true)}
        />
      </div>
    </div>
  );
}

/** The heading, with the button to import another service for those who may. */
function ServicesHead({ onImport }: { onImport: (() => void) | null }) {
  const { text } = useStudio();
  return (
    <div className={styles.head}>
      <h1 className={common.heading}>{text("screens.services")}</h1>
      {onImport && (
        <Button type="primary" icon={<PlusOutlined />} onClick={onImport}>
          {text("studio.services.import")}
        </Button>
      )}
    </div>
  );
}

/** The imported services, and the name of the service that the address asks for, else the first. */
function useServices() {
  const { catalogue, route } = useStudio();
  const mayRead = useMayCall()("service.getList");
  const { data: rows = [], error, isLoading } = useReading("service.getList", {}, mayRead);
  const names = [...catalogue.services.keys(), ...rows.map((row) => row.name)];
  const name = names.find((known) => known === route.query.service) ?? names[0] ?? "";
  return { rows, name, error, isLoading };
}

interface ServiceListProps {
  rows: readonly ServiceRow[];
  /** The name of the service whose details are shown. */
  chosen: string;
  onChoose(name: string): void;
}

const estimatedHeightPx = 66;

/** All services by name, each with its origin and whether it has an address. */
function ServiceList({ rows, chosen, onChoose }: ServiceListProps) {
  const { catalogue, text } = useStudio();
  const names = new Set([...catalogue.services.keys(), ...rows.map(({ name }) => name)]);
  return (
    <nav aria-label={text("screens.services")}>
      <ChunkedList
        className={styles.services}
        items={[...names]}
        estimatedHeightPx={estimatedHeightPx}
        item={(name, place) => (
          <li key={name} {...place}>
            <button
              type="button"
              className={styles.service}
              aria-current={name === chosen}
              onClick={() => onChoose(name)}
            >
              <ServiceName name={name} row={rows.find((row) => row.name === name) ?? null} />
            </button>
          </li>
        )}
      />
    </nav>
  );
}

function ServiceName({ name, row }: { name: string; row: ServiceRow | null }) {
  const { catalogue, text, environment } = useStudio();
  const operations = [...catalogue.operations.values()];
  const count = operations.filter(({ service }) => service.name === name).length;
  const title = row?.title ?? titleOfShipped(environment, name);
  return (
    <>
      <span className={styles.serviceHead}>
        <span className={styles.serviceName}>{name}</span>
        <ServiceState row={row} />
      </span>
      <span className={styles.quiet}>
        {title} · {text("studio.services.count", { number: row?.operationCount ?? count })}
      </span>
    </>
  );
}

/** Whether screens can use a service, else where it comes from. */
function ServiceState({ row }: { row: ServiceRow | null }) {
  const { text } = useStudio();
  if (row && row.fault !== null) return <Tag color="error">{text("studio.services.misfit")}</Tag>;
  if (row && !row.isAddressed) {
    return <Tag color="warning">{text("studio.services.noAddress")}</Tag>;
  }
  return <Tag>{text(row ? "studio.services.imported" : "studio.services.shipped")}</Tag>;
}
