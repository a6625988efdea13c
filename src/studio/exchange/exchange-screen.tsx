import { DownloadOutlined, InboxOutlined } from "@ant-design/icons";
import { useMutation } from "@tanstack/react-query";
import { Alert, Button, Progress, Radio, Upload } from "antd";
import { useState } from "react";
import { saveFile } from "../../ui/save-file.ts";
import common from "../common.module.css";
import { useMayCall, useStudio } from "../studio-host.ts";
import { readNow } from "../use-reading.ts";
import { CheckedPages } from "./checked-pages.tsx";
import styles from "./exchange.module.css";
import { useImport } from "./use-import.ts";
import { zipPages } from "./zip-pages.ts";

/** Exports and imports pages as files, so that a repository and the studio stay in step. */
export function ExchangeScreen() {
  const { text } = useStudio();
  return (
    <div className={`${common.screen} ${styles.screen}`}>
      <h1 className={common.heading}>{text("screens.exchange")}</h1>
      <ExportCard />
      <ImportCard />
    </div>
  );
}

/** Exports all pages as an archive with the folders of a repository. */
function ExportCard() {
  const studio = useStudio();
  const { text } = studio;
  const [withDrafts, setWithDrafts] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const { data: pages } = await readNow(studio, "page.export", { drafts: withDrafts });
      const file = new Blob([zipPages(pages)], { type: "application/zip" });
      saveFile(file, `screens-${new Date().toISOString().slice(0, 10)}.zip`);
      return text("studio.exchange.exported", { count: pages.length });
    },
  });
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
          loading={isPending}
          onClick={() => mutate()}
        >
          {text("studio.exchange.exportAll")}
        </Button>
      </div>
      {error && <Alert type="error" showIcon title={error.message} />}
      {data && <Alert type="success" showIcon title={data} />}
    </section>
  );
}

/** Imports page files: all are checked and compared first, then the selected ones are sent. */
function ImportCard() {
  const { text } = useStudio();
  const mayCall = useMayCall();
  const pages = useImport();
  const { state } = pages;
  if (!mayCall("page.saveDraft")) return null;
  return (
    <section
      className={`${common.card} ${styles.card}`}
      aria-label={text("studio.exchange.import")}
    >
      <h2 className={styles.title}>{text("studio.exchange.import")}</h2>
      <p className={styles.quiet}>{text("studio.exchange.importHint")}</p>
      {state.step === "empty" && (
        <Upload.Dragger
          multiple
          accept=".zip,.json"
          showUploadList={false}
          beforeUpload={(file, all) => {
            // The upload component calls this once for each file, so all files are read at the
            // first one.
            if (file === all[0]) void pages.read(all);
            return false;
          }}
        >
          <p className={styles.icon}>
            <InboxOutlined aria-hidden />
          </p>
          <p>{text("studio.exchange.drop")}</p>
        </Upload.Dragger>
      )}
      {state.step === "empty" && state.failure !== null && (
        <Alert type="error" showIcon title={state.failure} />
      )}
      {state.step === "checking" && (
        <div role="status">
          <p className={styles.quiet}>{text("studio.exchange.checking")}</p>
          <Progress
            percent={state.total === 0 ? 0 : Math.round((100 * state.done) / state.total)}
            aria-label={text("studio.exchange.checking")}
          />
        </div>
      )}
      {state.step !== "empty" && state.step !== "checking" && (
        <CheckedPages state={state} pages={pages} />
      )}
    </section>
  );
}
