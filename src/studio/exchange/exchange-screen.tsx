import common from "../common.module.css";
import { useStudio } from "../studio-host.ts";
import styles from "./exchange.module.css";
import { ExportCard } from "./export-card.tsx";
import { ImportCard } from "./import-card.tsx";

/** Pages as files, out and in, so that a repository and the studio stay in step. */
export function ExchangeScreen() {
  const { text } = useStudio();
  return (
    <div className={`${common.screen} ${styles.screen}`}>
      <h1 className={common.heading}>{text("studio.exchange.title")}</h1>
      <ExportCard />
      <ImportCard />
    </div>
  );
}
