import { useEffect, useMemo, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { descriptionOf } from "../../language/description.ts";
import { firstSentence } from "../../language/scaffold/first-sentence.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";
import { keptPage, type NewPage, nothingYet } from "./new-page.ts";
import { freePath, type PathFault, pathFault, proposedPath } from "./page-path.ts";
import { noTitle, type TitleEntry, titleEntry } from "./page-title.ts";

/** The page that is being made, and what is known of it. */
export interface NewPageState {
  page: NewPage;
  change(change: Partial<NewPage>): void;
  /** The text of the page that is copied; `null` while there is none. */
  copied: string | null;
  /** What is wrong with the path. */
  fault: PathFault | null;
  /** Gives up what is kept: the page has been made. */
  forget(): void;
}

/** Under which name the studio keeps the page that is being made. */
const draftKey = "studio:new";

/**
 * The page that is being made; kept at every change. Title and path follow what it is made from
 * until somebody gives it their own. `?operation=` and `?path=` of the address say them beforehand.
 */
export function useNewPage(): NewPageState {
  const studio = useStudio();
  const { catalogue, drafts, route } = studio;
  const { operation, path: wanted } = route.query;
  const [page, setPage] = useState(() => begun(keptPage(drafts.read(draftKey)), wanted));
  const taken = useTakenPaths();
  const copied = useCopied(page);
  const change = (part: Partial<NewPage>): void => setPage((before) => ({ ...before, ...part }));
  const asked = operation === undefined ? undefined : catalogue.operations.get(operation);
  useEffect(() => {
    if (asked) setPage((before) => ofOperation(before, asked.id));
  }, [asked]);
  const suggested = useMemo(
    () => suggestionFor(page, copied, taken, studio),
    [page, copied, taken, studio],
  );
  const shown = useMemo(() => withSuggestion(page, suggested), [page, suggested]);
  useEffect(() => {
    const isBegun = page.operationId !== null || page.copyOf !== null || page.isTitled;
    drafts.write(draftKey, isBegun ? page : undefined);
  }, [page, drafts]);
  return {
    page: shown,
    change,
    copied,
    fault: pathFault(catalogue, shown.path, taken),
    forget: () => setPage(nothingYet),
  };
}

/** The page made of an operation; what was taken of another operation's is not there in this one's. */
export function ofOperation(page: NewPage, operationId: string): NewPage {
  if (page.start === "operation" && page.operationId === operationId) return page;
  return { ...page, start: "operation", operationId, without: [], hasSearch: true, fields: null };
}

function begun(kept: NewPage, wanted: string | undefined): NewPage {
  return wanted === undefined ? kept : { ...kept, path: wanted, isPlaced: true };
}

function useTakenPaths(): ReadonlySet<string> {
  const { data } = useReading("page.getList", {});
  return useMemo(() => new Set(data?.map(({ path }) => path)), [data]);
}

function useCopied({ start, copyOf }: NewPage): string | null {
  const isWanted = start === "copy" && copyOf !== null;
  const { data } = useReading("page.getOne", { path: copyOf ?? "", draft: true }, isWanted);
  return data?.source ?? null;
}

/** Title and path as they follow from what the page is made from. */
function suggestionFor(
  { start, operationId, copyOf }: NewPage,
  copied: string | null,
  taken: ReadonlySet<string>,
  studio: StudioHost,
): { title: TitleEntry; path: string } {
  const { catalogue, environment } = studio;
  if (start === "operation") {
    const operation = catalogue.operations.get(operationId ?? "");
    if (!operation) return { title: noTitle, path: "" };
    return { title: titleOf(operation, studio), path: proposedPath(operation, taken) };
  }
  if (start === "copy" && copyOf !== null) {
    const title =
      copied === null ? noTitle : titleEntry(pointTo(jsonIn(copied), "/title"), environment.texts);
    return { title, path: freePath(copyOf, taken) };
  }
  return { title: noTitle, path: "" };
}

/** What the menu calls the operation's records, where the languages have it; else its summary. */
function titleOf({ id, tag, summary }: Operation, { environment, language }: StudioHost) {
  const { texts } = environment;
  const known = `menu.${tag}`;
  if (texts.find(known) !== undefined) return { ...noTitle, as: "key" as const, key: known };
  const title = firstSentence(descriptionOf(environment, summary)) || id;
  return { ...noTitle, texts: { [language]: title } };
}

function withSuggestion(page: NewPage, suggested: { title: TitleEntry; path: string }): NewPage {
  return {
    ...page,
    title: page.isTitled ? page.title : suggested.title,
    path: page.isPlaced ? page.path : suggested.path,
  };
}
