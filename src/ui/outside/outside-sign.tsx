import styles from "./outside-sign.module.css";

/** Maximum length of a host name, in characters; a longer one is cut at the beginning. */
const longest = 32;

/** A host as it stands beside what leads there. */
export function shownHost(host: string): string {
  return host.length > longest ? `…${host.slice(1 - longest)}` : host;
}

/** The sign that something leads outside, with where to; a letter, for an icon weighs more. */
export function OutsideSign({ host, label }: { host: string; label: string }) {
  return (
    <span className={styles.outside} title={host}>
      {/* Else it would be read as one word with what it follows. */}{" "}
      <span role="img" aria-label={label}>
        {"↗\uFE0E"}
      </span>{" "}
      {shownHost(host)}
    </span>
  );
}
