import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { isShownInSidebar, type MenuEntry } from "../menu/menu-routes.ts";
import { tellStored, useStoredText } from "../stored-text.ts";
import { favouritesIn, favouritesKey, toggleFavourite } from "./favourites.ts";

/**
 * The button that adds a page to the member's favourites or removes it; hidden pages cannot be
 * favourites.
 */
export function FavouriteButton({ entry }: { entry: MenuEntry }) {
  const text = useTexts();
  const owner = useSession(({ member }) => member?.id ?? null);
  const stored = useStoredText(favouritesKey(owner));
  if (![...entry.ancestors, entry].every(isShownInSidebar)) return null;
  const isFavourite = favouritesIn(stored).includes(entry.address);
  const Star = isFavourite ? StarFilled : StarOutlined;
  return (
    <button
      type="button"
      className={styles.button}
      data-is-favourite={isFavourite}
      aria-label={text(isFavourite ? "shell.removeFavourite" : "shell.addFavourite")}
      onClick={() => {
        toggleFavourite(window.localStorage, owner, entry.address);
        tellStored(favouritesKey(owner));
      }}
    >
      <Star aria-hidden />
    </button>
  );
}
