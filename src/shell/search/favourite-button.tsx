import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useSyncExternalStore } from "react";
import { useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { isShownInSidebar, type MenuEntry } from "../menu/menu-routes.ts";
import { favouritesIn, favouritesKey, toggleFavourite } from "./favourites.ts";

/** Makes a page one of the member's favourites or none; what the menu hides cannot be one. */
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
        // The browser tells a change of the storage to its other tabs alone.
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
