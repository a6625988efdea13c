import { Button } from "antd";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../language/texts.ts";
import { useDocumentTitle } from "./document-title.ts";
import styles from "./not-found-page.module.css";

/** The page of addresses that lead nowhere (specification section 2). */
export function NotFoundPage() {
  const text = useTexts();
  const navigate = useNavigate();
  useDocumentTitle(text("shell.notFoundTitle"));
  return (
    <main className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1>{text("shell.notFoundTitle")}</h1>
      <p>{text("shell.notFound")}</p>
      <Button type="primary" onClick={() => navigate("/")}>
        {text("shell.toHome")}
      </Button>
    </main>
  );
}
