import { groupedBy } from "../../../src/catalogue/grouped-by.ts";
import { pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { usePaged } from "../../../src/ui/list/use-paged.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import { useDictionary } from "../../runtime/read/use-dictionary.ts";
import { Absent } from "../../runtime/show/absent.tsx";
import { DictionaryTag } from "../../runtime/show/dictionary-tag.tsx";
import { shownText } from "../../runtime/show/shown-text.ts";
import styles from "./changes.module.css";

/** Maximum list items shown; the others are only counted. */
const mostItems = 50;

interface Change {
  record: string;
  field: string;
  dictionary: string | null;
  before: unknown;
  after: unknown;
}

/**
 * A table of changes, one row for each field: name, old and new value. For a list the columns hold
 * removed and added items. Changes of several records are grouped by record.
 */
export function ChangesTable({ label, value }: { label: string; value: readonly unknown[] }) {
  const { text } = useHost();
  if (value.length === 0) return <span className={styles.none}>{text("audit.noChanges")}</span>;
  return <Changes label={label} groups={groupsOf(value.map(readChange))} />;
}

function Changes({ label, groups }: { label: string; groups: readonly Group[] }) {
  const host = useHost();
  const lines = groups.flatMap(([, changes]) => changes);
  const { first, end, bar } = usePaged(lines.length);
  return (
    <div className={styles.frame}>
      <table aria-label={label} className={styles.changes}>
        <thead>
          <tr>
            {["audit.field", "audit.before", "audit.after"].map((key) => (
              <th key={key} scope="col">
                {host.text(key)}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(lines.slice(first, end)).map(([record, changes]) => (
          <tbody key={record}>
            {groups.length > 1 && (
              <tr>
                <th colSpan={3} scope="rowgroup" className={styles.record}>
                  {shownText(host, record)}
                </th>
              </tr>
            )}
            {changes.map((change) => (
              <Row key={change.field} change={change} />
            ))}
          </tbody>
        ))}
      </table>
      {bar}
    </div>
  );
}

function Row({ change }: { change: Change }) {
  const host = useHost();
  return (
    <tr>
      <th scope="row">{shownText(host, change.field)}</th>
      <td className={styles.before}>
        <Value value={change.before} dictionary={change.dictionary} />
      </td>
      <td>
        <Value value={change.after} dictionary={change.dictionary} />
      </td>
    </tr>
  );
}

function Value({ value, dictionary }: { value: unknown; dictionary: string | null }) {
  const host = useHost();
  const known = useDictionary(dictionary);
  if (value === null || value === undefined || value === "") return <Absent />;
  if (typeof value === "boolean") return host.text(value ? "common.yes" : "common.no");
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length === 0) return <Absent />;
  if (!Array.isArray(value) && dictionary === null) return shownText(host, value);
  const more = items.length - mostItems;
  return (
    <span className={styles.items}>
      {[...new Set(items.slice(0, mostItems).map((item) => shownText(host, item)))].map((text) => (
        <DictionaryTag key={text} value={text} dictionary={known} />
      ))}
      {more > 0 && host.text("audit.more", { number: more })}
    </span>
  );
}

/** Reads one change from an answer; missing properties are empty. */
function readChange(value: unknown): Change {
  const text = (name: string) => {
    const found = pointTo(value, `/${name}`);
    return typeof found === "string" ? found : "";
  };
  return {
    record: text("record"),
    field: text("field"),
    dictionary: text("dict") || null,
    before: pointTo(value, "/before"),
    after: pointTo(value, "/after"),
  };
}

/** A record's name with its changes. */
type Group = [record: string, changes: Change[]];

function groupsOf(changes: readonly Change[]): Group[] {
  return [...groupedBy(changes, ({ record }) => record)];
}
