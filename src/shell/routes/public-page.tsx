import { QueryClientProvider } from "@tanstack/react-query";
import { useTexts } from "../language/texts.ts";
import { LanguageMenu, ThemeMenu } from "../layout/settings/choice-menu.tsx";
import { PageFrame } from "../page/page-frame.tsx";
import { queryClient } from "../page/query-client.ts";
import { useDocumentTitle } from "./document-title.ts";
import styles from "./public-page.module.css";
import { usePublicPlace } from "./public-place.ts";

/** A page that opens without a token and without a menu (decisions, open paths). */
export function PublicPage({ pagePath }: { pagePath: string }) {
  const text = useTexts();
  const { place, search } = usePublicPlace();
  useDocumentTitle("");
  return (
    <QueryClientProvider client={queryClient}>
      <header className={styles.header}>
        <span className={styles.product}>{text("shell.product")}</span>
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main className={styles.main}>
        <PageFrame pagePath={pagePath} place={place} search={search} />
      </main>
    </QueryClientProvider>
  );
}
