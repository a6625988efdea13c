import { useContext } from "react";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { versionHeader } from "../../../src/catalogue/version-header.ts";
import { FileAnswer } from "../../../src/wire/file-answer.ts";
import { CallError, type CallResult } from "../../../src/wire/wire.ts";
import { LocalsContext, useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import { type SendOptions, useSend } from "./ask/use-send.ts";
import { undoPlanner, useOfferUndo } from "./use-offer-undo.tsx";
import { useRepeatKey } from "./use-repeat-key.ts";
import { useTellAffected } from "./use-tell-affected.ts";

/** How a write is made, where it is not the usual way. */
export interface WriteOptions extends SendOptions {
  /**
   * The record as it stands before the write, or all of them; the `row` of the place unless said
   * otherwise. A write that knows versions is refused where one has another by now.
   */
  row?: unknown;
  /** One of several that make one act: nothing is offered to undo, no file is saved. */
  isPart?: boolean;
  /** What was done, where its place knows more than the catalogue. */
  said?: string;
}

/**
 * Makes a call on a person's behalf; after a write all reads that it affects are made again, and it
 * can be undone for some seconds where the catalogue says how. A file that is answered is saved
 * under its name.
 */
export type Write = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  options?: WriteOptions,
) => Promise<CallResult>;

/** Whether a write was refused because somebody else has changed its record meanwhile. */
export function isStale(error: unknown): error is CallError {
  return error instanceof CallError && error.code === answerCodes.changedMeanwhile;
}

/** The versions of the records that a write changes, as its writer has seen them. */
export function seenVersions(
  { catalogue }: Pick<PageHost, "catalogue">,
  operation: string,
  args: Readonly<Record<string, unknown>>,
  row: unknown,
): string | undefined {
  return versionHeader(catalogue, operationOf(catalogue, { operation }), args, [row].flat());
}

/** Writes from the place of a component on its page. */
export function useWrite(): Write {
  const host = useHost();
  const { row: here } = useContext(LocalsContext);
  const send = useSend();
  const tellAffected = useTellAffected();
  const offerUndo = useOfferUndo();
  const once = useRepeatKey();
  return async (operation, args, { row = here, isPart = false, said, ...options } = {}) => {
    if (!isPart) void undoPlanner();
    const ifMatch = options.ifMatch ?? seenVersions(host, operation, args, row);
    const sent = once([operation, args], (idempotencyKey) =>
      send(operation, args, { idempotencyKey, isSummedUp: !isPart, ...options, ifMatch }),
    );
    const result = await sent.catch((error: unknown) => {
      // What somebody else has changed is shown beside the refusal that tells who did.
      if (isStale(error) && !options.answers) tellAffected(operation);
      throw error;
    });
    tellAffected(operation);
    void result.ended?.then(() => tellAffected(operation));
    if (isPart) return result;
    const { data } = result;
    if (data instanceof FileAnswer) {
      const { saveAnswer } = await import("./save-answer.ts");
      saveAnswer(data, operationOf(host.catalogue, { operation }));
    }
    void offerUndo([{ operation, args, result, row, said }]);
    return result;
  };
}
