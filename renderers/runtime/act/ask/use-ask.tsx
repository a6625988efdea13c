import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useContext, useRef } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { afterKey } from "../../../../src/ui/keys/after-key.ts";
import { late } from "../../../../src/ui/late/late.ts";
import { lostPartText } from "../../../../src/ui/late/line.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { HostContext, PageWriteContext, useHost } from "../../page/contexts.ts";
import type { DoneAct } from "../undo-calls.ts";
import { Consent, type IntendedCall, needsConsent } from "./consent.ts";
import { holdPlace } from "./hold-place.ts";

const question = late(() => Promise.all([import("./question.tsx"), import("./asked-groups.ts")]));

/** The calls to ask about, and additional content of the question. */
interface ToAsk {
  calls: readonly IntendedCall[];
  /** What the person does with calls of several operations, which names them in the title. */
  intent?: DoneAct | undefined;
  /** The sentence that the page itself adds to the question. */
  said?: string | null;
  /** Content about dependent records, or about what the values of the calls do not say. */
  more?: ReactNode;
  /** Called on consent; the question stays open until it resolves. */
  act?(consent: Consent): Promise<void> | undefined;
  /** Called after the question has closed; by default the focus returns to its opener. */
  onClosed?(): void;
}

/** Asks a person and resolves to the consent, or `null` without it. */
export type Ask = (question: ToAsk) => Promise<Consent | null>;

/**
 * The product's question before anything is destroyed or granted: action, records and number,
 * whatever the page says. Its default button cancels.
 */
export function useAsk(): Ask {
  const host = useHost();
  const queries = useQueryClient();
  const writing = useContext(PageWriteContext);
  const { message, modal } = usePopups();
  const isPreparing = useRef(false);
  const prepare = async (calls: readonly IntendedCall[]) => {
    const code = await question.load().catch(() => null);
    return code && { ...code[0], groups: await code[1].groupsOf(host.catalogue, queries, calls) };
  };
  return async ({ calls, intent, said = null, more = null, act, onClosed = holdPlace() }) => {
    if (isPreparing.current) return null;
    isPreparing.current = true;
    const prepared = await prepare(calls).finally(() => {
      isPreparing.current = false;
    });
    if (!prepared) {
      message.error(host.text(lostPartText()));
      return null;
    }
    const { Question, questionWords, groups } = prepared;
    const words = questionWords(host, groups, intent);
    return new Promise((resolve) => {
      const config = {
        title: words.title,
        content: (
          <QueryClientProvider client={queries}>
            <HostContext value={host}>
              <Question groups={groups} said={said} more={more} page={writing?.title() ?? ""} />
            </HostContext>
          </QueryClientProvider>
        ),
        okText: words.agree,
        okButtonProps: { danger: true },
        cancelText: host.text("common.cancel"),
        onOk: () => {
          const consent = new Consent(calls);
          resolve(consent);
          return act?.(consent);
        },
        onCancel: () => resolve(null),
        afterClose: onClosed,
      };
      // The dialog opens after the key is released, so that the Enter that opened it presses no
      // button.
      afterKey(() => modal.confirm(config));
    });
  };
}

/**
 * Asks before calls if one of them needs it, or if several records on the page share the key in its
 * path; `undefined` if none does.
 * @throws CallError where the person does not agree.
 */
export function useAgree(): (
  calls: readonly IntendedCall[],
  intent?: DoneAct,
  onAsking?: (isAsking: boolean) => void,
  more?: string,
) => Promise<Consent | undefined> {
  const host = useHost();
  const queries = useQueryClient();
  const ask = useAsk();
  return async (all, intent, onAsking, more) => {
    const { catalogue } = host;
    const isAsked = (call: IntendedCall) => needsConsent(host, call);
    const isKeyed = all.some((call) => operationOf(catalogue, call).path.includes("{"));
    const code = isKeyed && (await question.load().catch(() => null));
    const calls = code ? code[1].withShared(catalogue, queries, all, isAsked) : all.filter(isAsked);
    const [first] = calls;
    if (!first) return undefined;
    onAsking?.(true);
    const consent = await ask({ calls, intent, more: more && <p>{more}</p> });
    onAsking?.(false);
    if (consent) return consent;
    throw new CallError("cancelled", first.operation, host.text("question.declined"));
  };
}
