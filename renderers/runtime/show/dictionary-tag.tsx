import type { CSSProperties } from "react";
import { isIconName } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import { useHost } from "../page/contexts.ts";
import type { Dictionary } from "../read/use-dictionary.ts";
import { plainText } from "./plain-text.ts";
import styles from "./tag.module.css";
import { cssColorOf } from "./tag-color.ts";

/** A value as a tag: with the label and the colour of its entry, where it has one. */
export function DictionaryTag({ value, dictionary }: { value: unknown; dictionary: Dictionary }) {
  const host = useHost();
  const text = plainText(value);
  const entry = dictionary.byValue.get(text);
  return (
    <Tag color={entry?.color ?? null} icon={entry?.icon}>
      {entry ? host.text(entry.label) : text}
    </Tag>
  );
}

interface TagProps {
  color: string | null;
  icon?: string | undefined;
  children: string;
}

/** A tag in a named or CSS colour. */
export function Tag({ color, icon, children }: TagProps) {
  const known = color === null ? undefined : cssColorOf(color);
  const style: CSSProperties & Record<"--tag", string | undefined> = { "--tag": known };
  return (
    <span className={known ? `${styles.tag} ${styles.coloured}` : styles.tag} style={style}>
      {icon !== undefined && isIconName(icon) && (
        <span className={styles.icon} aria-hidden>
          <NamedIcon name={icon} />
        </span>
      )}
      <span className={styles.text} title={children.length > 12 ? children : undefined}>
        {children}
      </span>
    </span>
  );
}
