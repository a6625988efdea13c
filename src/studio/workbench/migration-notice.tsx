import { Alert, Button } from "antd";
import { migratedSource } from "../../language/migrations/read-page.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./workbench.module.css";

interface MigrationNoticeProps {
  /** The version that the page is written in, where that is older than the newest. */
  from: number | null;
  source: string;
  isReadOnly: boolean;
  onMigrate(source: string): void;
}

/** Tells that a page is written in an older version of the language, and offers the newest. */
export function MigrationNotice({ from, source, isReadOnly, onMigrate }: MigrationNoticeProps) {
  const { text, environment } = useStudio();
  if (from === null) return null;
  const { migrations } = environment;
  const values = { from, to: migrations.length + 1 };
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={text("studio.workbench.migrated", values)}
      action={
        !isReadOnly && (
          <Button onClick={() => onMigrate(migratedSource(source, migrations))}>
            {text("studio.workbench.migrate", values)}
          </Button>
        )
      }
    />
  );
}
