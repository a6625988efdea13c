import type { Kysely } from "kysely";
import type { Operation } from "../../catalogue/operation.ts";
import { readActor } from "../accounts/permissions.ts";
import type { Database } from "../storage/tables.ts";
import type { ActingPage } from "./acting-page.ts";
import { authorise, holds } from "./authorise.ts";
import type { Actor, HandlerContext, Publisher } from "./handler.ts";
import { codes, Refusal } from "./refusal.ts";

/**
 * The publisher of the page that makes a call which deletes or gives rights, with the publisher's
 * current rights, since a page must not do for its reader what its publisher could not do. The same
 * holds for every write of a draft, whose calls nobody has checked yet. `null` if only the caller is
 * checked.
 * @throws Refusal 40300 if the publisher lacks the call's permission, is disabled or was deleted.
 */
export async function readPublisher(
  db: Kysely<Database>,
  operation: Operation,
  page: ActingPage | null,
  caller: Pick<Actor, "id"> | null,
  request: Readonly<Record<string, unknown>>,
): Promise<Publisher | null> {
  if (!page?.author || page.author.id === caller?.id || !isChecked(operation, page)) return null;
  const actor = page.author.id === null ? null : await readActor(db, page.author.id);
  if (!actor) {
    const isNobodys = page.version === null && page.author.id === null;
    throw beyondPublisher(page, isNobodys ? "pageFault.nobodysDraft" : "pageFault.publisherGone");
  }
  const publisher = { ...actor, page };
  await inNameOf(publisher, () => authorise(operation, actor, request));
  return publisher;
}

function isChecked(
  { isDestroy, isGrant, effect, permission }: Operation,
  { version }: ActingPage,
): boolean {
  return isDestroy || isGrant || (version === null && effect === "write" && permission !== null);
}

/**
 * Applies a rule to every member in whose name a call acts: the caller, and the publisher of the
 * page that makes the call. The rule sees each of them as the caller.
 * @throws Refusal of the rule; for the publisher it names the page and what the publisher lacks.
 */
export async function holdEveryActor(
  context: HandlerContext,
  rule: (context: HandlerContext) => Promise<void> | void,
): Promise<void> {
  await rule(context);
  const { publisher } = context;
  if (publisher) await inNameOf(publisher, () => rule(actingAs(publisher, context)));
}

/** The context of the call once for each member in whose name it acts. */
export function actorsOf(context: HandlerContext): HandlerContext[] {
  const { publisher } = context;
  return publisher ? [context, actingAs(publisher, context)] : [context];
}

/** The context of the call as if another member had made it in the caller's session. */
export function actingAs(actor: Actor, context: HandlerContext): HandlerContext {
  const { id, username, roles, permissions } = actor;
  const member = { ...context.signedIn(), id, username, roles, permissions };
  return {
    ...context,
    member,
    signedIn: () => member,
    can: (permission) => holds(member, permission),
  };
}

async function inNameOf({ page }: Publisher, rule: () => Promise<void> | void): Promise<void> {
  try {
    await rule();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== codes.notPermitted) throw error;
    const { lacking, permission, calls, title } = error.values;
    const lacks = lacking ?? permission ?? calls ?? title ?? "superAdministrator";
    const isDraft = page.version === null;
    const messageKey = isDraft ? "pageFault.beyondDraft" : "pageFault.beyondPublisher";
    throw beyondPublisher(page, messageKey, { lacking: lacks });
  }
}

function beyondPublisher(
  { path, version, author }: ActingPage,
  messageKey: string,
  values: Readonly<Record<string, string | number>> = {},
): Refusal {
  const which = { path, version: version ?? 0, publisher: author?.username ?? "" };
  return new Refusal(codes.notPermitted, messageKey, { values: { ...which, ...values } });
}
