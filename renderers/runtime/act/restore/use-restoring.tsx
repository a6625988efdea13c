import { App } from "antd";
import { useContext } from "react";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { movable } from "../../../../src/ui/movable.tsx";
import { CallError, type CallOptions, type CallResult } from "../../../../src/wire/wire.ts";
import { HostContext, PageWriteContext, useHost } from "../../page/contexts.ts";
import { loadValidator } from "../../read/request-validator.ts";
import { NewNames } from "./new-names.tsx";
import { type RecordName, takenIn } from "./taken-names.ts";

/** How a call is made that may ask whoever made it for more. */
export interface AskingOptions extends CallOptions {
  /** Told while the person is asked. */
  onAsking?: ((isAsking: boolean) => void) | undefined;
  /** Takes what people are to know of it, where several calls make one act, which tells it then. */
  notes?: string[];
}

/** Makes a call. @throws CallError where it is refused, or the person is asked and gives it up. */
type RestoringCall = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  options?: AskingOptions,
) => Promise<CallResult>;

/**
 * The calls that a page makes. One that brings back what was deleted (`x-restores`) asks for other
 * names where others have those of its records by now, and tells what people are to know of it.
 */
export function useRestoring(): RestoringCall {
  const host = useHost();
  const { catalogue, text } = host;
  const wire = useContext(PageWriteContext)?.wire ?? host.wire;
  const askNames = useAskNames();
  const tellNotes = useTellNotes();

  const restore: RestoringCall = async (operation, args, { onAsking, ...options } = {}) => {
    const answers = [...(options.answers ?? []), answerCodes.nameTaken];
    try {
      return await wire.call(operation, args, { ...options, answers });
    } catch (error) {
      const taken = takenIn(error);
      if (taken.length === 0) throw error;
      onAsking?.(true);
      const named = await askNames(operation, taken, (names) =>
        wire.call(operation, { ...args, names }, { ...options, loading: "no", quiet: true }),
      ).finally(() => onAsking?.(false));
      if (!named) throw new CallError("cancelled", operation, text("question.declined"));
      return named;
    }
  };

  return async (operation, args, { notes, ...options } = {}) => {
    if (!operationOf(catalogue, { operation }).isRestore) {
      const { onAsking: _, ...plain } = options;
      return wire.call(operation, args, plain);
    }
    const result = await restore(operation, args, options);
    if (notes) notes.push(...notesOf(result));
    else tellNotes(notesOf(result));
    return result;
  };
}

/** What people are to know of what came back. */
function notesOf({ data }: CallResult): string[] {
  const { notes } = fieldsOf(data);
  return Array.isArray(notes) ? notes.filter((note) => typeof note === "string") : [];
}

/** Tells people what is not as it was; they may have to act on it. */
export function useTellNotes(): (notes: readonly string[]) => void {
  const { text } = useHost();
  const { modal } = App.useApp();
  return (notes) => {
    if (notes.length === 0) return;
    const content = [...new Set(notes)].map((note) => <p key={note}>{note}</p>);
    modal.info({ title: text("undo.notes"), content, modalRender: movable });
  };
}

/** Asks for other names until those are accepted; `null` where it is given up. */
function useAskNames() {
  const host = useHost();
  const { modal } = App.useApp();
  return async (
    operation: string,
    taken: readonly RecordName[],
    send: (names: readonly RecordName[]) => Promise<CallResult>,
  ): Promise<CallResult | null> => {
    const validate = await loadValidator(operation, host.catalogue);
    return new Promise((resolve) => {
      const end = (result: CallResult | null): void => {
        dialog.destroy();
        resolve(result);
      };
      const dialog = modal.confirm({
        title: host.text("undo.otherName"),
        icon: null,
        footer: null,
        content: (
          <HostContext value={host}>
            <NewNames
              {...{ operation, taken, validate, send }}
              onSending={(isSending) => dialog.update({ keyboard: !isSending })}
              onEnd={end}
            />
          </HostContext>
        ),
        modalRender: movable,
        onCancel: () => resolve(null),
      });
    });
  };
}
