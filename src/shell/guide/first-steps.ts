import { useMemo } from "react";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import { useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { useWorkspace } from "../layout/workspace-context.ts";
import { menuTitle } from "../menu/menu-title.ts";
import { indexPages } from "../search/find-pages.ts";
import { tellStored, useStoredText } from "../stored-text.ts";
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
  /** Whether the guide is closed for good, or all is done. */
  isOver: boolean;
  take(name: string): void;
  close(): void;
}

/** What this browser knows of a member's guide. */
interface Kept {
  done: readonly string[];
  isClosed: boolean;
}

/** The guide as it was stored; what does not fit is left out. */
export function readGuide(stored: string | null): Kept {
  const { done, isClosed } = fieldsOf(jsonIn(stored ?? "{}"));
  const names: readonly unknown[] = Array.isArray(done) ? done : [];
  return {
    done: names.filter((name) => typeof name === "string"),
    isClosed: isClosed === true,
  };
}

/** The first steps, which this browser remembers for each member. */
export function useFirstSteps(): FirstSteps {
  const text = useTexts();
  const { routes } = useWorkspace();
  const owner = useSession(({ member }) => member?.id ?? null);
  const key = `guide.${owner ?? ""}`;
  const stored = useStoredText(key);
  return useMemo(() => {
    const { done, isClosed } = readGuide(stored);
    const known = indexPages(routes, (entry) => menuTitle(entry, text)).pages;
    const steps = stepPages.flatMap(({ name, page: wanted }): FirstStep[] => {
      const page = known.find(({ path }) => path === wanted);
      const isDone = done.includes(name);
      return page ? [{ name, page: page.title, address: page.address, isDone }] : [];
    });
    const keep = (kept: Kept): void => {
      window.localStorage.setItem(key, JSON.stringify(kept));
      tellStored(key);
    };
    return {
      steps,
      isOver: isClosed || steps.every(({ isDone }) => isDone),
      take: (name) => keep({ isClosed, done: [...new Set([...done, name])] }),
      close: () => keep({ done, isClosed: true }),
    };
  }, [routes, text, key, stored]);
}
