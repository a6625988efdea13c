import { setImmediate } from "node:timers/promises";
import { createCatalogue } from "../../catalogue/catalogue.ts";
import { overlayImported } from "../../catalogue/overlay/overlay-documents.ts";
import { shapeOf } from "../../catalogue/resources/paths.ts";
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
  for (const { page, problems } of tried) {
    const known = problems.length === 0 ? [] : await checkedBy(context, now, page);
    const had = new Set(known.map(sameProblem));
    const moved = operations.flatMap((operation) => movedCall(context, page, operation));
    const added = [...moved, ...problems.filter((problem) => !had.has(sameProblem(problem)))];
    if (added.length === 0) continue;
    const { path, isDraft } = page;
    const told = added.slice(0, limits.problems);
    broken.push({ path, isDraft, count: added.length, problems: told });
  }
  return { broken, untriedPages: untried };
}

/**
 * A write of a page that would go to the address of another operation: generated ids such as
 * `delete_1` are given anew with each version of a service, and the page would change other records.
 */
function movedCall(
  { text }: HandlerContext,
  { source, calls }: CallingPage,
  { id, effect, differences }: ServiceImport["operations"][number],
): Problem[] {
  const moved = differences.find(({ code }) => code === "moved");
  const [before, after] = [moved?.values.before, moved?.values.after].map(withoutVersion);
  if (effect !== "write" || !calls.has(id) || before === after) return [];
  const lines = source.slice(0, source.indexOf(`"${id}"`)).split("\n");
  const message = `${id}: ${text("contractDifference.moved", moved?.values)}`;
  const place = { pointer: "", line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return [{ code: "movedOperation", severity: "error", message, remedy: "", ...place }];
}

/** An address without the names of its placeholders and without a step such as `v2`. */
const withoutVersion = (address: string | number = "") =>
  shapeOf(String(address)).replace(/\/v\d+(?=\/)/, "");

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
