import { type Kysely, sql } from "kysely";
import type { Answers, Requests } from "../../catalogue/types.gen.ts";
import type { Role } from "../call/handler.ts";
import { recordVersion } from "../storage/record-version.ts";
import type { Database } from "../storage/tables.ts";
import { anyOf, caseless, containing, directionOf, readPage } from "./list-queries.ts";

type MemberFilter = Requests["member.getList"];

/** A member in the form of the catalogue. */
export type Member = Answers["member.getOne"];

/** The member with the id in the form of the catalogue, or `undefined`. */
export async function findMember(db: Kysely<Database>, id: number): Promise<Member | undefined> {
  return (await findMembers(db, [id]))[0];
}

/** The existing members among the given ids. */
export async function findMembers(db: Kysely<Database>, ids: readonly number[]): Promise<Member[]> {
  const rows = await selectMembers(db).where("id", "=", anyOf(ids)).execute();
  return rows.map(toMember);
}

/** The members that match the filter; newest first if the filter has no order. */
export function pageOfMembers(db: Kysely<Database>, request: MemberFilter) {
  const matching = filterMembers(db, request);
  const direction = directionOf(request);
  const rows = selectMembers(db)
    .where("id", "in", matching.select("id"))
    .orderBy(orderOf(request.sort), (order) =>
      direction === "asc" ? order.asc().nullsLast() : order.desc().nullsLast(),
    )
    .orderBy("id", direction);
  return readPage(request, matching, rows, toMember);
}

const roles = sql<Role[]>`array(select role from member_role
  where member_id = member.id order by role)`;

/** The version of a member: it covers what administration may change, not the last sign-in. */
export const memberVersion = recordVersion(
  ...["username", "fullname", "mobile", "status", "thumb", "ext", "remarks"].map(
    (column) => `member.${column}`,
  ),
  roles,
);

function selectMembers(db: Kysely<Database>) {
  return db
    .selectFrom("member")
    .select(["id", "username", "fullname", "mobile", "status", "thumb", "ext", "remarks"])
    .select(["createTime", "lastLoginTime", "lastLoginIp"])
    .select([roles.as("roles"), memberVersion]);
}

function toMember(
  row: Awaited<ReturnType<ReturnType<typeof selectMembers>["execute"]>>[number],
): Member {
  return {
    ...row,
    createTime: row.createTime.toISOString(),
    lastLoginTime: row.lastLoginTime?.toISOString() ?? null,
  };
}

function filterMembers(db: Kysely<Database>, filter: MemberFilter) {
  const { username = "", fullname = "", mobile = "", status, role } = filter;
  return db
    .selectFrom("member")
    .where("username", "ilike", containing(username))
    .where("fullname", "ilike", containing(fullname))
    .where("mobile", "ilike", containing(mobile))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 1))
    .$if(role !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("memberRole")
            .select("memberRole.memberId")
            .whereRef("memberRole.memberId", "=", "member.id")
            .where("memberRole.role", "=", role ?? "customer"),
        ),
      ),
    );
}

function orderOf(sort: MemberFilter["sort"]) {
  switch (sort) {
    case "username":
    case "fullname":
      return caseless(`member.${sort}`);
    case "createTime":
    case "lastLoginTime":
      return sql.ref(`member.${sort}`);
    default:
      return sql.ref("member.id");
  }
}
