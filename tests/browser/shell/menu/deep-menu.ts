import type { Visitor } from "../../visitor.ts";
import { type Frame, frameOf } from "../frame.ts";
import { addPages, type OwnNode } from "../own-pages.ts";

const page = (title: string, more: object = {}) => ({
  title,
  routerPath: title.toLowerCase().replaceAll(" ", "-"),
  componentPath: "own/note",
  ...more,
});

const folder = (title: string, children: ReturnType<typeof page>[]) => ({
  ...page(title),
  componentPath: "",
  children,
});

const sources = { "own/note": { title: "Note", body: { kind: "form", submit: "dictType.add" } } };

/**
 * Menu nodes with folders five levels deep, a hidden page, a permission and an external address.
 */
const nodes = [
  folder("Level one", [
    folder("Level two", [folder("Level three", [folder("Level four", [page("Deep page")])])]),
    page("Secret page", { isHidden: true }),
    page("own:thing:verb", { typeId: "2", name: "own:thing:verb" }),
  ]),
  page("A title that is far too long to stand in a menu of so few pixels as this one has"),
  page("Help elsewhere", { routerPath: "https://example.org/help" }),
];

/** Gives a visitor a menu with these nodes and further ones, and waits until it is shown. */
export async function openDeepMenu(
  visitor: Visitor,
  more: readonly OwnNode[] = [],
): Promise<Frame> {
  await addPages(visitor, [...nodes, ...more], sources);
  await visitor.open("/dashboard");
  const frame = frameOf(visitor);
  const { menu } = frame;
  const name = "Level one";
  // A long menu is drawn as a tree.
  await menu.getByRole("menuitem", { name }).or(menu.getByRole("treeitem", { name })).waitFor();
  return frame;
}

/** Answers requests to the external address. */
export async function answerElsewhere({ context }: Visitor): Promise<void> {
  await context.route("https://example.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Help</title>" }),
  );
}
