import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import { forgetBrowsers, rememberBrowser } from "../accounts/known-browsers.ts";
import { hashNewPassword } from "../accounts/new-passwords.ts";
import { endSessions } from "../accounts/sessions.ts";
import { afterPreparing, type HandlerContext, type Handlers } from "../call/handler.ts";
import { actorsOf, holdEveryActor } from "../call/publisher.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { keepDeleted } from "../deleted/kept-records.ts";
import { type Admit, restoreDeleted } from "../deleted/restore-deleted.ts";
import type { StoredRow } from "../storage/tables/platform.ts";
import { anyOf } from "./list-queries.ts";
import {
  isWithinOwn,
  keepingSuperAdministrator,
  refuseStrongerMembers,
  refuseUnheldRoles,
} from "./member-guard.ts";
import { replaceRoles } from "./member-role.ts";
import { findMember, type Member, pageOfMembers } from "./member-rows.ts";
import { doubtIdentities } from "./own-identities.ts";
import { badField, notFound, refuseMissing, requiredText, uniqueOr } from "./refusals.ts";

const nameTaken = () => badField("/username", "registration.usernameTaken");

/**
 * The handlers of members. When a member is disabled or deleted, the member's sessions end. The
 * last active super administrator stays, and nobody changes a member with more permissions than
 * their own (decisions, roles and permissions).
 */
export const memberHandlers = {
  "member.getList": (request, { db }) => pageOfMembers(db, request),
  "member.getOne": (request, context) => readMember(request, context),
  "member.getOneWithRole": (request, context) => readMember(request, context),

  "member.add": afterPreparing({
    prepare: ({ password, username, fullname }, { services }) =>
      hashNewPassword(services.passwords, password, [username, fullname]),
    async run({ password: _password, roles = [], fullname, ...fields }, context, passwordHash) {
      if (roles.length > 0) await holdEveryActor(context, refuseGranting);
      await refuseUnheldRoles(context, roles);
      const values = { ...fields, fullname: requiredText(fullname, "/fullname"), passwordHash };
      const { id } = await uniqueOr(nameTaken, () =>
        context.db.insertInto("member").values(values).returning("id").executeTakeFirstOrThrow(),
      );
      await replaceRoles(context.db, id, roles);
      return { id };
    },
  }),

  "member.update": updateMember,

  "member.updatePwd": afterPreparing({
    async prepare({ id, password }, context) {
      const { db, services } = context;
      const member = await findMember(db, id);
      const names = member ? [member.username, member.fullname] : [];
      await refuseTemporary(id, password, context);
      return await hashNewPassword(services.passwords, password, names);
    },
    async run({ id }, context, passwordHash): Promise<undefined> {
      await doubtIdentities(context.db, id);
      await context.judgeAgain();
      await refuseStrongerMembers(context, [id]);
      const caller = context.signedIn();
      await context.db
        .updateTable("member")
        .set({ passwordHash, passwordIsTemporary: false, updateTime: context.services.now() })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirstOrThrow(() => notFound(id));
      await endSessions(context.db, id, "passwordChanged", { except: caller.sessionId });
      await forgetBrowsers(context.db, id);
      if (id === caller.id) await rememberBrowser(context, id);
    },
  }),

  "member.del": deleteMembers,
  "member.restore": restoreMembers,
} satisfies Partial<Handlers>;

async function readMember({ id }: { id: number }, { db }: HandlerContext): Promise<Member> {
  const member = await findMember(db, id);
  if (!member) throw notFound(id);
  return member;
}

/** Refuses the password that the operator gave, which others may have read, as the member's own. */
async function refuseTemporary(
  id: number,
  password: string,
  { db, services }: HandlerContext,
): Promise<void> {
  const given = await db
    .selectFrom("member")
    .select("passwordHash")
    .where("id", "=", id)
    .where("passwordIsTemporary", "=", true)
    .executeTakeFirst();
  if (given && (await services.passwords.verify(given.passwordHash, password))) {
    throw badField("/password", "refusal.temporaryPassword");
  }
}

const grantPermission = "system:member:grant";

/** Refuses roles on a new member: the permission to add members does not include granting roles. */
function refuseGranting(context: HandlerContext): void {
  if (context.can(grantPermission)) return;
  const values = { permission: grantPermission };
  throw new Refusal(codes.notPermitted, "error.notPermitted", { values });
}

/** Updates a member; fields that the request leaves out keep their values. */
async function updateMember(
  { id, fullname, ...fields }: Requests["member.update"],
  context: HandlerContext,
): Promise<undefined> {
  const { db } = context;
  await refuseStrongerMembers(context, [id]);
  const values = {
    ...fields,
    fullname: requiredText(fullname, "/fullname"),
    updateTime: new Date(),
  };
  const update = () =>
    db
      .updateTable("member")
      .set(values)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirstOrThrow(() => notFound(id));
  if (fields.status === undefined || fields.status === 1) {
    await update();
    return;
  }
  if (id === context.signedIn().id) throw badField("/status", "refusal.disableSelf");
  await keepingSuperAdministrator(context, "/status", update);
  await endSessions(db, id, "memberDisabled");
}

async function deleteMembers(
  { ids }: Requests["member.del"],
  context: HandlerContext,
): Promise<Answers["member.del"]> {
  const { db } = context;
  const own = ids.indexOf(context.signedIn().id);
  if (own >= 0) throw badField(`/ids/${own}`, "refusal.deleteSelf");
  await refuseStrongerMembers(context, ids);
  const deletion = await keepDeleted("member", ids, context);
  await keepingSuperAdministrator(context, "/ids", async () => {
    // Deleting a member also deletes the member's sessions.
    const deleted = await db
      .deleteFrom("member")
      .where("id", "=", anyOf(ids))
      .returning("id")
      .execute();
    refuseMissing(ids, deleted);
  });
  return deletion;
}

/**
 * Restores members disabled and without a password, with those of their roles that everybody in
 * whose name the call acts could give. An administrator then sets a password and enables the
 * account.
 */
function restoreMembers(
  request: Requests["member.restore"],
  context: HandlerContext,
): Promise<Answers["member.restore"]> {
  const admit: Admit = async (record) => {
    const fullname = String(record.fields.fullname);
    const notes = [context.text("restored.disabled", { name: fullname })];
    const roles: StoredRow[] = [];
    for (const row of record.relations.memberRole ?? []) {
      const role = String(row.role);
      const may = actorsOf(context).map(
        async (actor) => actor.can(grantPermission) && (await isWithinOwn(actor, role)),
      );
      if ((await Promise.all(may)).every(Boolean)) roles.push(row);
      else {
        const values = { name: fullname, role: context.text(`dict.role.${role}`) };
        notes.push(context.text("restored.roleLeftOut", values));
      }
    }
    const fields = { ...record.fields, status: 0 };
    const relations = { ...record.relations, memberRole: roles };
    return { record: { ...record, fields, relations }, notes };
  };
  return restoreDeleted("member", request, context, admit);
}
