import type { HandlerContext } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { CheckedPage } from "../call/services.ts";
import {
  callsOfSuperAdministrators,
  isSuperAdministrator,
  topRole,
} from "../handlers/member-guard.ts";

/** Whether the caller may give a source to people, by the catalogue of one moment. */
export interface Verdict {
  source: string;
  /** The catalogue's. */
  revision: string;
  /** `null` where the source may be given. */
  refusal: Refusal | null;
}

/**
 * Judges a source: 40000 with every error at its place, 40300 with the calls that give rights which
 * the caller could not give. It may take long.
 */
export async function judgePage(
  context: HandlerContext,
  path: string,
  source: string,
): Promise<Verdict> {
  const { services, language } = context;
  const { catalogue, revision } = await context.catalogue();
  const { problems, grants } = await services.checkPage(path, source, language, catalogue);
  const lacks = grants.flatMap((id) => {
    const lack = lackOf(context, id, catalogue.operations.get(id)?.permission ?? null);
    return lack === null ? [] : `${id} (${lack})`;
  });
  return { source, revision, refusal: refusalOf(problems, lacks) };
}

/** The verdict where it is about this source and the catalogue of this moment, else `null`. */
export async function verdictOn(
  source: string,
  verdict: Verdict | null,
  context: HandlerContext,
): Promise<Verdict | null> {
  if (verdict?.source !== source) return null;
  return (await context.catalogue()).revision === verdict.revision ? verdict : null;
}

/** What the caller lacks to make a call for anybody: its permission, or the highest role. */
function lackOf(context: HandlerContext, id: string, permission: string | null): string | null {
  if (permission !== null && !context.can(permission)) return permission;
  const isBeyond = callsOfSuperAdministrators.has(id) && !isSuperAdministrator(context);
  return isBeyond ? topRole : null;
}

function refusalOf(problems: CheckedPage["problems"], lacks: readonly string[]): Refusal | null {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    return new Refusal(codes.badInput, "pageFault.errors", {
      errors: errors.map(({ pointer, line, column, message }) => ({
        path: pointer,
        messageKey: "pageFault.problem",
        values: { line, column, problem: message },
      })),
    });
  }
  if (lacks.length === 0) return null;
  const values = { calls: lacks.join(", ") };
  return new Refusal(codes.notPermitted, "pageFault.grants", { values });
}
