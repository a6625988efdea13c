import { Button } from "antd";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../language/texts.ts";
import { useDocumentTitle } from "./document-title.ts";
import styles from "./not-found-page.module.css";

/**
 * The page of addresses that lead nowhere (specification section 2), in the frame, so that its menu
 * leads on. A page that is not the member's looks the same: the menu does not tell them apart.
 */
export function NotFoundPage() {
  const text = useTexts();
  const navigate = useNavigate();
  const heading = useId();
  useDocumentTitle(text("shell.notFoundTitle"));
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 id={heading}>{text("shell.notFoundTitle")}</h1>
      <p>{text("shell.notFound")}</p>
      <Button type="primary" onClick={() => navigate("/")}>
        {text("shell.toHome")}
      </Button>
    </section>
  );
}
