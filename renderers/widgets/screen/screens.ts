import { pagePathOf } from "../../../src/language/component-path.ts";

/** A screen that can be chosen. */
export interface Screen {
  path: string;
  title: string;
}

/** The screens whose path or title holds what is typed; all of them once a known path is. */
export function findScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const wanted = typed.trim().toLowerCase();
  const isChosen = screens.some(({ path }) => path === typed);
  if (isChosen || wanted === "") return screens;
  return screens.filter(({ path, title }) =>
    [path, title].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** Whether a path, read as leniently as menus are, names none of the screens. */
export function isUnknownScreen(screens: readonly Screen[], typed: string): boolean {
  const path = pagePathOf(typed);
  return path !== null && !screens.some((screen) => screen.path === path);
}
