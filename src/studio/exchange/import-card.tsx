import { InboxOutlined } from "@ant-design/icons";
import { Alert, Progress, Upload } from "antd";
import common from "../common.module.css";
import { useMayCall, useStudio } from "../studio-host.ts";
import { CheckedPages } from "./checked-pages.tsx";
import styles from "./exchange.module.css";
import { useImport } from "./use-import.ts";

/** Takes page files in: all are checked and compared first, then those that are wanted are sent. */
export function ImportCard() {
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
            // Told once for each file of a choice.
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
