import { useMemo } from "react";
import { useStore } from "zustand";
import type { Guide } from "../../catalogue/types.gen.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { indexPages } from "../search/find-pages.ts";
import stepPages from "./step-pages.json" with { type: "json" };

/** A step of an administrator, and the page on which it is taken. */
export interface FirstStep {
  name: string;
  page: string;
  address: string;
  isDone: boolean;
}

/** The first steps of the member who is signed in. */
export interface FirstSteps {
  /** The steps whose pages the member's menu has; none for members without such pages. */
  steps: readonly FirstStep[];
  /** Whether the guide is closed for good, or all is done, or that is not known yet. */
  isOver: boolean;
  take(name: string): void;
  close(): void;
}

const untouched: Guide = { done: [], isClosed: false };

/** The first steps, with those that the member has taken. */
export function useFirstSteps(): FirstSteps {
  const text = useTexts();
  const { routes } = useWorkspace();
  const { preferences } = useApplication();
  const isKnown = useStore(preferences.store, ({ isSettled }) => isSettled);
  const guide = useStore(preferences.store, ({ values }) => values.guide) ?? untouched;
  return useMemo(() => {
    const { done, isClosed } = guide;
    const known = indexPages(routes, (entry) => menuTitle(entry, text)).pages;
    const steps = stepPages.flatMap(({ name, page: wanted }): FirstStep[] => {
      const page = known.find(({ path }) => path === wanted);
      const isDone = done.includes(name);
      return page ? [{ name, page: page.title, address: page.address, isDone }] : [];
    });
    const keep = (kept: Guide): void => preferences.change({ guide: kept });
    return {
      steps,
      isOver: !isKnown || isClosed || steps.every(({ isDone }) => isDone),
      take: (name) => keep({ isClosed, done: [...new Set([...done, name])] }),
      close: () => keep({ done, isClosed: true }),
    };
  }, [routes, text, preferences, isKnown, guide]);
}
