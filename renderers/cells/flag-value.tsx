import { readFlag } from "../../src/catalogue/flag.ts";
import { useHost } from "../runtime/page/contexts.ts";
import styles from "../runtime/show/cells.module.css";
import { PlainValue } from "./plain-value.tsx";

/** Yes or no, the latter faint; what is neither stands as text. */
export function FlagValue({ value }: { value: unknown }) {
  const host = useHost();
  const flag = readFlag(value);
  if (flag === null) return <PlainValue value={value} />;
  return (
    <span className={flag ? undefined : styles.absent}>
      {host.text(flag ? "common.yes" : "common.no")}
    </span>
  );
}
