import styles from "./cells.module.css";

/** The placeholder of a missing value. */
export function Absent() {
  return <span className={styles.absent}>–</span>;
}
