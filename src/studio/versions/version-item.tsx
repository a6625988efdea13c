import { MoreOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useRef } from "react";
import { Tag } from "../../../renderers/runtime/show/dictionary-tag.tsx";
import { formatsOf, momentOf } from "../../../renderers/runtime/show/format-values.ts";
import { afterKey } from "../../ui/keys/after-key.ts";
import type { ListPlace } from "../../ui/list/chunked-list.tsx";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { useStudio } from "../studio-host.ts";
import type { PageVersion } from "./use-page-history.ts";
import styles from "./versions.module.css";

/** The actions on a version. */
export type VersionAct = "changes" | "compare" | "take" | "rollback";

interface VersionItemProps {
  place: ListPlace;
  version: PageVersion;
  /** Whether the version is the one that is published now. */
  isCurrent: boolean;
  acts: readonly VersionAct[];
  onAct(act: VersionAct): void;
}

const colours: Readonly<Record<PageVersion["change"], string>> = {
  published: "success",
  rolledBack: "warning",
  deleted: "error",
  restored: "processing",
};

/**
 * A version in the history: what happened, by whom, when and why, with the actions that restore it.
 */
export function VersionItem({ place, version, isCurrent, acts, onAct }: VersionItemProps) {
  const { text, language } = useStudio();
  const opener = useRef<HTMLButtonElement>(null);
  const moment = momentOf(version.time);
  const name = text("studio.versions.version", { version: version.version });
  const items = acts
    .filter((act) => act !== "changes")
    .map((act) => ({ key: act, label: text(`studio.versions.act.${act}`) }));
  return (
    <li {...place} className={styles.version} aria-label={name}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <Tag color={colours[version.change]}>{text(`dict.pageChange.${version.change}`)}</Tag>
        {isCurrent && <Tag color={null}>{text("studio.versions.current")}</Tag>}
      </div>
      <div className={styles.by}>
        <span>{version.author}</span>
        {moment && (
          <time dateTime={version.time}>{formatsOf(language).dateTime.format(moment)}</time>
        )}
        {version.ofVersion !== null && (
          <span>{text("studio.versions.ofVersion", { version: version.ofVersion })}</span>
        )}
        {version.byPage !== "" && <CallingPage version={version} />}
      </div>
      {version.note !== "" && <p className={styles.words}>{version.note}</p>}
      <div className={styles.line}>
        {acts.includes("changes") && (
          <Button size="small" onClick={() => onAct("changes")}>
            {text("studio.versions.act.changes")}
          </Button>
        )}
        {items.length > 0 && (
          <MenuDropdown
            menu={{
              items,
              onClick: ({ key }) =>
                afterKey(() => {
                  // The menu entry is gone when the dialog closes, so the button has the focus then.
                  opener.current?.focus({ preventScroll: true });
                  const act = acts.find((known) => known === key);
                  if (act) onAct(act);
                }),
            }}
          >
            <Button
              ref={opener}
              size="small"
              icon={<MoreOutlined />}
              aria-label={text("studio.versions.acts", { version: version.version })}
              aria-haspopup="menu"
            />
          </MenuDropdown>
        )}
      </div>
    </li>
  );
}

/** The page whose call published a version. */
function CallingPage({ version: { byPage: page, byPageVersion } }: { version: PageVersion }) {
  const { text } = useStudio();
  const version = /^\d/.test(byPageVersion)
    ? text("studio.versions.version", { version: byPageVersion })
    : text(`dict.pageState.${byPageVersion}`);
  return <span>{text("studio.versions.byPage", { page, version })}</span>;
}
