import styles from "./cells.module.css";

/** Stands where a record has no value. */
export function Absent() {
  return <span className={styles.absent}>–</span>;
}
