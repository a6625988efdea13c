import { webAddress } from "../../../src/ui/safe-address.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { PlainValue } from "../values.tsx";

/** An http(s) address that opens in a new browser tab; anything else is plain text. */
export function Cell({ value }: CellProps) {
  const address = webAddress(value);
  if (address === null) return <PlainValue value={value} />;
  return (
    <a className={styles.text} href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
