import { Avatar } from "antd";
import { useState } from "react";
import { pictureAddress } from "../../../src/ui/safe-address.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { shownText } from "../../runtime/show/shown-text.ts";
import { PlainValue } from "../plain-value.tsx";
import type { UserSettings } from "./cell.ts";

/** A person's name behind a picture, which is an ornament: the name says who it is. */
export function Cell({ value, row, field }: CellProps<UserSettings>) {
  const name = shownText(useHost(), value).trim();
  const picture = field.settings?.picture ?? null;
  if (name === "") return <PlainValue value={value} />;
  return (
    <span className={styles.user}>
      <Picture address={picture === null ? null : pictureAddress(row[picture])} name={name} />
      <PlainValue value={value} />
    </span>
  );
}

function Picture({ address, name }: { address: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = address !== null && address !== broken;
  return (
    <span aria-hidden className={styles.avatar}>
      <Avatar
        size={24}
        src={isShown ? address : undefined}
        alt=""
        onError={() => {
          setBroken(address);
          return false;
        }}
      >
        {[...name][0]?.toUpperCase()}
      </Avatar>
    </span>
  );
}
