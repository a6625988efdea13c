import { DownOutlined } from "@ant-design/icons";
import type { CSSProperties } from "react";
import { NamedIcon } from "../../../../renderers/icons.tsx";
import type { lineProps } from "../../../ui/list/line.ts";
import { MenuSign } from "../menu-sign.tsx";
import styles from "./long-menu.module.css";
import type { MenuLine, MenuParts } from "./menu-lines.ts";

/** A line of a long menu, and how it is marked. */
export interface LongMenuLineProps {
  attributes: ReturnType<typeof lineProps>;
  line: MenuLine;
  menu: MenuParts;
  isActive: boolean;
  isSelected: boolean;
  /** Whether the children of the entry are shown in a pop-up beside it. */
  isBeside: boolean;
}

/**
 * An entry of a long menu. It is a link, which the browser can open in a new tab; the menu handles
 * a plain click.
 */
export function LongMenuLine(props: LongMenuLineProps) {
  const { attributes, line, menu, isActive, isSelected, isBeside } = props;
  const { node, level, isOpenable, isOpen } = line;
  const { entry, title } = node;
  const style: CSSProperties & Record<"--level", number> = { "--level": level - 1 };
  const marks = [isActive && styles.active, isSelected && styles.selected];
  const content = (
    <>
      <NamedIcon name={entry.node.icon} />
      <span className={styles.title}>{title}</span>
      {entry.isExternal && <MenuSign address={entry.address} />}
      {isOpenable && <DownOutlined aria-hidden className={isOpen ? styles.open : styles.arrow} />}
    </>
  );
  return (
    <div
      role="treeitem"
      tabIndex={-1}
      {...attributes}
      aria-expanded={isOpenable ? isOpen || isBeside : undefined}
      aria-selected={isSelected}
      aria-label={entry.isExternal ? undefined : title}
      title={title}
      className={[styles.line, ...marks].filter(Boolean).join(" ")}
      style={style}
      onMouseEnter={() => menu.expect(entry)}
      onMouseLeave={() => menu.expect(null)}
    >
      {isOpenable || entry.address === "" ? (
        content
      ) : (
        <a
          href={entry.address}
          {...(entry.isExternal && { target: "_blank", rel: "noopener noreferrer" })}
          tabIndex={-1}
          className={styles.link}
        >
          {content}
        </a>
      )}
    </div>
  );
}
