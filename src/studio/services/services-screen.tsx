import { PlusOutlined } from "@ant-design/icons";
import { Alert, Button } from "antd";
import common from "../common.module.css";
import { useReading } from "../new-screen/use-reading.ts";
import { useMayCall, useStudio } from "../studio-host.ts";
import { ImportView } from "./import-view.tsx";
import { ServiceDetail } from "./service-detail.tsx";
import { ServiceList } from "./service-list.tsx";
import { readRows } from "./service-row.ts";
import styles from "./services.module.css";

/** The services of the catalogue: what they offer, where they are, and how another comes along. */
export function ServicesScreen() {
  const { catalogue, text, route, setQuery } = useStudio();
  const mayCall = useMayCall();
  const mayRead = mayCall("service.getList");
  const mayImport = mayCall("service.save");
  const { data, error, isLoading } = useReading("service.getList", {}, mayRead);
  const rows = readRows(data);
  const wanted = route.query.service ?? "";
  const chosen = catalogue.services.has(wanted) || rows.some(({ name }) => name === wanted);
  const name = chosen ? wanted : ([...catalogue.services.keys()][0] ?? "");
  const importing = mayImport ? route.query.import : undefined;
  const show = (service: string): void => setQuery({ service }, false);
  if (importing !== undefined) {
    return (
      <ImportView
        key={importing}
        service={rows.find((row) => row.name === importing) ?? null}
        isLoading={isLoading}
        onDone={show}
        onCancel={() => show(importing || name)}
      />
    );
  }
  return (
    <div className={common.screen}>
      <div className={styles.head}>
        <h1 className={common.heading}>{text("studioScreen.services")}</h1>
        {mayImport && (
          <Button
            type="primary"
            icon={<PlusOutlined />}
            onClick={() => setQuery({ import: "" }, false)}
          >
            {text("studio.services.import")}
          </Button>
        )}
      </div>
      {error && <Alert type="error" showIcon title={error.message} />}
      <div className={styles.columns}>
        <ServiceList rows={rows} chosen={name} onChoose={show} />
        <ServiceDetail
          key={name}
          name={name}
          row={rows.find((row) => row.name === name) ?? null}
          onImport={() => setQuery({ import: name }, false)}
          onDeleted={() => setQuery({}, true)}
        />
      </div>
    </div>
  );
}
