import { Button } from "antd";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../language/texts.ts";
import { useDocumentTitle } from "./document-title.ts";
import styles from "./not-found-page.module.css";

/**
 * The page of unknown addresses (specification section 2), shown in the frame so that the menu
 * stays usable. A page that the member may not see looks the same, since the menu does not contain
 * it either; but a page that `hasLeft` the menu since it was opened is told to have done so.
 */
export function NotFoundPage({ hasLeft }: { hasLeft: boolean }) {
  const text = useTexts();
  const navigate = useNavigate();
  const heading = useId();
  const title = text(hasLeft ? "shell.pageGone" : "shell.notFoundTitle");
  useDocumentTitle(title);
  return (
    <section className={styles.page} aria-labelledby={heading}>
      {!hasLeft && (
        <p className={styles.code} aria-hidden>
          404
        </p>
      )}
      <h1 id={heading}>{title}</h1>
      <p>{text(hasLeft ? "shell.pageGoneHelp" : "shell.notFound")}</p>
      <Button type="primary" onClick={() => navigate("/")}>
        {text("shell.toHome")}
      </Button>
    </section>
  );
}
