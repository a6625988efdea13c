import type { OperationId, Requests } from "../../src/catalogue/types.gen.ts";
import { hashToken } from "../../src/server/accounts/tokens.ts";
import { keepShown } from "../../src/server/openid/members.ts";
import { password } from "../support/first-start.ts";
import type { Organisation } from "../support/organisation.ts";
import { petsDocument } from "../support/pets.ts";

/** Operations whose arguments need a record that is created first. */
type MadeArguments<Id extends OperationId> = (
  service: Organisation,
  token: string,
) => Promise<Requests[Id]>;

/** Arguments that fit the sample organisation. */
type Arguments<Id extends OperationId> = Requests[Id] | MadeArguments<Id>;

/** Ids of the sample organisation; each table counts from 1. */
const kenji = 10;
const page = "test/screen";
const source = JSON.stringify({
  title: "A screen",
  body: { kind: "table", rows: { call: "culturalGroup.page" } },
});

/** One successful call of every operation in the catalogue, made by a super administrator. */
export const operationArguments: { [Id in OperationId]: Arguments<Id> } = {
  "login.code": { code: 4711, width: 130, height: 52, length: 4 },
  "login.login": { username: " carla.customer ", password, code: "ab12" },
  "login.confirm": { password },
  "login.recent": {},
  "login.logout": {},
  "login.register": async (service) => {
    const mobile = "13912345678";
    await service.call("ticket.code", { mobile });
    const { content } = await service.db
      .selectFrom("outbox")
      .select("content")
      .where("mobile", "=", mobile)
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(content)?.[0] ?? "";
    const names = { username: "new.member", fullname: "New Member" };
    return { ...names, password, rePassword: password, mobile, code };
  },
  "ticket.code": { mobile: "13987654321" },
  "member.userInfo": {},
  "member.getRoleGroup": {},
  "session.getList": {},
  "session.end": async ({ db }) => {
    const session = db.selectFrom("session").select("id").orderBy("id", "asc");
    // The session of the first start, which is not the caller's.
    return await session.executeTakeFirstOrThrow();
  },
  "session.endOthers": {},
  "session.getIdentities": {},
  "session.linkIdentity": async ({ db }, token) => {
    const identity = { issuer: "https://login.example.org", subject: "sofia", claims: {} };
    await keepShown(db, hashToken(token), identity, new Date());
    return {};
  },
  "session.unlinkIdentity": { id: 1 },
  "member.getList": {
    current: 1,
    size: 5,
    fullname: "a",
    status: 1,
    sort: "fullname",
    order: "asc",
  },
  "member.getOne": { id: kenji },
  "member.getOneWithRole": { id: kenji },
  "member.add": {
    username: "added.member",
    fullname: "Added Member",
    mobile: "13800020001",
    password,
    roles: ["customer"],
  },
  "member.update": { id: kenji, fullname: "伊藤 健", mobile: "", status: 1 },
  "member.del": async (service) => ({ ids: [await addedMember(service)] }),
  "member.restore": deletionOf("member.del", async (service) => ({
    ids: [await addedMember(service)],
  })),
  "member.updatePwd": { id: kenji, password: "another password", rePassword: "another password" },
  "memberRole.add": { memberId: kenji, role: "comprehensive" },
  "memberRole.updateRole": { memberId: kenji, roles: ["customer"] },
  "dict.getList": { dictType: "role" },
  "upload.image": { file: "portrait.png", witchField: "thumb" },
  "upload.anyFile": { file: "portrait.png", witchField: "attachment" },
  "menu.getTreeList": {},
  "menu.getTreeRoleList": { status: 1 },
  "menu.getRoleTree": { role: "customer" },
  "menu.getLevelList": { step: 2 },
  "menu.getOne": { id: 1 },
  "menu.add": { parentId: 1, title: "A new page", typeId: "1", routerPath: "/points/new" },
  "menu.update": { id: 1, title: "menu.points", typeId: "0", sort: 5 },
  "menu.del": async (service, token) => {
    const node = { title: "Soon gone", typeId: "0" } as const;
    return { id: (await service.call("menu.add", node, { token })).data.id };
  },
  "menu.restore": deletionOf("menu.del", async (service, token) => {
    const node = { title: "Soon gone", typeId: "1" } as const;
    return { id: (await service.call("menu.add", node, { token })).data.id };
  }),
  "menu.multiSort": { content: [{ id: 2, parentId: null, sort: 1 }] },
  "notice.getPublic": {},
  "page.getOne": withDraft({ path: page, draft: true }),
  "page.getPlan": { path: "points/user", build: "", own: ["points"], services: "" },
  "page.getList": {},
  "page.check": { path: page, source },
  "page.saveDraft": { path: page, source },
  "page.publish": withDraft({ path: page, note: "First version" }),
  "page.getHistory": withVersion({ path: page }),
  "page.rollback": withVersion({ path: page, version: 1 }),
  "page.getVersion": withVersion({ path: page, version: 1 }),
  "page.del": withVersion({ path: page }),
  "page.restore": async (service, token) => {
    await withVersion({})(service, token);
    await service.call("page.del", { path: page }, { token });
    return { path: page, note: "Needed again" };
  },
  "page.discardDraft": withDraft({ path: page }),
  "page.export": { paths: [page], drafts: true },
  "page.getAddresses": {},
  "page.getVersions": { paths: [page, "points/none", "_", ""] },
  "service.getList": {},
  "service.getOne": withService({ name: "pets" }),
  "service.check": { name: "pets", source: petsDocument },
  "service.save": { name: "pets", source: petsDocument, basePath: "/v1" },
  "service.connect": withService({ name: "pets", address: "https://pets.example.com" }),
  "service.del": withService({ name: "pets" }),
  "service.restore": deletionOf("service.del", withService({ name: "pets" })),
  "service.getDocuments": withService({ revision: "an older one" }),
  "view.getList": { path: page },
  "view.save": {
    path: page,
    block: "/body",
    density: "small",
    columns: [
      { name: "name", width: 240, pin: "start" },
      { name: "status", isHidden: true },
    ],
  },
  "view.reset": { path: page, block: "/body" },
  "preference.getOne": {},
  "preference.save": {
    favourites: ["/points/user"],
    recentPages: [{ address: "/points/user", page: "points/user" }, { address: "/dashboard" }],
    startPage: "/points/user",
    guide: { done: ["menu"], isClosed: false },
  },
  "audit.export": { area: "member", outcome: "done" },
  "audit.getList": { current: 1, size: 5, area: "member", outcome: "done" },
  "audit.getOne": async (service, token) => {
    const { data } = await service.call("audit.getList", { size: 1 }, { token });
    return { id: data.records[0]?.id ?? 0 };
  },
  "audit.getRecent": { current: 1, size: 5, isOfAll: true },
  "dictType.list": { dictType: "status", status: 1 },
  "pointsSysUser.getByDeptId": { deptId: 2, fullname: "a" },
  "pointsSysUser.getByDeptIdContainIsDeleted": { deptId: 2, fullname: "a" },
  "pointsSysDept.getAllDeptWithUsers": {},
  "deductionPointsRule.getAll4TreeData": {},
  "deductionPointsRule.add": { parentId: 1, title: "A new rule", points: 3 },
  "deductionPointsRule.delete": async (service, token) => {
    const rule = { title: "Soon gone", points: 0 };
    const { data } = await service.call("deductionPointsRule.add", rule, { token });
    return { id: data.id };
  },
  "deductionPointsRule.restore": deletionOf(
    "deductionPointsRule.delete",
    async (service, token) => {
      const rule = { title: "Soon gone", points: 0 };
      return { id: (await service.call("deductionPointsRule.add", rule, { token })).data.id };
    },
  ),
  "task.getMonths": {},
  "task.saveMonthAvgPoints": { month: "2024-02" },
  "culturalGroup.page": { current: 1, size: 5, name: "club", status: 1 },
  "culturalGroup.add": { name: "Knitting Circle", remark: "Mondays" },
  "culturalGroup.update": { id: 1, name: "Reading Club", status: 1 },
  "culturalGroup.delete": { ids: [24, 25] },
  "culturalGroup.restore": deletionOf("culturalGroup.delete", async (service, token) => {
    const group = { name: `Soon gone ${nextNumber()}` };
    return { ids: [(await service.call("culturalGroup.add", group, { token })).data.id] };
  }),
  "culturalGroupUserRel.candidates": { groupId: 1 },
  "culturalGroupUserRel.current": { groupId: 1 },
  "culturalGroupUserRel.update": { groupId: 1, ids: [1, 2, 3] },
  "culturalGroupDeptRel.candidates": { groupId: 1 },
  "culturalGroupDeptRel.current": { groupId: 1 },
  "culturalGroupDeptRel.update": { groupId: 1, ids: [2] },
  "deptGroup.page": { sort: "userCount", order: "desc" },
  "deptGroup.add": { name: "Night Shift" },
  "deptGroup.update": { id: 26, name: "Operations North", remark: "" },
  "deptGroup.delete": { ids: [40] },
  "deptGroup.restore": deletionOf("deptGroup.delete", async (service, token) => {
    const group = { name: `Soon gone ${nextNumber()}` };
    return { ids: [(await service.call("deptGroup.add", group, { token })).data.id] };
  }),
  "deptGroupUserRel.candidates": { groupId: 27 },
  "deptGroupUserRel.current": { groupId: 27 },
  "deptGroupUserRel.update": { groupId: 27, ids: [4, 5] },
  "deptGroupDeptRel.candidates": { groupId: 27 },
  "deptGroupDeptRel.current": { groupId: 27 },
  "deptGroupDeptRel.update": { groupId: 27, ids: [1, 2] },
};

