import { webAddress } from "../../../src/ui/outside/safe-address.ts";
import { useDestinations } from "../../runtime/link/links.tsx";
import { PlannedLink } from "../../runtime/link/planned-link.tsx";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { PlainValue } from "../values.tsx";

/**
 * An http(s) link that opens a new tab, after a question unless the operator lists its host, since
 * anybody may have stored it. Other values are plain text.
 */
export function Cell({ value }: CellProps) {
  const destinations = useDestinations();
  const address = webAddress(value);
  const leads = address === null ? null : destinations.ofValue(address);
  if (!leads || leads.kind === "nowhere") return <PlainValue value={value} />;
  return (
    <PlannedLink isNamed to={leads} className={styles.text}>
      {address}
    </PlannedLink>
  );
}
