import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useSyncExternalStore } from "react";
import { useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { isShownInSidebar, type MenuEntry } from "../menu/menu-routes.ts";
import { favouritesIn, favouritesKey, toggleFavourite } from "./favourites.ts";

/**
 * The button that adds a page to the member's favourites or removes it; hidden pages cannot be
 * favourites.
 */
export function FavouriteButton({ entry }: { entry: MenuEntry }) {
  const text = useTexts();
  const owner = useSession(({ member }) => member?.id ?? null);
  const stored = useSyncExternalStore(followStorage, () =>
    window.localStorage.getItem(favouritesKey(owner)),
  );
  if (![...entry.ancestors, entry].every(isShownInSidebar)) return null;
  const isFavourite = favouritesIn(stored).includes(entry.address);
  const Star = isFavourite ? StarFilled : StarOutlined;
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite}
      aria-label={text(isFavourite ? "shell.removeFavourite" : "shell.addFavourite")}
      onClick={() => {
        toggleFavourite(window.localStorage, owner, entry.address);
        // The browser reports a storage change to other tabs only, so this tab sends the event
        // itself.
        window.dispatchEvent(new StorageEvent("storage", { key: favouritesKey(owner) }));
      }}
    >
      <Star aria-hidden />
    </button>
  );
}

function followStorage(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
