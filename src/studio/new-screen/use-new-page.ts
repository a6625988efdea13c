import { useEffect, useMemo, useState } from "react";
import type { Operation } from "../../catalogue/operation.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { descriptionOf } from "../../language/description.ts";
import { pageTitle } from "../../language/scaffold/page-title.ts";
import { type StudioHost, useStudio } from "../studio-host.ts";
import { useReading } from "../use-reading.ts";
import { keptPage, type NewPage, nothingYet } from "./new-page.ts";
import { freePath, type PathFault, pathFault, proposedPath, withoutCase } from "./page-path.ts";
import { noTitle, type TitleEntry, titleEntry } from "./page-title.ts";

/** The form of a new page and what is derived from it. */
export interface NewPageState {
  page: NewPage;
  change(change: Partial<NewPage>): void;
  /** The source of the page to copy; `null` until it is read. */
  copied: string | null;
  fault: PathFault | null;
  /** Discards the stored form after the page has been created. */
  forget(): void;
}

/** The key under which the form of a new page is stored as a draft. */
const draftKey = "studio:new";

/**
 * The form of a new page, which is stored at every change. Title and path follow its starting point
 * until the user edits them. The query parameters `operation` and `path` set initial values.
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

/** The form with another operation; the chosen parts of the previous operation are reset. */
export function ofOperation(page: NewPage, operationId: string): NewPage {
  if (page.start === "operation" && page.operationId === operationId) return page;
  return { ...page, start: "operation", operationId, without: [], hasSearch: true, fields: null };
}

function begun(kept: NewPage, wanted: string | undefined): NewPage {
  return wanted === undefined ? kept : { ...kept, path: wanted, isPlaced: true };
}

function useTakenPaths(): ReadonlySet<string> {
  const { data } = useReading("page.getList", {});
  return useMemo(() => withoutCase(data?.map(({ path }) => path) ?? []), [data]);
}

function useCopied({ start, copyOf }: NewPage): string | null {
  const isWanted = start === "copy" && copyOf !== null;
  const { data } = useReading("page.getOne", { path: copyOf ?? "", draft: true }, isWanted);
  return data?.source ?? null;
}

/** The title and path that the starting point of the page suggests. */
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

/**
 * The menu text of the operation's tag if the product has one; otherwise what the operation's summary
 * names.
 */
function titleOf(operation: Operation, { environment, language }: StudioHost) {
  const { catalogue, texts } = environment;
  const known = `menu.${operation.tag}`;
  if (texts.find(known) !== undefined) return { ...noTitle, as: "key" as const, key: known };
  const title = pageTitle(catalogue, operation, descriptionOf(environment, operation.summary));
  return { ...noTitle, texts: { [language]: title } };
}

function withSuggestion(page: NewPage, suggested: { title: TitleEntry; path: string }): NewPage {
  return {
    ...page,
    title: page.isTitled ? page.title : suggested.title,
    path: page.isPlaced ? page.path : suggested.path,
  };
}
