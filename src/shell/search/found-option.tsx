import { ExportOutlined } from "@ant-design/icons";
import { memo } from "react";
import { useTexts } from "../language/texts.ts";
import type { Found } from "./found.ts";
import styles from "./search.module.css";

/** A search result as an option: its title, and what tells equal titles apart. */
export const FoundOption = memo(function FoundOption({ item }: { item: Found }) {
  const text = useTexts();
  const { title, hint, leads } = item;
  return (
    <div className={styles.found}>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {"isExternal" in leads && leads.isExternal && (
        <ExportOutlined
          role="img"
          className={styles.external}
          aria-label={text("search.external")}
        />
      )}
      <span className={styles.folders} title={hint}>
        {hint}
      </span>
    </div>
  );
});
