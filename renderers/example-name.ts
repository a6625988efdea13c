/** The rooms of the gallery: parts with folders of their own, actions, and whole screens. */
export const galleryRooms = ["kinds", "cells", "widgets", "actions", "screens"] as const;

/** A room of the gallery. */
export type GalleryRoom = (typeof galleryRooms)[number];

const roomsOfFolders: Readonly<Record<string, GalleryRoom>> = {
  blocks: "kinds",
  cells: "cells",
  widgets: "widgets",
};

/** The subject of an example: the cell `money`. */
export interface ShownThing {
  room: GalleryRoom;
  shown: string;
}

/**
 * The subject of an example by its file: `renderers/cells/money/example.json` is the cell `money`,
 * `schemas/gallery/actions/go.json` the action property `go`, `schemas/gallery/screens/record.json`
 * a screen.
 */
export function shownBy(file: string): ShownThing {
  const [folder = "", name = "", last = ""] = file.split("/").slice(-3);
  const room = last === "example.json" ? roomsOfFolders[folder] : undefined;
  if (room) return { room, shown: name };
  const shown = last.replace(/\.json$/, "");
  return { room: name === "screens" ? "screens" : "actions", shown };
}
