import { Select } from "antd";
import { useMemo, useState } from "react";
import { galleryRooms } from "../../../renderers/example-name.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { followHere } from "../../ui/outside/opens-elsewhere.ts";
import { useWidth } from "../../ui/use-width.ts";
import common from "../common.module.css";
import { SearchField } from "../search-field.tsx";
import { useStudio } from "../studio-host.ts";
import { ExampleView } from "./example-view.tsx";
import { type Example, examplesOf, findExamples } from "./examples.ts";
import styles from "./gallery.module.css";

/** Minimum width in pixels for the list and its content side by side. */
const wideFrom = 860;

/**
 * Live examples of every kind, cell, widget and action with their JSON; `?show=cells/money` selects
 * one.
 */
export function Gallery() {
  const { environment, text, route, setQuery } = useStudio();
  const [element, width] = useWidth();
  const examples = useMemo(() => examplesOf(environment), [environment]);
  const [typed, setTyped] = useState("");
  const edited = useEdited();
  const shown = examples.find(({ name }) => name === route.query.show) ?? examples[0];
  const show = (name: string): void => setQuery({ show: name }, false);
  return (
    <div ref={element} className={common.screen}>
      <div>
        <h1 className={common.heading}>{text("screens.gallery")}</h1>
        <p className={styles.about}>{text("studio.gallery.about")}</p>
      </div>
      <div className={width >= wideFrom ? common.beside : common.below}>
        {width >= wideFrom ? (
          <ExampleList
            examples={examples}
            shown={shown}
            typed={typed}
            isEdited={edited.has}
            onType={setTyped}
            onShow={show}
          />
        ) : (
          <ExampleChoice examples={examples} shown={shown} onShow={show} />
        )}
        {shown && (
          <ExampleView
            key={shown.name}
            example={shown}
            source={edited.read(shown.name) ?? shown.source}
            isEdited={edited.has(shown.name)}
            onChange={(source) => edited.write(shown, source)}
          />
        )}
      </div>
    </div>
  );
}

/** The user's edits of examples. */
interface Edited {
  has(name: string): boolean;
  read(name: string): string | undefined;
  write(example: Example, source: string): void;
}

/** The key under which the edited examples are stored as a draft. */
const draftKey = "studio:gallery";

/** The user's edits of examples, which survive a reload and are visible to this user only. */
function useEdited(): Edited {
  const { drafts } = useStudio();
  const [edited, setEdited] = useState(() => textsIn(drafts.read(draftKey)));
  return {
    has: (name) => edited[name] !== undefined,
    read: (name) => edited[name],
    write({ name, source: own }, source) {
      const { [name]: _before, ...others } = edited;
      const next = source === own ? others : { ...others, [name]: source };
      drafts.write(draftKey, Object.keys(next).length === 0 ? undefined : next);
      setEdited(next);
    },
  };
}

function textsIn(kept: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsOf(kept)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

interface ExampleChoiceProps {
  examples: readonly Example[];
  shown: Example | undefined;
  onShow(name: string): void;
}

/** All examples in a select, for narrow screens. */
function ExampleChoice({ examples, shown, onShow }: ExampleChoiceProps) {
  const { text } = useStudio();
  const options = galleryRooms.map((room) => ({
    label: text(`studio.gallery.rooms.${room}`),
    options: examples
      .filter((example) => example.room === room)
      .map(({ name, shown: label }) => ({ value: name, label })),
  }));
  return (
    <Select
      className={styles.choice}
      size="large"
      showSearch={{ optionFilterProp: "label" }}
      aria-label={text("studio.gallery.examples")}
      value={shown?.name}
      options={options}
      onChange={onShow}
    />
  );
}

interface ExampleListProps {
  examples: readonly Example[];
  shown: Example | undefined;
  typed: string;
  isEdited(name: string): boolean;
  onType(typed: string): void;
  onShow(name: string): void;
}

/** All examples grouped by subject and filtered by the search; each has its own address. */
function ExampleList(props: ExampleListProps) {
  const { examples, shown, typed, isEdited, onType, onShow } = props;
  const { text, route } = useStudio();
  const found = findExamples(examples, typed);
  return (
    <nav className={common.card} aria-label={text("studio.gallery.examples")}>
      <SearchField label={text("studio.gallery.find")} value={typed} onType={onType} />
      <p className={styles.found} role="status">
        {typed !== "" && text("studio.gallery.found", { number: found.length })}
      </p>
      {galleryRooms.map((room) => {
        const ofRoom = found.filter((example) => example.room === room);
        if (ofRoom.length === 0) return null;
        return (
          <section key={room} aria-label={text(`studio.gallery.rooms.${room}`)}>
            <h2 className={styles.room}>{text(`studio.gallery.rooms.${room}`)}</h2>
            <ul className={styles.names}>
              {ofRoom.map((example) => (
                <li key={example.name}>
                  <a
                    className={styles.name}
                    href={`${route.path}?show=${example.name}`}
                    aria-current={example === shown ? "page" : undefined}
                    onClick={followHere(() => onShow(example.name))}
                  >
                    {example.shown}
                    {isEdited(example.name) && (
                      <span className={styles.changed}>{text("studio.gallery.changed")}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
