import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { CallError, type CallResult } from "../../../../src/wire/wire.ts";
import { useHost } from "../../page/contexts.ts";
import { type AskingOptions, useRestoring } from "../restore/use-restoring.tsx";
import type { Consent } from "./consent.ts";
import { useAgree } from "./use-ask.tsx";

/** Options of a call made for a person. */
export interface SendOptions extends AskingOptions {
  /** Consent already given; a call that needs more is asked about. */
  consent?: Consent | undefined;
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
  const call = useRestoring();
  const agree = useAgree();
  return async (operation, args, { consent, ...options } = {}) => {
    const intended = { operation, args };
    const { isSession, needsIfMatch } = operationOf(host.catalogue, intended);
    if (isSession) {
      const message = host.text("question.session", { operation });
      throw new CallError("malformed", operation, message);
    }
    if (!consent?.covers(intended)) await agree([intended], undefined, options.onAsking);
    if (options.ifMatch !== undefined) return call(operation, args, options);
    const tagNow = async () => (await import("./current-tag.ts")).currentTag(host, intended);
    const known = needsIfMatch ? { ifMatch: await tagNow() } : { tagNow, ...options };
    return call(operation, args, { ...options, ...known });
  };
}
