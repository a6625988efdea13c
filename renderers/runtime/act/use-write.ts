import { useContext } from "react";
import { answerCodes, goneCodes } from "../../../src/catalogue/answer-codes.ts";
import { versionHeader } from "../../../src/catalogue/headers/version-header.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";
import { CallError, type CallResult, isUncertain } from "../../../src/wire/wire.ts";
import { LocalsContext, useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { readUnasked } from "../read/unasked.ts";
import { type SendOptions, useSend } from "./ask/use-send.ts";
import type { DoneAct } from "./undo-calls.ts";
import { undoPlanner, useOfferUndo } from "./use-offer-undo.tsx";
import { useTellAffected } from "./use-tell-affected.ts";

/** Options of a write. */
export interface WriteOptions extends SendOptions {
  /**
   * The record or records before the write; by default the `row` in scope. A versioned write is
   * refused where the version has changed.
   */
  row?: unknown;
  /** One of several writes of an action: it offers no undo and saves no file. */
  isPart?: boolean;
  /** A more specific success text, or how it follows from the answer. */
  said?: string | ((answer: unknown) => string) | undefined;
  /** The button or form by which a person made the write. */
  act?: DoneAct;
}

/**
 * Makes a call for a person; after a write all affected reads are refreshed and undo is offered
 * where the catalogue names an inverse. An answered file is saved.
 */
export type Write = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  options?: WriteOptions,
) => Promise<CallResult>;

/** Whether a write was refused because others have changed its record. */
export function isStale(error: unknown): error is CallError {
  return error instanceof CallError && error.code === answerCodes.changedMeanwhile;
}

/** The record versions that a write's author has seen. */
export function seenVersions(
  { catalogue }: Pick<PageHost, "catalogue">,
  operation: string,
  args: Readonly<Record<string, unknown>>,
  row: unknown,
): string | undefined {
  return versionHeader(catalogue, operationOf(catalogue, { operation }), args, [row].flat());
}

/** The write function at a component's place in its page. */
export function useWrite(): Write {
  const host = useHost();
  const { row: here } = useContext(LocalsContext);
  const send = useSend();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  return async (operation, args, { row = here, isPart = false, said, act, ...options } = {}) => {
    if (!isPart) void undoPlanner();
    const ifMatch = options.ifMatch ?? seenVersions(host, operation, args, row);
    // A refused write of a record that others have changed or deleted is told once the current
    // state is shown, so that the next press is about what the person sees. What was entered for a
    // deleted record stays with its caller, which shows the refusal beside it.
    const beforeTold = async (failure: CallError): Promise<void> => {
      const isGone = goneCodes.includes(failure.code ?? 0) && !options.quiet;
      if ((isStale(failure) || isGone) && !options.answers) await tellAffected(operation);
      // A service that refuses with a status of success may have done a part, and one that fails
      // may have done it all.
      else if (isUncertain(failure) || (failure.code !== null && failure.code < 300)) {
        readUnasked(() => void tellAffected(operation));
      }
    };
    const ownOptions = { isSummedUp: !isPart, beforeTold };
    const result = await send(operation, args, { ...ownOptions, ...options, ifMatch });
    void tellAffected(operation);
    void result.ended?.then(() => tellAffected(operation));
    if (isPart) return result;
    const { data } = result;
    if (data instanceof FileAnswer) {
      const { saveAnswer } = await import("./save-answer.ts");
      saveAnswer(data, operationOf(host.catalogue, { operation }));
    }
    const told = typeof said === "function" ? said(data) : said;
    void offerUndo([{ operation, args, result, row, said: told, act }]);
    return result;
  };
}
