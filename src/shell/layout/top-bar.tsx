import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import type { RefObject } from "react";
import { Link, useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { background } from "../../../renderers/runtime/page/background.ts";
import { useTexts } from "../language/texts.ts";
import { addressTitle, menuTitle } from "../menu/menu-title.ts";
import { dashboardEntry, dashboardPath, resolveAddress } from "../menu/resolve-address.ts";
import { FavouriteButton } from "../search/favourite-button.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { useOwnTitle } from "../tabs/use-tab-title.ts";
import breadcrumbStyles from "./breadcrumb.module.css";
import { Tools } from "./tools.tsx";
import styles from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";
import { useWorkspace } from "./workspace-context.ts";

interface TopBarProps {
  hamburger: RefObject<HTMLButtonElement | null>;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

/**
 * The top bar: the menu button, the breadcrumb and the tools for the whole application
 * (specification section 2).
 */
export function TopBar({ hamburger, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const text = useTexts();
  const Sign = useStore(background, (state) => state.Sign);
  return (
    <header className={styles.bar}>
      <button
        ref={hamburger}
        type="button"
        className={styles.button}
        aria-label={text("shell.toggleSidebar")}
        aria-expanded={isSidebarOpen}
        aria-controls="sidebar"
        onClick={onToggleSidebar}
      >
        {isSidebarOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
      </button>
      <Breadcrumb />
      <div className={styles.tools}>
        <SearchButton />
        {Sign && <Sign className={styles.button} />}
        <Tools />
        <UserMenu />
      </div>
    </header>
  );
}

/** The breadcrumb of the shown page in the menu, and the button that makes the page a favourite. */
function Breadcrumb() {
  const { routes } = useWorkspace();
  const { pathname, search } = useLocation();
  const text = useTexts();
  const own = useOwnTitle();
  const found = resolveAddress(routes, pathname);
  if (found.kind !== "page") return <div />;
  const home = routes.byPath.get(dashboardPath) ?? dashboardEntry;
  const isHome = found.entry.address === dashboardPath;
  return (
    <>
      <nav className={breadcrumbStyles.trail} aria-label={text("shell.breadcrumb")}>
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
          <li aria-current="page">{own ?? addressTitle(found.entry, search, text)}</li>
        </ol>
      </nav>
      <FavouriteButton entry={found.entry} />
    </>
  );
}
