import { galleryRooms } from "../../../renderers/example-name.ts";
import { followHere } from "../../ui/opens-elsewhere.ts";
import common from "../common.module.css";
import { SearchField } from "../search-field.tsx";
import { useStudio } from "../studio-host.ts";
import { type Example, findExamples } from "./examples.ts";
import styles from "./gallery.module.css";

interface ExampleListProps {
  examples: readonly Example[];
  shown: Example | undefined;
  typed: string;
  isEdited(name: string): boolean;
  onType(typed: string): void;
  onShow(name: string): void;
}

/** All examples grouped by subject and filtered by the search; each has its own address. */
export function ExampleList(props: ExampleListProps) {
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
