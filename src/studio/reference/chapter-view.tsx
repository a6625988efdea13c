import { memo, type ReactNode, useCallback, useState } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { PageLink } from "../../../renderers/runtime/link/page-link.tsx";
import { isExample } from "../../language/reference/expressions/chapter-sections.ts";
import type { Chapter } from "../../language/reference/reference.ts";
import { anchorOf } from "../../language/reference/words.ts";
import { followHere } from "../../ui/outside/opens-elsewhere.ts";
import { studioAddress, useStudio } from "../studio-host.ts";
import styles from "./reference.module.css";
import { chapterName } from "./sections.ts";
import { TryExpression } from "./try-expression.tsx";

/** A position in the reference: a chapter and an anchor in it. */
export interface ReferencePlace {
  chapter: string;
  /** The anchor within the chapter; empty for its beginning. */
  anchor: string;
}

interface ChapterViewProps {
  chapter: Chapter;
  examples: ReadonlySet<string>;
  addressOf(place: ReferencePlace): string;
  onGo(place: ReferencePlace): void;
}

const plugins = [remarkGfm];

/** The gallery folder with the examples of each chapter that has one section per subject. */
const rooms: Readonly<Record<string, string>> = {
  blocks: "kinds",
  cells: "cells",
  widgets: "widgets",
};

/** A chapter whose headings are one level below the screen's own. */
export const ChapterView = memo(function ChapterView(props: ChapterViewProps) {
  const { chapter } = props;
  const [picked, setPicked] = useState({ example: firstExample, times: 0 });
  const pick = useCallback((example: string) => {
    setPicked(({ times }) => ({ example, times: times + 1 }));
  }, []);
  return (
    <>
      {isOfExpressions(chapter) && <TryExpression key={picked.times} example={picked.example} />}
      <ChapterText {...props} onTry={pick} />
    </>
  );
});

/** The initial expression of the field for trying expressions. */
const firstExample = "data.groupBy(order, order.status).map(group, group.key)";

const isOfExpressions = (chapter: Chapter): boolean => chapterName(chapter) === "expressions";

interface ChapterTextProps extends ChapterViewProps {
  /** Puts an example expression into the field for trying expressions. */
  onTry(example: string): void;
}

/** The text of a chapter, memoized so that trying an expression does not redraw it. */
const ChapterText = memo(function ChapterText(props: ChapterTextProps) {
  return (
    <Markdown remarkPlugins={plugins} components={componentsOf(props)}>
      {props.chapter.markdown}
    </Markdown>
  );
});

function componentsOf({ chapter, examples, addressOf, onGo, onTry }: ChapterTextProps): Components {
  const name = chapterName(chapter);
  return {
    h1: ({ children }) => (
      <Heading as="h2" of={name} examples={examples}>
        {children}
      </Heading>
    ),
    h2: ({ children }) => (
      <Heading as="h3" of={name} examples={examples}>
        {children}
      </Heading>
    ),
    h3: ({ children }) => (
      <Heading as="h4" of={name} examples={examples}>
        {children}
      </Heading>
    ),
    a: ({ href = "", children }) => {
      const place = placeOf(href);
      return (
        <a href={addressOf(place)} onClick={followHere(() => onGo(place))}>
          {children}
        </a>
      );
    },
    pre: ({ children }) => <pre className={styles.code}>{children}</pre>,
    code: ({ className, children }) =>
      className === "language-json" ? (
        <JsonCode source={String(children)} />
      ) : isOfExpressions(chapter) && isExample(String(children)) ? (
        <TriedExample example={String(children)} onTry={onTry} />
      ) : (
        <code className={styles.name}>{children}</code>
      ),
    table: ({ node, children }) => (
      <div className={styles.tableFrame}>
        <table
          className={styles.table}
          aria-labelledby={headingBefore(chapter.markdown, node?.position?.start.offset)}
        >
          {children}
        </table>
      </div>
    ),
  };
}

/** The id of the last heading before an offset in a chapter, which names what follows it. */
function headingBefore(markdown: string, offset: number | undefined): string | undefined {
  const heading = [...markdown.slice(0, offset).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1];
  return heading === undefined ? undefined : headingId(heading);
}

const headingId = (heading: string): string => `reference-${anchorOf(heading)}`;

/** An example expression as a button that tries it. */
function TriedExample({ example, onTry }: { example: string } & Pick<ChapterTextProps, "onTry">) {
  const { text } = useStudio();
  return (
    <button
      type="button"
      className={styles.tryable}
      aria-label={text("studio.reference.tryExample", { example })}
      onClick={() => onTry(example)}
    >
      <code>{example}</code>
    </button>
  );
}

/**
 * The reference place of a link between chapters, which names the other chapter's file:
 * `parts.md#action`.
 */
function placeOf(href: string): ReferencePlace {
  const [file = "", anchor = ""] = href.split("#");
  return { chapter: chapterName({ file }), anchor };
}

interface HeadingProps {
  as: "h2" | "h3" | "h4";
  /** The name of the chapter. */
  of: string;
  children: ReactNode;
  examples: ReadonlySet<string>;
}

/** A heading with an anchor, and a link to its example in the gallery. */
function Heading({ as: Tag, of, children, examples }: HeadingProps) {
  const studio = useStudio();
  const { text } = studio;
  const heading = String(children);
  const example = `${rooms[of]}/${heading}`;
  const shown = heading === "Action" && of === "parts" ? "actions/call" : example;
  return (
    <div className={styles.headingLine}>
      <Tag id={headingId(heading)} tabIndex={-1} className={styles[Tag]}>
        {children}
      </Tag>
      {examples.has(shown) && (
        <PageLink
          className={styles.example}
          address={`${studioAddress(studio, "gallery")}?show=${shown}`}
          aria-label={text("studio.reference.exampleOf", { name: heading })}
        >
          {text("reference.example")}
        </PageLink>
      )}
    </div>
  );
}

const token =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON with colours for names, strings and other values. */
function JsonCode({ source }: { source: string }) {
  return <code className={styles.json}>{partsOf(source)}</code>;
}

function partsOf(source: string) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, text, colon = ""] = match;
    parts.push(source.slice(end, match.index));
    const style = text === undefined ? styles.value : colon === "" ? styles.text : styles.property;
    parts.push(
      <span key={match.index} className={style}>
        {text ?? whole}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  return [...parts, source.slice(end)];
}
