import { CheckOutlined, CopyOutlined } from "@ant-design/icons";
import { useState } from "react";
import { copyText } from "../../../src/ui/copy-text.ts";
import { usePopups } from "../../../src/ui/popups/popups.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { shownText } from "../../runtime/show/shown-text.ts";
import { PlainValue } from "../values.tsx";

/** A text on one line with a button that copies it. */
export function Cell({ value, field }: CellProps) {
  const host = useHost();
  const { message } = usePopups();
  const [copied, setCopied] = useState<string | null>(null);
  const text = shownText(host, value);
  if (text === "") return <PlainValue value={value} />;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    setCopied(isCopied ? text : null);
    if (isCopied) message.success(host.text("common.copied"), 2);
    else message.error(host.text("common.notCopied"), 5);
  };
  const label = host.text("copy.copy", {
    value: `${host.text(field.label)} ${text}`.slice(0, 120),
  });
  return (
    <span className={styles.copyable}>
      <span className={styles.line} title={text}>
        {text}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        title={host.text("copy.copyTitle")}
        onClick={() => void copy()}
      >
        {copied === text ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      </button>
    </span>
  );
}
