import { type GalleryRoom, galleryRooms, shownBy } from "../../../renderers/example-name.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { descriptionOf } from "../../language/description.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { actionShape } from "../../language/plan/action.ts";
import { propertiesOf } from "../../language/reference/named-shapes.ts";
import { holdsWords } from "../holds-words.ts";

/** An example of the gallery: a whole page that demonstrates one thing. */
export interface Example {
  /** The example's name in addresses, such as `cells/money`. */
  name: string;
  room: GalleryRoom;
  /** The name of the subject in the page language, such as `money`. */
  shown: string;
  /** The summary of the subject, from the reference. */
  summary: string;
  source: string;
}

const files = import.meta.glob<string>(
  ["../../../renderers/*/*/example.json", "../../../schemas/gallery/*/*.json"],
  { query: "?raw", import: "default", eager: true },
);

const sources = new Map(
  Object.entries(files).map(([file, source]) => {
    const { room, shown } = shownBy(file);
    return [`${room}/${shown}`, source];
  }),
);

/** The sources of all examples. */
export const exampleSources: readonly string[] = [...sources.values()];

/** All examples, in the order of the registries of their subjects. */
export function examplesOf(environment: LanguageEnvironment): readonly Example[] {
  const { blocks, cells, widgets } = environment;
  const summaries: Readonly<Record<GalleryRoom, Iterable<{ name: string; summary: string }>>> = {
    kinds: blocks.values(),
    cells: cells.values(),
    widgets: widgets.values(),
    actions: Object.entries(propertiesOf(actionShape)).map(([name, { summary }]) => ({
      name,
      summary,
    })),
    screens: screensIn(environment),
  };
  return galleryRooms.flatMap((room) =>
    [...summaries[room]].flatMap(({ name: shown, summary }) => {
      const name = `${room}/${shown}`;
      const source = sources.get(name);
      return source === undefined
        ? []
        : [{ name, room, shown, source, summary: descriptionOf(environment, summary) }];
    }),
  );
}

/** The whole-screen examples by file name, each with its title. */
function screensIn({ texts }: LanguageEnvironment): { name: string; summary: string }[] {
  return [...sources].flatMap(([path, source]) => {
    const [room, name = ""] = path.split("/");
    if (room !== "screens") return [];
    const { title }: { title: PlanText } = JSON.parse(source);
    return [{ name, summary: texts.say(title) }];
  });
}

/** The examples whose name or summary contains every typed word. */
export function findExamples(examples: readonly Example[], typed: string): readonly Example[] {
  const isFound = holdsWords(typed);
  return examples.filter(({ name, summary }) => isFound(`${name} ${summary}`));
}
