import { DownloadOutlined } from "@ant-design/icons";
import { Alert, Button, Radio } from "antd";
import { useState } from "react";
import { saveFile } from "../../ui/save-file.ts";
import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import styles from "./exchange.module.css";
import { readStored } from "./import-check.ts";
import { zipPages } from "./zip-pages.ts";

/** Saves all pages as an archive, in the folders that a repository has them in. */
export function ExportCard() {
  const { text, wire } = useStudio();
  const [withDrafts, setWithDrafts] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<{ type: "success" | "error"; message: string } | null>(null);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const quietly = { quiet: true, loading: "no" } as const;
      const { data } = await wire.call("page.export", { drafts: withDrafts }, quietly);
      const pages = [...readStored(data).values()];
      const file = new Blob([zipPages(pages)], { type: "application/zip" });
      saveFile(file, `screens-${new Date().toISOString().slice(0, 10)}.zip`);
      setTold({
        type: "success",
        message: text("studio.exchange.exported", { count: pages.length }),
      });
    } catch (cause) {
      setTold({ type: "error", message: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section
      className={`${common.card} ${styles.card}`}
      aria-label={text("studio.exchange.export")}
    >
      <h2 className={styles.title}>{text("studio.exchange.export")}</h2>
      <p className={styles.quiet}>{text("studio.exchange.exportHint")}</p>
      <Radio.Group
        aria-label={text("studio.exchange.what")}
        value={withDrafts}
        onChange={(event) => setWithDrafts(event.target.value === true)}
        options={[
          { value: false, label: text("studio.exchange.asShown") },
          { value: true, label: text("studio.exchange.withDrafts") },
        ]}
      />
      <div>
        <Button
          type="primary"
          icon={<DownloadOutlined />}
          loading={isBusy}
          onClick={() => void save()}
        >
          {text("studio.exchange.exportAll")}
        </Button>
      </div>
      {told && <Alert type={told.type} showIcon title={told.message} />}
    </section>
  );
}
