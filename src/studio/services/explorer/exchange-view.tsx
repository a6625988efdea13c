import { CopyOutlined } from "@ant-design/icons";
import { Alert, Button, Empty, Input, Skeleton } from "antd";
import { useId, useMemo } from "react";
import { copyText } from "../../../ui/copy-text.ts";
import { errorSeconds, usePopups } from "../../../ui/popups/popups.ts";
import type { RawAnswer } from "../../../wire/answer.ts";
import type { SentRequest } from "../../../wire/wire.ts";
import common from "../../common.module.css";
import { useStudio } from "../../studio-host.ts";
import {
  answerBody,
  answerHeaders,
  requestAddress,
  requestBody,
  requestHeaders,
} from "./call-parts.ts";
import styles from "./explorer.module.css";
import type { Run } from "./kept-runs.ts";
import { type BoundedText, mostCharacters } from "./readable-json.ts";

/**
 * The last run of an operation: the request beside the response, as they were sent and received.
 */
export function ExchangeView({ run }: { run: Run | null }) {
  const { text } = useStudio();
  if (run === null) {
    return (
      <section className={common.card} aria-label={text("studio.editor.operation.answer")}>
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={text("studio.explorer.nothingYet")}
        />
      </section>
    );
  }
  return (
    <div className={`${common.columns} ${styles.exchange}`}>
      {run.sent && <RequestPart sent={run.sent} />}
      <AnswerPart run={run} />
    </div>
  );
}

function RequestPart({ sent }: { sent: SentRequest }) {
  const { text } = useStudio();
  const id = useId();
  const body = useMemo(() => requestBody(sent), [sent]);
  return (
    <section className={common.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text("studio.explorer.request")}
      </h2>
      <code className={styles.code}>
        {sent.method.toUpperCase()} {requestAddress(sent)}
      </code>
      <HeaderList headers={requestHeaders(sent)} />
      <p className={common.hint}>{text("studio.explorer.withoutSecrets")}</p>
      <Body label={text("studio.explorer.requestBody")} body={body} />
    </section>
  );
}

function AnswerPart({ run: { answer, milliseconds, fault, isRunning } }: { run: Run }) {
  const { text, language } = useStudio();
  const id = useId();
  const body = useMemo(() => answer && answerBody(answer), [answer]);
  const took = milliseconds?.toLocaleString(language) ?? "";
  return (
    <section className={common.card} aria-labelledby={id} aria-busy={isRunning}>
      <div className={styles.line}>
        <h2 id={id} className={styles.title}>
          {text("studio.editor.operation.answer")}
        </h2>
        {body && <CopyButton body={body} />}
      </div>
      <p role="status" className={styles.status}>
        {isRunning && text("studio.explorer.running")}
        {answer && text("studio.explorer.status", { status: answer.status, milliseconds: took })}
      </p>
      {isRunning && !answer && <Skeleton active title={false} />}
      {fault !== null && <Alert type="error" showIcon title={fault} />}
      {answer && <HeaderList headers={answerHeaders(answer)} />}
      {answer && <AnswerText answer={answer} body={body} />}
    </section>
  );
}

function AnswerText({ answer, body }: { answer: RawAnswer; body: BoundedText | null }) {
  const { text, language } = useStudio();
  if (answer.bytes.byteLength === 0) {
    return <p className={common.hint}>{text("studio.explorer.empty")}</p>;
  }
  if (body === null) {
    const size = answer.bytes.byteLength.toLocaleString(language);
    return <p className={common.hint}>{text("studio.explorer.file", { size })}</p>;
  }
  return <Body label={text("studio.explorer.answerBody")} body={body} />;
}

/** A body as plain text, whatever its content. */
function Body({ label, body }: { label: string; body: BoundedText | null }) {
  const { text, language } = useStudio();
  if (body === null) return null;
  const number = mostCharacters.toLocaleString(language);
  return (
    <>
      <Input.TextArea
        className={styles.text}
        aria-label={label}
        translate="no"
        readOnly
        autoSize={{ minRows: 1, maxRows: 30 }}
        value={body.text}
      />
      {body.isCut && <p className={common.hint}>{text("studio.explorer.cut", { number })}</p>}
    </>
  );
}

function HeaderList({ headers }: { headers: readonly (readonly [string, string])[] }) {
  if (headers.length === 0) return null;
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CopyButton({ body }: { body: BoundedText }) {
  const { text } = useStudio();
  const { message } = usePopups();
  const copy = async (): Promise<void> => {
    if (await copyText(body.text)) message.success(text("common.copied"), 2);
    else message.error(text("common.notCopied"), errorSeconds);
  };
  return (
    <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
      {text("studio.explorer.copy")}
    </Button>
  );
}
