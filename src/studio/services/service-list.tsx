import { Tag } from "antd";
import { ChunkedList } from "../../ui/list/chunked-list.tsx";
import { useStudio } from "../studio-host.ts";
import type { ServiceRow } from "./service-row.ts";
import styles from "./services.module.css";

interface ServiceListProps {
  rows: readonly ServiceRow[];
  /** The name of the service that is shown beside. */
  chosen: string;
  onChoose(name: string): void;
}

const estimatedHeightPx = 66;

/** Every service by name, whether it ships or was imported, and whether it can be reached. */
export function ServiceList({ rows, chosen, onChoose }: ServiceListProps) {
  const { catalogue, text } = useStudio();
  const names = new Set([...catalogue.services.keys(), ...rows.map(({ name }) => name)]);
  return (
    <nav aria-label={text("studioScreen.services")}>
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
  const { catalogue, text } = useStudio();
  const operations = [...catalogue.operations.values()];
  const count = operations.filter(({ service }) => service.name === name).length;
  const title = row?.title ?? catalogue.documents.get(name)?.info.title ?? name;
  return (
    <>
      <span className={styles.serviceHead}>
        <span className={styles.serviceName}>{name}</span>
        {row && !row.isAddressed ? (
          <Tag color="warning">{text("studio.services.noAddress")}</Tag>
        ) : (
          <Tag>{text(row ? "studio.services.imported" : "studio.services.shipped")}</Tag>
        )}
      </span>
      <span className={styles.quiet}>
        {title} · {text("studio.services.count", { number: row?.operationCount ?? count })}
      </span>
    </>
  );
}
