import styles from "./outside-sign.module.css";

/** Maximum length of a host name, in characters; a longer one is cut at the beginning. */
const longest = 32;

/** The text of a host beside a link that leads there. */
export function shownHost(host: string): string {
  return host.length > longest ? `…${host.slice(1 - longest)}` : host;
}

/**
 * The sign that a link leads to another site, with the site's host; a character, because an icon
 * adds to the bundle's size.
 */
export function OutsideSign({ host, label }: { host: string; label: string }) {
  return (
    <span className={styles.outside} title={host}>
      {/* The space keeps the sign from being read as one word with the text before it. */}{" "}
      <span role="img" aria-label={label}>
        {"↗\uFE0E"}
      </span>{" "}
      {shownHost(host)}
    </span>
  );
}
