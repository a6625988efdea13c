import styles from "./boot-failure.module.css";
import { text } from "./language/texts.ts";

/** What stands in place of the application where `config.json` cannot be read. */
export function BootFailure({ reason }: { reason: string }) {
  return (
    <main className={styles.page}>
      <div role="alert" className={styles.card}>
        <h1>{text("boot.configTitle")}</h1>
        <p>{text("boot.configRemedy")}</p>
        <pre>
          <code>/config.json: {reason}</code>
        </pre>
        <button type="button" onClick={() => window.location.reload()}>
          {text("shell.tryAgain")}
        </button>
      </div>
    </main>
  );
}
