import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { referenceOf } from "../../language/reference/reference.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWidth } from "../../ui/use-width.ts";
import common from "../common.module.css";
import { exampleSources, examplesOf } from "../gallery/examples.ts";
import { useStudio } from "../studio-host.ts";
import { ChapterView, type ReferencePlace } from "./chapter-view.tsx";
import { Contents } from "./contents.tsx";
import styles from "./reference.module.css";
import { chapterName, sectionsOf } from "./sections.ts";

/** Minimum width in pixels for the contents beside the chapter. */
const wideFrom = 860;

/**
 * The reference of the page language, generated from the product's own registries:
 * `?chapter=cells#money`.
 */
export function ReferenceScreen() {
  const { environment, text, route } = useStudio();
  const [element, width] = useWidth();
  const chapters = useMemo(() => referenceOf(environment, exampleSources), [environment]);
  const sections = useMemo(() => chapters.flatMap(sectionsOf), [chapters]);
  const examples = useMemo(
    () => new Set(examplesOf(environment).map(({ name }) => name)),
    [environment],
  );
  const [typed, setTyped] = useState("");
  const chapter = chapters.find((one) => chapterName(one) === route.query.chapter) ?? chapters[0];
  const current = chapter ? chapterName(chapter) : "";
  const article = useRef<HTMLElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  const { addressOf, go } = usePlaces(article, current);
  const follow = useSteady((place: ReferencePlace): void => {
    if (contents.current) contents.current.open = false;
    go(place);
  });
  const list = (
    <Contents
      sections={sections}
      current={current}
      typed={typed}
      addressOf={addressOf}
      onType={setTyped}
      onGo={follow}
    />
  );
  const isWide = width >= wideFrom;
  return (
    <div ref={element} className={common.screen}>
      <h1 className={common.heading}>{text("screens.reference")}</h1>
      <div className={isWide ? `${common.beside} ${styles.wide}` : common.below}>
        {isWide ? (
          list
        ) : (
          <details ref={contents} className={styles.details}>
            <summary>{text("studio.reference.contents")}</summary>
            {list}
          </details>
        )}
        {chapter && (
          <article ref={article} className={styles.article}>
            <ChapterView
              chapter={chapter}
              examples={examples}
              addressOf={addressOf}
              onGo={follow}
            />
          </article>
        )}
      </div>
    </div>
  );
}

/** The place in the reference from the address, and the function that changes it. */
function usePlaces(article: RefObject<HTMLElement | null>, current: string) {
  const { route, setQuery } = useStudio();
  const { path } = route;
  const wanted = useRef<string | null>(null);
  const addressOf = useCallback(
    ({ chapter, anchor }: ReferencePlace) =>
      `${path}?chapter=${chapter}${anchor === "" ? "" : `#${anchor}`}`,
    [path],
  );
  const arrive = (chapter: string, anchor: string, isNoted: boolean): void => {
    const { state } = window.history;
    if (isNoted) window.history.replaceState(state, "", addressOf({ chapter, anchor }));
    const heading = anchor === "" ? "h2" : `#reference-${CSS.escape(anchor)}`;
    const found = article.current?.querySelector<HTMLElement>(heading);
    found?.scrollIntoView({ block: "start" });
    found?.focus({ preventScroll: true });
  };
  const go = ({ chapter, anchor }: ReferencePlace): void => {
    if (chapter === current) arrive(chapter, anchor, true);
    else {
      wanted.current = anchor;
      setQuery({ chapter }, false);
    }
  };
  // After a chapter change, scrolls to the place in the address.
  const arriveAt = useEffectEvent((chapter: string): void => {
    const isWanted = wanted.current !== null;
    const anchor = wanted.current ?? decodeURIComponent(window.location.hash.slice(1));
    wanted.current = null;
    if (isWanted || anchor !== "") arrive(chapter, anchor, isWanted);
  });
  useEffect(() => arriveAt(current), [current]);
  return { addressOf, go };
}
