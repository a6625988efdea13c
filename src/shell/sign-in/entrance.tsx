import type { ReactNode } from "react";
import { useTexts } from "../language/texts.ts";
import { LanguageMenu, ThemeMenu } from "../layout/settings/choice-menu.tsx";
import styles from "./entrance.module.css";

interface EntranceProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** The frame of the pages before sign-in: the product on one side, a form on the other. */
export function Entrance({ title, hint, children }: EntranceProps) {
  const text = useTexts();
  return (
    <div className={styles.page}>
      <aside className={styles.product} aria-label={text("shell.product")}>
        <div className={styles.brand}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>Screenwright</span>
        </div>
        <div>
          <p className={styles.name}>{text("shell.product")}</p>
          <p className={styles.claim}>{text("signIn.claim")}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <main className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.hint}>{hint}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
