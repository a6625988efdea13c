import { setImmediate } from "node:timers/promises";
import { createCatalogue } from "../../catalogue/catalogue.ts";
import { overlayImported } from "../../catalogue/overlay/overlay-documents.ts";
import { shippedCatalogue } from "../../catalogue/shipped.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { HandlerContext } from "../call/handler.ts";
import type { PageSurroundings } from "../call/services.ts";
import type { ServiceImport } from "./import-service.ts";
import type { CallingPage } from "./service-store.ts";

type Check = Pick<Answers["service.check"], "broken" | "untriedPages">;
type Problem = Answers["page.check"]["problems"][number];

/**
 * Limits of the check, since a person in the studio waits for it; problems beyond them are only
 * counted.
 */
const limits = { pages: 300, milliseconds: 5_000, problems: 10 };

/**
 * The pages that an import would break, each with the problems that it would have and does not have
 * now. They are compiled as for publishing, against the catalogue after the import.
 * @param calling The pages that call the service now.
 */
export async function findBroken(
  context: HandlerContext,
  name: string,
  { text, operations, removed }: ServiceImport,
  calling: readonly CallingPage[],
): Promise<Check> {
  const isSame = new Set(operations.flatMap(({ id, change }) => (change === "same" ? id : [])));
  const isGone = new Set(removed);
  const concerned = calling
    .filter(({ calls }) => [...calls].some((id) => !isSame.has(id)))
    .map((page) => ({ page, loses: [...page.calls].some((id) => isGone.has(id)) }))
    // Pages that would lose a call are tried first, in case the limits do not allow all of them.
    .toSorted((one, other) => Number(other.loses) - Number(one.loses))
    .map(({ page }) => page);
  if (text === null || concerned.length === 0) return { broken: [], untriedPages: 0 };
  const would = await surroundings(context, name, text);
  const { tried, untried } = await problemsWith(context, would, concerned);
  const now = { ...would, catalogue: (await context.catalogue()).catalogue };
  const broken: Check["broken"] = [];
  for (const { page, problems } of tried.filter((one) => one.problems.length > 0)) {
    const had = new Set((await checkedBy(context, now, page)).map(sameProblem));
    const added = problems.filter((problem) => !had.has(sameProblem(problem)));
    if (added.length === 0) continue;
    const { path, isDraft } = page;
    const told = added.slice(0, limits.problems);
    broken.push({ path, isDraft, count: added.length, problems: told });
  }
  return { broken, untriedPages: untried };
}

/** The surroundings of a page check if the document replaced the service's current one. */
async function surroundings(
  context: HandlerContext,
  name: string,
  text: string,
): Promise<PageSurroundings> {
  const { documents } = await context.catalogue();
  const others = documents.filter((document) => document["x-service"]?.name !== name);
  // Other calls may run between the steps, since a document may be large.
  await setImmediate();
  const document = overlayImported(JSON.parse(text), context.services.imported.overlays);
  const catalogue = createCatalogue([...others, document], shippedCatalogue());
  await setImmediate();
  return { catalogue, linkHosts: context.services.linkHosts };
}

async function problemsWith(
  context: HandlerContext,
  against: PageSurroundings,
  pages: readonly CallingPage[],
) {
  const end = performance.now() + limits.milliseconds;
  const tried: { page: CallingPage; problems: readonly Problem[] }[] = [];
  for (const page of pages.slice(0, limits.pages)) {
    if (tried.length > 0 && performance.now() > end) break;
    tried.push({ page, problems: await checkedBy(context, against, page) });
    await setImmediate();
  }
  return { tried, untried: pages.length - tried.length };
}

async function checkedBy(
  { services, language }: HandlerContext,
  against: PageSurroundings,
  { path, source }: CallingPage,
): Promise<readonly Problem[]> {
  return (await services.checkPage(path, source, language, against)).problems;
}

/** Whether two problems have the same message at the same place. */
const sameProblem = ({ code, pointer, message }: Problem) =>
  JSON.stringify([code, pointer, message]);
