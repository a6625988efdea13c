import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useApplication, usePreferences } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "../layout/top-bar.module.css";
import { isShownInSidebar, type MenuEntry } from "../menu/menu-routes.ts";

/**
 * The button that adds a page to the member's favourites or removes it; hidden pages cannot be
 * favourites.
 */
export function FavouriteButton({ entry }: { entry: MenuEntry }) {
  const text = useTexts();
  const { preferences } = useApplication();
  const favourites = usePreferences((values) => values.favourites) ?? [];
  if (![...entry.ancestors, entry].every(isShownInSidebar)) return null;
  const isFavourite = favourites.includes(entry.address);
  const Star = isFavourite ? StarFilled : StarOutlined;
  return (
    <button
      type="button"
      className={styles.button}
      data-is-favourite={isFavourite}
      aria-label={text(isFavourite ? "shell.removeFavourite" : "shell.addFavourite")}
      onClick={() => {
        const others = favourites.filter((other) => other !== entry.address);
        preferences.change({ favourites: isFavourite ? others : [...others, entry.address] });
      }}
    >
      <Star aria-hidden />
    </button>
  );
}
