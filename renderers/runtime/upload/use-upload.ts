import { useContext, useRef, useState } from "react";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { CallError, quietly } from "../../../src/wire/wire.ts";
import { useSend } from "../act/ask/use-send.ts";
import { HeldValuesContext } from "../draft/held-value.ts";
import { useHost } from "../page/contexts.ts";
import { useWhenClosed } from "../page/use-when-closed.ts";

/**
 * The state of an upload (specification section 4); after success the field has the file's address.
 */
export type UploadState =
  | { status: "idle" }
  | { status: "uploading"; file: File; percent: number }
  | { status: "refused"; reason: string }
  | { status: "failed"; file: File; reason: string };

/** One upload at a time, and what can be done with it. */
export interface Upload {
  state: UploadState;
  start(file: File): void;
  /** Cancels the upload; the field keeps its previous value. */
  cancel(): void;
  refuse(reason: string): void;
}

const idle: UploadState = { status: "idle" };

/**
 * Uploads a file; `onDone` receives its address (specification section 7). After a failure the file
 * can be retried and the form is kept.
 */
export function useUpload(
  operation: string,
  field: string,
  onDone: (address: string, file: File) => void,
): Upload {
  const { text } = useHost();
  const call = useSend();
  const form = useContext(HeldValuesContext);
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | null>(null);
  useWhenClosed(() => running.current?.abort());

  const start = (file: File): void => {
    const controller = new AbortController();
    const isCurrent = (): boolean => running.current === controller;
    running.current = controller;
    const show = (percent: number) =>
      isCurrent() && setState({ status: "uploading", file, percent });
    show(0);
    const end = form?.expect();
    const onUploadProgress = (fraction: number) => show(Math.round(fraction * 100));
    const { signal } = controller;
    call(operation, { file, witchField: field }, { ...quietly, signal, onUploadProgress })
      .then(({ data }) => {
        const address = pointTo(data, "/url");
        if (typeof address !== "string" || address === "") {
          throw new CallError("malformed", operation, text("upload.noAddress"));
        }
        if (!isCurrent()) return;
        setState(idle);
        onDone(address, file);
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        const reason = error.errors[0]?.message ?? error.message;
        if (isCurrent()) setState({ status: "failed", file, reason });
      })
      .finally(() => {
        end?.();
        if (isCurrent()) running.current = null;
      });
  };
  return {
    state,
    start,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setState(idle);
    },
    refuse: (reason) => setState({ status: "refused", reason }),
  };
}
