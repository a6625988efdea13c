import { useContext } from "react";
import { answerCodes } from "../../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { fieldsOf } from "../../../../src/catalogue/schema/record.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError, type CallOptions, type CallResult } from "../../../../src/wire/wire.ts";
import { HostContext, PageWriteContext, useHost } from "../../page/contexts.ts";
import { requestValidator } from "../../read/request-validator.ts";
import { NewNames } from "./new-names.tsx";
import { type RecordName, takenIn } from "./taken-names.ts";

/** Options of a call that may ask the person for more. */
export interface AskingOptions extends CallOptions {
  /** Called when a question opens and closes. */
  onAsking?: ((isAsking: boolean) => void) | undefined;
  /** Collects notices, for an action of several calls that shows them together. */
  notes?: string[];
}

/** Makes a call. @throws CallError where it is refused or the person cancels. */
type RestoringCall = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  options?: AskingOptions,
) => Promise<CallResult>;

/**
 * The call function of a page. A restore (`x-restores`) asks for other names where names are taken,
 * and shows the service's notices.
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

/** The notices in the answer of a restore. */
function notesOf({ data }: CallResult): string[] {
  const { notes } = fieldsOf(data);
  return Array.isArray(notes) ? notes.filter((note) => typeof note === "string") : [];
}

/** Shows notices about differences after a restore, which may need action. */
export function useTellNotes(): (notes: readonly string[]) => void {
  const { text } = useHost();
  const { modal } = usePopups();
  return (notes) => {
    if (notes.length === 0) return;
    const content = [...new Set(notes)].map((note) => <p key={note}>{note}</p>);
    modal.info({ title: text("undo.notes"), content });
  };
}

/** Asks for other names until they are accepted; `null` on cancel. */
function useAskNames() {
  const host = useHost();
  const { modal } = usePopups();
  return async (
    operation: string,
    taken: readonly RecordName[],
    send: (names: readonly RecordName[]) => Promise<CallResult>,
  ): Promise<CallResult | null> => {
    const validate = await requestValidator(operation, host.catalogue).load();
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
              operation={operation}
              taken={taken}
              validate={validate}
              send={send}
              onSending={(isSending) => dialog.update({ keyboard: !isSending })}
              onEnd={end}
            />
          </HostContext>
        ),
        onCancel: () => resolve(null),
      });
    });
  };
}
