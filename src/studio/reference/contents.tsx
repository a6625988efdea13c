import { followHere } from "../../ui/outside/opens-elsewhere.ts";
import { SearchField } from "../search-field.tsx";
import { useStudio } from "../studio-host.ts";
import type { ReferencePlace } from "./chapter-view.tsx";
import styles from "./reference.module.css";
import { findSections, type Section } from "./sections.ts";

interface ContentsProps {
  sections: readonly Section[];
  current: string;
  typed: string;
  onType(typed: string): void;
  addressOf(place: ReferencePlace): string;
  onGo(place: ReferencePlace): void;
}

/**
 * The table of contents: all chapters and the sections of the current one, or the results of a
 * search through all of them.
 */
export function Contents({ sections, current, typed, onType, addressOf, onGo }: ContentsProps) {
  const { text } = useStudio();
  const link = (section: Section) => {
    const { chapter, level } = section;
    const place = { chapter, anchor: level === 1 ? "" : section.anchor };
    return { href: addressOf(place), onClick: followHere(() => onGo(place)) };
  };
  return (
    <nav className={styles.contents} aria-label={text("studio.reference.contents")}>
      <SearchField label={text("studio.reference.find")} value={typed} onType={onType} />
      {typed.trim() === "" ? (
        <Chapters sections={sections} current={current} link={link} />
      ) : (
        <Findings sections={sections} typed={typed} link={link} />
      )}
    </nav>
  );
}

interface ListProps {
  sections: readonly Section[];
  link(section: Section): { href: string; onClick: ReturnType<typeof followHere> };
}

function Chapters({ sections, current, link }: ListProps & { current: string }) {
  const chapters = sections.filter(({ level }, index) => {
    return level === 1 && sections[index - 1]?.chapter !== sections[index]?.chapter;
  });
  return (
    <ul className={styles.chapters}>
      {chapters.map((chapter) => {
        const isCurrent = chapter.chapter === current;
        const inside = sections.filter(
          (section) => section !== chapter && section.chapter === current,
        );
        return (
          <li key={chapter.chapter}>
            <a
              className={styles.chapter}
              aria-current={isCurrent ? "page" : undefined}
              {...link(chapter)}
            >
              {chapter.heading}
            </a>
            {isCurrent && inside.length > 0 && (
              <ul className={styles.inside}>
                {inside.map((section) => (
                  <li key={section.anchor}>
                    <a className={styles.section} {...link(section)}>
                      {section.heading}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Findings({ sections, typed, link }: ListProps & { typed: string }) {
  const { text } = useStudio();
  const findings = findSections(sections, typed);
  const titles = new Map(
    sections.filter(({ level }) => level === 1).map(({ chapter, heading }) => [chapter, heading]),
  );
  return (
    <>
      <p className={styles.found} role="status">
        {text("studio.reference.found", { number: findings.length })}
      </p>
      <ul className={styles.findings}>
        {findings.map(({ section, line }) => (
          <li key={`${section.chapter} ${section.anchor}`}>
            <a className={styles.finding} {...link(section)}>
              <span className={styles.findingTitle}>
                {section.level === 1
                  ? section.heading
                  : `${titles.get(section.chapter) ?? section.chapter} › ${section.heading}`}
              </span>
              {line !== "" && <span className={styles.findingLine}>{line}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
