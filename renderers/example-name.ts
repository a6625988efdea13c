/** What the gallery shows: what has folders of its own, what an action may say, and whole screens. */
export const galleryRooms = ["kinds", "cells", "widgets", "actions", "screens"] as const;

/** One of the sorts of things that the gallery shows. */
export type GalleryRoom = (typeof galleryRooms)[number];

const roomsOfFolders: Readonly<Record<string, GalleryRoom>> = {
  blocks: "kinds",
  cells: "cells",
  widgets: "widgets",
};

/** What an example shows, as the language calls it: the cell `money`. */
export interface ShownThing {
  room: GalleryRoom;
  shown: string;
}

/**
 * What an example shows, by its file: `renderers/cells/money/example.json` the cell `money`,
 * `schemas/gallery/actions/go.json` the property `go` of an action, and
 * `schemas/gallery/screens/record.json` a screen.
 */
export function shownBy(file: string): ShownThing {
  const [folder = "", name = "", last = ""] = file.split("/").slice(-3);
  const room = last === "example.json" ? roomsOfFolders[folder] : undefined;
  if (room) return { room, shown: name };
  const shown = last.replace(/\.json$/, "");
  return { room: name === "screens" ? "screens" : "actions", shown };
}
