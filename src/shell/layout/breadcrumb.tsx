import { Link, useLocation } from "react-router-dom";
import { useTexts } from "../language/texts.ts";
import { addressTitle, menuTitle } from "../menu/menu-title.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";
import styles from "./breadcrumb.module.css";
import { useWorkspace } from "./workspace-context.ts";

/** Where the shown page stands in the menu. */
export function Breadcrumb() {
  const { routes } = useWorkspace();
  const { pathname, search } = useLocation();
  const text = useTexts();
  const found = resolveAddress(routes, pathname);
  if (found.kind !== "page") return <div />;
  const home = routes.byPath.get(dashboardPath) ?? dashboardEntry;
  const isHome = found.entry.address === dashboardPath;
  return (
    <nav className={styles.trail} aria-label={text("shell.breadcrumb")}>
      <ol>
        {!isHome && (
          <li>
            <Link to={dashboardPath}>{menuTitle(home, text)}</Link>
          </li>
        )}
        {found.entry.ancestors.map((ancestor) => (
          <li key={ancestor.key}>
            {ancestor.node.type === "page" && ancestor.address !== "" && !ancestor.isExternal ? (
              <Link to={ancestor.address}>{menuTitle(ancestor, text)}</Link>
            ) : (
              menuTitle(ancestor, text)
            )}
          </li>
        ))}
        <li aria-current="page">{addressTitle(found.entry, search, text)}</li>
      </ol>
    </nav>
  );
}
