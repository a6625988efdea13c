import { CloseOutlined } from "@ant-design/icons";
import { Alert, Button, Space } from "antd";
import type { ToldWrite } from "../../preview/protocol.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./preview.module.css";
import type { ToldEvents } from "./use-frame.ts";

interface ToldProps {
  told: ToldEvents;
  decide(id: number, isSent: boolean): void;
  dismiss(): void;
}

/** The events of the preview: writes waiting for a decision, and the latest other event. */
export function Told({ told: { held, last }, decide, dismiss }: ToldProps) {
  const { text } = useStudio();
  return (
    <div className={styles.told} role="status" aria-label={text("studio.preview.told")}>
      {held.map((write) => (
        <Alert
          key={write.id}
          type="warning"
          showIcon
          title={text("studio.preview.held", { operation: write.operation })}
          description={<Arguments write={write} />}
          action={
            <Space orientation="vertical">
              <Button size="small" type="primary" onClick={() => decide(write.id, true)}>
                {text("studio.preview.send")}
              </Button>
              <Button size="small" onClick={() => decide(write.id, false)}>
                {text("studio.preview.giveUp")}
              </Button>
            </Space>
          }
        />
      ))}
      {last && (
        <Alert
          type="info"
          showIcon
          title={
            last.type === "lead"
              ? text("studio.preview.lead", { address: last.address })
              : text(`studio.preview.${last.write.fate === "sent" ? "sent" : "fixture"}`, {
                  operation: last.write.operation,
                })
          }
          description={last.type === "write" ? <Arguments write={last.write} /> : null}
          action={
            <Button
              size="small"
              type="text"
              aria-label={text("studio.preview.dismiss")}
              icon={<CloseOutlined aria-hidden />}
              onClick={dismiss}
            />
          }
        />
      )}
    </div>
  );
}

function Arguments({ write }: { write: ToldWrite }) {
  return <pre className={styles.arguments}>{write.arguments}</pre>;
}
