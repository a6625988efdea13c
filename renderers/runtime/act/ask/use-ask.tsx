import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { App } from "antd";
import { type ReactNode, useContext, useRef } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { afterKey } from "../../../../src/ui/after-key.ts";
import { movable } from "../../../../src/ui/movable.tsx";
import { HostContext, PageWriteContext, useHost } from "../../page/contexts.ts";
import { Consent, type IntendedCall, needsConsent } from "./consent.ts";
import { holdPlace } from "./hold-place.ts";
import { type AskedCalls, Question, questionWords } from "./question.tsx";
import { countsAlong, recordNames } from "./record-names.ts";

/** What is to be done, and what else the question shows. */
interface ToAsk {
  calls: readonly IntendedCall[];
  /** The page's own sentence. */
  said?: string | null;
  /** What goes along with the records. */
  more?: ReactNode;
  /** Acts once the person agrees; the question stays until it has ended. */
  act?(consent: Consent): Promise<void> | undefined;
  /** Told once the question is gone; by itself it gives the focus back, or to what takes the place. */
  onClosed?(): void;
}

/** Asks a person, in the product's own words; answers what was agreed to, `null` where it was not. */
export type Ask = (question: ToAsk) => Promise<Consent | null>;

/**
 * The product's question before anything is destroyed or granted: what, whom and how many, whatever
 * the page says. Cancelling is what a key pressed too quickly does.
 */
export function useAsk(): Ask {
  const host = useHost();
  const queries = useQueryClient();
  const writing = useContext(PageWriteContext);
  const { modal } = App.useApp();
  const isPreparing = useRef(false);
  return async ({ calls, said = null, more = null, act, onClosed = holdPlace() }) => {
    if (isPreparing.current) return null;
    isPreparing.current = true;
    const operations = [...new Set(calls.map(({ operation }) => operation))];
    const asked = operations.map(async (operation): Promise<AskedCalls> => {
      const own = calls.filter((call) => call.operation === operation);
      const known = operationOf(host.catalogue, { operation });
      const read = [host.catalogue, queries, known, own] as const;
      return {
        operation,
        calls: own,
        names: recordNames(...read),
        along: await countsAlong(...read),
      };
    });
    const groups = await Promise.all(asked).finally(() => {
      isPreparing.current = false;
    });
    const words = questionWords(host, groups);
    return new Promise((resolve) => {
      const config = {
        title: words.title,
        content: (
          <QueryClientProvider client={queries}>
            <HostContext value={host}>
              <Question {...{ groups, said, more }} page={writing?.title() ?? ""} />
            </HostContext>
          </QueryClientProvider>
        ),
        okText: words.agree,
        okButtonProps: { danger: true },
        cancelText: host.text("common.cancel"),
        autoFocusButton: "cancel" as const,
        modalRender: movable,
        onOk: () => {
          const consent = new Consent(calls);
          resolve(consent);
          return act?.(consent);
        },
        onCancel: () => resolve(null),
        afterClose: onClosed,
      };
      // Any sooner, the Enter that asked for it would press what has the focus in the question.
      afterKey(() => modal.confirm(config));
    });
  };
}

/**
 * Asks before calls, where one of them needs it: `undefined` where none does, `null` where the
 * person does not agree.
 */
export function useAgree(): (
  calls: readonly IntendedCall[],
) => Promise<Consent | null | undefined> {
  const host = useHost();
  const ask = useAsk();
  return async (all) => {
    const calls = all.filter((call) => needsConsent(host, call));
    return calls.length === 0 ? undefined : ask({ calls });
  };
}
