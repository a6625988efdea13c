import { useEffect, useState } from "react";
import { mayAffect } from "../../../src/catalogue/may-affect.ts";
import { listText } from "../../../src/i18n/list-text.ts";
import { useHost } from "../page/contexts.ts";
import type { PageHost } from "../page/host.ts";
import type { OthersChange } from "../page/others/others-changes.ts";
import { useOthersTold } from "../page/others/use-others-told.ts";
import styles from "./others-news.module.css";

/** Milliseconds for which the notice is shown. */
const shownMs = 12_000;

const nothing: readonly OthersChange[] = [];

/** Others' recent changes of an operation's records, until shortly after the last. */
export function useOthersNews(operation: string): readonly OthersChange[] {
  const { catalogue, user } = useHost();
  const [news, setNews] = useState(nothing);
  const read = catalogue.operations.get(operation);
  const username = user?.username;
  useOthersTold((changes) => {
    const concerning = changes.filter(({ operation: id, by }) => {
      const write = catalogue.operations.get(id);
      return by !== username && read && write && mayAffect(catalogue, write, read);
    });
    if (concerning.length > 0) setNews((before) => [...before, ...concerning]);
  });
  useEffect(() => {
    if (news === nothing) return;
    const timer = window.setTimeout(() => setNews(nothing), shownMs);
    return () => window.clearTimeout(timer);
  }, [news]);
  return news;
}

/** Shows below a read who has changed its data, without an announcement. */
export function OthersNews({ operation }: { operation: string }) {
  const host = useHost();
  const news = useOthersNews(operation);
  return (
    <div aria-live="polite" className={styles.news}>
      {news.length > 0 && <p>{newsText(host, news)}</p>}
    </div>
  );
}

function newsText({ catalogue, text, language }: PageHost, news: readonly OthersChange[]): string {
  const people = new Map(news.map(({ by, name }) => [by, name]));
  const name = listText(people.values(), language);
  const count = new Set(news.flatMap(({ keys }) => keys)).size;
  const last = news.at(-1);
  const record = last?.labels[0];
  if (!last || count === 0 || (count === 1 && record === undefined)) {
    return text("others.unnamed", { name });
  }
  if (count > 1 || people.size > 1) return text("others.several", { name, count });
  const done = catalogue.operations.get(last.operation)?.inverse?.done ?? "changed";
  return text(`others.${done}`, { name, record: text(record ?? "") });
}
