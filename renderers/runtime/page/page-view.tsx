import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { Button } from "antd";
import { Fragment, useCallback, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { DrawnPage, PagePlan } from "../../../src/language/page.ts";
import { isFilled } from "../../../src/language/plan/filled-text.ts";
import type { ValueLabels } from "../../../src/language/plan/plans.ts";
import { Notice } from "../../../src/ui/notice.tsx";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { blockViews } from "../../block-views.ts";
import { DialogStack } from "../act/dialogs.tsx";
import { namedWire } from "../address/named-wire.ts";
import { Leading } from "../link/links.tsx";
import { AnswerNotice } from "../read/answer-notice.tsx";
import { type Dictionary, dictionaryQuery } from "../read/use-dictionary.ts";
import { textIn } from "../show/text-in.ts";
import { BlockView } from "./block-view.tsx";
import {
  HostContext,
  PageStoreContext,
  PageWriteContext,
  RouteContext,
  useHost,
} from "./contexts.ts";
import { Dated } from "./dated.tsx";
import { PageHeading } from "./head/page-head.tsx";
import { OfferHelp } from "./head/page-help.ts";
import type { PageHost, PageRoute } from "./host.ts";
import { useOthersChanges } from "./others/use-others-changes.ts";
import { PageParams } from "./page-params.tsx";
import styles from "./page-view.module.css";
import { pageWire } from "./page-wire.ts";
import { scopeNow, useSaid } from "./use-scope.ts";
import { useFollowedPage } from "./versions/followed-page.ts";
import { BlocksContext, BlockViewsContext } from "./views.ts";
import { WhyCommand } from "./why-command.tsx";

interface PageViewProps {
  page: DrawnPage;
  host: PageHost;
  route: PageRoute;
  /** Whether the page draws its title as a heading. */
  hasHeading: boolean;
  /** Dismisses the news of a newer version; `null` where there is none. */
  onNoted?: (() => void) | null;
}

/**
 * Draws a planned page for the application around it; its state lives as long as it is mounted, also
 * through newer versions of the plan.
 */
export function PageView(props: PageViewProps) {
  const { page: newest, host, route, hasHeading, onNoted = null } = props;
  const { page, store, round, follow } = useFollowedPage(newest, host, route);
  const routeNow = useSteady(() => route);
  const { plan } = page;
  const named = useNamedCalls(host, page);
  const isUnsaved = useStore(store, ({ unsaved }) => unsaved.size > 0);
  const { setUnsaved } = host;
  useEffect(() => setUnsaved(isUnsaved), [setUnsaved, isUnsaved]);
  const calling = useMemo(() => ({ ...named, wire: pageWire(named) }), [named]);
  const reading = useWords(calling, plan.dictionaries);
  const { title, params } = plan;
  const writing = useMemo(
    () => ({
      wire: named.wire,
      title: () => textIn(reading, title, scopeNow(named, routeNow(), store, { params })),
    }),
    [named, reading, title, params, store, routeNow],
  );
  useOthersChanges(store, host.elsewhere);
  const head = (
    <>
      {hasHeading && <OfferHelp title={plan.title} help={plan.help} />}
      {isFilled(plan.title) && <TellTitle title={plan.title} />}
      {hasHeading && (
        <div className={styles.head}>
          <PlannedHeading title={plan.title} />
          {host.isAdministrator && <WhyCommand page={page} />}
        </div>
      )}
      <NewVersionNotice onNoted={onNoted} onFollow={follow} />
    </>
  );
  return (
    <HostContext value={reading}>
      <RouteContext value={route}>
        <PageWriteContext value={writing}>
          <Leading>
            <PageStoreContext value={store}>
              <BlockViewsContext value={blockViews}>
                <BlocksContext value={plan.blocks}>
                  <Dated isDated={plan.isDated}>
                    <PageParams plans={plan.params} head={head}>
                      <Fragment key={round}>
                        <AnswerNotice dialog={null} />
                        <BlockView plan={plan.body} />
                        <DialogStack />
                      </Fragment>
                    </PageParams>
                  </Dated>
                </BlocksContext>
              </BlockViewsContext>
            </PageStoreContext>
          </Leading>
        </PageWriteContext>
      </RouteContext>
    </HostContext>
  );
}

function PlannedHeading({ title }: Pick<PagePlan, "title">) {
  return <PageHeading title={useSaid(title)} />;
}

/** Reports the page's current title to the application, for other places that show it. */
function TellTitle({ title }: Pick<PagePlan, "title">): null {
  const { setTitle } = useHost();
  const said = useSaid(title);
  useEffect(() => setTitle?.(said), [setTitle, said]);
  return null;
}

/** The host as the page sees it, whose calls name the page; stable while its version is. */
function useNamedCalls(host: PageHost, page: DrawnPage): PageHost {
  const { plan, version, catalogue = host.catalogue } = page;
  const { path } = plan;
  return useMemo(
    () => ({ ...host, catalogue, wire: namedWire(host.wire, { plan: { path }, version }) }),
    [host, catalogue, path, version],
  );
}

interface NewVersionNoticeProps {
  /** Dismisses the news of a newer version; `null` where there is none. */
  onNoted: (() => void) | null;
  /** Draws the new version; `null` where it is drawn. */
  onFollow: (() => void) | null;
}

/** Reports a new version, or one that waits until drafts are saved. */
function NewVersionNotice({ onNoted, onFollow }: NewVersionNoticeProps) {
  const { text } = useHost();
  if (onFollow) {
    const load = (
      <Button size="small" onClick={onFollow}>
        {text("newVersion.load")}
      </Button>
    );
    return (
      <Notice tone="warning" actions={load}>
        {text("newVersion.waiting")}
      </Notice>
    );
  }
  if (!onNoted) return null;
  const close = (
    <Button size="small" type="text" onClick={onNoted}>
      {text("common.close")}
    </Button>
  );
  return (
    <Notice tone="info" actions={close}>
      {text("newVersion.loaded")}
    </Notice>
  );
}

/**
 * The host with the dictionary labels that the page's texts need. Without a label a value stands
 * for itself.
 */
function useWords(host: PageHost, names: readonly string[]): PageHost {
  const combine = useCallback(
    (reads: readonly UseQueryResult<Dictionary>[]) => {
      const words = reads.map(({ data, isError }): ValueLabels | null => {
        const entries = data?.entries.map(({ value, label }) => [value, label]);
        return entries || isError ? Object.fromEntries(entries ?? []) : null;
      });
      return new Map(names.flatMap((name, at) => (words[at] ? [[name, words[at]]] : [])));
    },
    [names],
  );
  const words = useQueries({ queries: names.map((name) => dictionaryQuery(host, name)), combine });
  return useMemo(() => (names.length === 0 ? host : { ...host, words }), [host, names, words]);
}
