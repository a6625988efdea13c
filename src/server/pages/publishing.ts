import { isError } from "../../language/problem.ts";
import type { HandlerContext } from "../call/handler.ts";
import { holdEveryActor } from "../call/publisher.ts";
import { codes, Refusal, type RequestFault } from "../call/refusal.ts";
import { refuseStale } from "../call/refuse-stale.ts";
import type { CheckedCall, CheckedPage } from "../call/services.ts";
import {
  callsOfSuperAdministrators,
  isSuperAdministrator,
  namedPermissions,
  topRole,
} from "../handlers/member-guard.ts";
import { pageState, readPublished } from "./page-store.ts";

/** The result of checking a source against one state of the catalogue. */
export interface Verdict {
  source: string;
  /** The revision of the catalogue. */
  revision: string;
  /** The refusal with every error at its place (40000); `null` if there is none. */
  refusal: Refusal | null;
  /** The page's calls, each operation once. */
  calls: readonly CheckedCall[];
}

/** Checks a source, which may take long. */
export async function judgePage(
  context: HandlerContext,
  path: string,
  source: string,
): Promise<Verdict> {
  const { services, language } = context;
  const { catalogue, revision } = await context.catalogue();
  const against = { catalogue, linkHosts: services.linkHosts };
  const { problems, calls } = await services.checkPage(path, source, language, against);
  return { source, revision, refusal: refusalOf(problems), calls };
}

/** The verdict if it is about this source and the current catalogue, otherwise `null`. */
export async function verdictOn(
  source: string,
  verdict: Verdict | null,
  context: HandlerContext,
): Promise<Verdict | null> {
  if (verdict?.source !== source) return null;
  return (await context.catalogue()).revision === verdict.revision ? verdict : null;
}

/**
 * The reason why the caller may not publish a page, or `null`: the page has errors, or makes a call
 * that the caller may not make. Readers of a page act with their own rights, so its publisher must
 * be permitted everything that the page does.
 */
export async function refusalToPublish(
  context: HandlerContext,
  { refusal, calls }: Verdict,
): Promise<Refusal | null> {
  if (refusal) return refusal;
  try {
    await holdEveryActor(context, (actor) => refuseUnheldCalls(actor, calls));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Refuses to replace or delete another published page than the one that the caller has seen, which
 * `replaces` is the `ETag` of; `null` accepts any.
 * @throws Refusal 40900 with the name of whoever has changed it.
 */
export async function refuseToReplace(
  context: HandlerContext,
  path: string,
  replaces: string | null,
): Promise<void> {
  if (replaces === null) return;
  const published = pageState(path, undefined, await readPublished(context, path));
  await refuseStale({ db: context.db, ifMatch: replaces }, published);
}

/**
 * Refuses calls that the caller may not make.
 * @throws Refusal 40300 with each call at its place and what the caller lacks for it.
 */
function refuseUnheldCalls(context: HandlerContext, calls: readonly CheckedCall[]): void {
  const errors = new Map<string, RequestFault>();
  const lacking = new Set<string>();
  for (const { id, pointer, needs } of calls) {
    const lacks = lacksOf(context, id, needs);
    for (const lack of lacks) lacking.add(lack);
    const values = { call: id, lacking: lacks.join(", ") };
    if (lacks.length === 0 || errors.has(id)) continue;
    errors.set(id, { path: pointer, messageKey: "pageFault.call", values });
  }
  const named = namedPermissions([...lacking]);
  if (named === null) return;
  const options = { values: { lacking: named }, errors: [...errors.values()] };
  throw new Refusal(codes.notPermitted, "pageFault.calls", options);
}

/** What the caller lacks to make a call for any member: permissions, or the highest role. */
function lacksOf(context: HandlerContext, id: string, needs: readonly string[]): string[] {
  if (isSuperAdministrator(context)) return [];
  const lacks = needs.filter((permission) => !context.can(permission));
  return callsOfSuperAdministrators.has(id) ? [...lacks, topRole] : lacks;
}

function refusalOf(problems: CheckedPage["problems"]): Refusal | null {
  const errors = problems.filter(isError);
  if (errors.length === 0) return null;
  return new Refusal(codes.badInput, "pageFault.errors", {
    errors: errors.map(({ pointer, line, column, message }) => ({
      path: pointer,
      messageKey: "pageFault.problem",
      values: { line, column, problem: message },
    })),
  });
}
