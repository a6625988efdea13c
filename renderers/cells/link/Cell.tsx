import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { webAddress } from "../../runtime/safe-address.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** An http(s) address that opens in a new browser tab; anything else is plain text. */
export function Cell(props: CellProps) {
  const address = webAddress(props.value);
  if (address === null) return <TextCell {...props} />;
  return (
    <a className={styles.text} href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