let made = 0;

function nextNumber(): number {
  made += 1;
  return made;
}

async function addedMember({ db }: Organisation): Promise<number> {
  const values = { username: `soon.gone${nextNumber()}`, fullname: "Soon Gone", passwordHash: "" };
  const { id } = await db
    .insertInto("member")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function withDraft<Request>(request: Request) {
  return async (service: Organisation, token: string) => {
    await service.call("page.saveDraft", { path: page, source }, { token });
    return request;
  };
}

/** An operation id, which must be one of the catalogue. */
export function idOf(id: string): OperationId {
  const known = Object.keys(operationArguments).find((key): key is OperationId => key === id);
  if (!known) throw new Error(`No arguments for ${id}.`);
  return known;
}

/** The arguments with which a call of the operation succeeds. */
export async function argumentsOf<Id extends OperationId>(
  id: Id,
  service: Organisation,
  token: string,
): Promise<Requests[Id]> {
  const found: Arguments<Id> = operationArguments[id];
  return isMade(found) ? await found(service, token) : found;
}

function isMade<Id extends OperationId>(found: Arguments<Id>): found is MadeArguments<Id> {
  return typeof found === "function";
}

function withService<Request>(request: Request) {
  return async (service: Organisation, token: string) => {
    await service.call("service.save", { name: "pets", source: petsDocument }, { token });
    return request;
  };
}

function withVersion<Request>(request: Request) {
  return async (service: Organisation, token: string) => {
    await service.call("page.saveDraft", { path: page, source }, { token });
    await service.call("page.publish", { path: page }, { token });
    return request;
  };
}

type Deletion =
  | "culturalGroup.delete"
  | "deptGroup.delete"
  | "deductionPointsRule.delete"
  | "member.del"
  | "menu.del"
  | "service.del";

/** The call that restores what the deletion of `made` has just removed. */
function deletionOf<Id extends Deletion>(id: Id, made: MadeArguments<Id>) {
  return async (service: Organisation, token: string) => {
    const { data } = await service.call<Deletion>(id, await made(service, token), { token });
    return { deletionId: data.deletionId };
  };
}
