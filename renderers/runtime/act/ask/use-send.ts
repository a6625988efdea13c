import { useQueryClient } from "@tanstack/react-query";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { CallError, type CallResult } from "../../../../src/wire/wire.ts";
import { useHost } from "../../page/contexts.ts";
import type { Remade } from "../../read/use-read-record.ts";
import { type AskingOptions, useRestoring } from "../restore/use-restoring.tsx";
import type { Consent } from "./consent.ts";
import { useAgree } from "./use-ask.tsx";

/** Options of a call made for a person. */
export interface SendOptions extends AskingOptions {
  /** A sentence for the question, if one is asked. */
  more?: string;
  /** Consent already given; a call that needs more is asked about. */
  consent?: Consent | undefined;
  /**
   * The record as the person has seen it: a service that compares no version is not told to replace
   * or delete what others have changed since.
   */
  seen?: unknown;
  /** What is read again for several records at about the same time. */
  remade?: Remade;
}

/** Makes a call on a person's behalf. @throws CallError also where the person does not agree. */
export type Send = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  options?: SendOptions,
) => Promise<CallResult>;

/**
 * The only way from a page to a write (`pageWire` refuses all others): nothing is destroyed or
 * granted, and no key that records share is written by, without the product's own question,
 * whichever block calls.
 */
export function useSend(): Send {
  const host = useHost();
  const queries = useQueryClient();
  const call = useRestoring();
  const agree = useAgree();
  return async (operation, args, { consent, more, seen, remade, ...options } = {}) => {
    const intended = { operation, args };
    const write = operationOf(host.catalogue, intended);
    const { isSession, isReplacing, isDestroy, needsIfMatch } = write;
    if (isSession) {
      const message = host.text("question.session", { operation });
      throw new CallError("malformed", operation, message);
    }
    if (!consent?.covers(intended)) await agree([intended], undefined, options.onAsking, more);
    const tagNow = async () =>
      (await import("./current-tag.ts")).currentTag(host, queries, intended, seen, remade);
    // With a tag, the record is compared once its tag is known.
    const isCompared = isRecord(seen) && (isReplacing || isDestroy) && !needsIfMatch;
    const beforeSent = async () => {
      if (!isCompared || options.ifMatch !== undefined) return;
      const { refuseChanged } = await import("../steps/unchanged-row.ts");
      await refuseChanged(host, queries, intended, seen, remade);
    };
    return call(operation, args, { tagNow, beforeSent, ...options });
  };
}
