import { useState } from "react";
import { usePictureAddress } from "../../runtime/link/use-picture-address.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { Absent } from "../../runtime/show/absent.tsx";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { LateAvatar } from "../../runtime/show/late/late-avatar.tsx";
import { PictureButton } from "../../runtime/show/picture/picture.tsx";

/** A thumbnail that opens the viewer; without an image, the initial of the row's label. */
export function Cell({ value, subject, field }: CellProps) {
  const { text } = useHost();
  const [broken, setBroken] = useState<string | null>(null);
  const found = usePictureAddress()(value);
  const address = found === broken ? null : found;
  const initial = [...(subject ?? "").trim()][0]?.toUpperCase();
  if (address === null) {
    if (initial === undefined) return <Absent />;
    return <LateAvatar size={32}>{initial}</LateAvatar>;
  }
  const name = subject ?? text(field.label);
  return (
    <PictureButton address={address} name={name} className={styles.picture}>
      <LateAvatar
        size={32}
        src={address}
        alt=""
        onError={() => {
          setBroken(address);
          return false;
        }}
      />
    </PictureButton>
  );
}

Cell.late = LateAvatar.code;
