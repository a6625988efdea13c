import { usePictureAddress } from "../../runtime/link/use-picture-address.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { LateAvatar } from "../../runtime/show/late/late-avatar.tsx";
import { shownText } from "../../runtime/show/shown-text.ts";
import { PlainValue } from "../values.tsx";
import type { UserSettings } from "./cell.ts";

/** A person's name after a decorative picture. */
export function Cell({ value, row, field }: CellProps<UserSettings>) {
  const addressOf = usePictureAddress();
  const name = shownText(useHost(), value).trim();
  const picture = field.settings?.picture ?? null;
  if (name === "") return <PlainValue value={value} />;
  return (
    <span className={styles.user}>
      <span aria-hidden className={styles.avatar}>
        <LateAvatar size={24} src={picture === null ? null : addressOf(row[picture])} alt="">
          {[...name][0]?.toUpperCase()}
        </LateAvatar>
      </span>
      <PlainValue value={value} />
    </span>
  );
}

Cell.late = LateAvatar.code;
