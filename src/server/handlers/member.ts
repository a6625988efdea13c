import { sql } from "kysely";
import type { Requests } from "../../catalogue/types.gen.ts";
import { endSessions } from "../accounts/sessions.ts";
import { afterPreparing, type HandlerContext, type Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { idArray } from "./lists.ts";
import {
  keepingSuperAdministrator,
  refuseChangingSuperAdministrators,
  refuseGrantingTopRole,
} from "./member-guard.ts";
import { replaceRoles } from "./member-role.ts";
import { findMember, type Member, pageOfMembers } from "./member-rows.ts";
import { badField, notFound, requiredText, uniqueOr } from "./refusals.ts";

const nameTaken = () => badField("/username", "refusal.usernameTaken");

/**
 * Members. A disabled or deleted member's sessions end; the last active super administrator stays;
 * only a super administrator changes another (decisions, roles and permissions).
 */
export const memberHandlers: Handlers<
  | "member.getList"
  | "member.getOne"
  | "member.getOneWithRole"
  | "member.add"
  | "member.update"
  | "member.del"
> = {
  "member.getList": (request, { db }) => pageOfMembers(db, request),
  "member.getOne": (request, context) => readMember(request, context),
  "member.getOneWithRole": (request, context) => readMember(request, context),

  "member.add": afterPreparing({
    prepare: ({ password }, { services }) => services.passwords.hash(password),
    async run({ password: _password, roles = [], fullname, ...fields }, context, passwordHash) {
      if (roles.length > 0) refuseGranting(context);
      refuseGrantingTopRole(context, roles);
      const values = { ...fields, fullname: requiredText(fullname, "/fullname"), passwordHash };
      const { id } = await uniqueOr(nameTaken(), () =>
        context.db.insertInto("member").values(values).returning("id").executeTakeFirstOrThrow(),
      );
      await replaceRoles(context.db, id, roles);
      return { id };
    },
  }),

  "member.update": updateMember,
  "member.del": deleteMembers,
};

async function readMember({ id }: { id: number }, { db }: HandlerContext): Promise<Member> {
  const member = await findMember(db, id);
  if (!member) throw notFound(id);
  return member;
}

/** Who may add members may not, for that alone, give them roles. */
function refuseGranting(context: HandlerContext): void {
  const permission = "system:member:grant";
  if (context.can(permission)) return;
  throw new Refusal(codes.notPermitted, "error.notPermitted", { values: { permission } });
}

/** What the request leaves out stays as it is. */
async function updateMember(
  { id, fullname, ...fields }: Requests["member.update"],
  context: HandlerContext,
): Promise<undefined> {
  const { db } = context;
  await refuseChangingSuperAdministrators(context, [id]);
  const values = {
    ...fields,
    fullname: requiredText(fullname, "/fullname"),
    updateTime: new Date(),
  };
  const update = async () => {
    const { numUpdatedRows } = await db
      .updateTable("member")
      .set(values)
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound(id);
  };
  if (fields.status === undefined || fields.status === 1) {
    await update();
    return undefined;
  }
  if (id === context.signedIn().id) throw badField("/status", "refusal.disableSelf");
  await keepingSuperAdministrator(db, "/status", update);
  await endSessions(db, id, "memberDisabled");
  return undefined;
}

async function deleteMembers(
  { ids }: Requests["member.del"],
  context: HandlerContext,
): Promise<undefined> {
  const { db } = context;
  const own = ids.indexOf(context.signedIn().id);
  if (own >= 0) throw badField(`/ids/${own}`, "refusal.deleteSelf");
  await refuseChangingSuperAdministrators(context, ids);
  await keepingSuperAdministrator(db, "/ids", async () => {
    // Their sessions go with them.
    const deleted = await db
      .deleteFrom("member")
      .where((query) => query("id", "=", sql<number>`any(${idArray(ids)})`))
      .returning("id")
      .execute();
    const gone = new Set(deleted.map((row) => row.id));
    const missing = ids.find((id) => !gone.has(id));
    if (missing !== undefined) throw notFound(missing);
  });
  return undefined;
}
