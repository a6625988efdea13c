import {
  numberIn,
  numbersIn,
  type ReceivedCall,
  Refusal,
  type Reply,
  type Responder,
  textIn,
} from "./exchange.ts";
import type { Organisation, StoredGroup, StoredRule, StoredUser } from "./organisation.ts";
import type { Shape } from "./shape.ts";

/** This back end's code for success in the points area (specification section 8). */
const success = 0;

function ok(data?: unknown): Reply {
  return { code: success, text: "ok", ...(data === undefined ? {} : { data }) };
}

/** The calls of the points area by method and path (specification section 7). */
export function pointsCalls(all: Organisation, shape: Shape): Record<string, Responder> {
  const calls: Record<string, Responder> = {
    "GET /dict-type/list": () => ok(dictionaryTypes),
    "GET /points-sys-user/get-by-dept-id": ({ query }) =>
      ok(usersOf(all, departmentIn(query, shape), false)),
    "GET /points-sys-user/get-by-dept-id-contain-is-deleted": ({ query }) =>
      ok(usersOf(all, departmentIn(query, shape), true)),
    "GET /points-sys-dept/get-all-dept-with-users": () => ok(departmentTree(all, null)),
    "GET /deduction-points-rule/getAll4TreeData": () => ok(ruleTree(all, null)),
    "GET /task/saveMonthAvgPoints": () => ok({ count: all.users.length }),
    "POST /deduction-points-rule/add": ({ body }) => addRule(all, body),
    "POST /deduction-points-rule/delete": ({ body }) => deleteRule(all, numberIn(body.id)),
    ...groupCalls(all, "/cultural-group", all.culturalGroups),
    ...groupCalls(all, "/dept-group", all.departmentGroups),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, respond]): [string, Responder] => [name, guarded(respond)]),
  );
}

/** The other service issues the token; here it only has to be present. */
function guarded(respond: Responder): Responder {
  return (call) => {
    if (!call.headers["x-access-token"]) throw new Refusal(50008, "Token missing");
    return respond(call);
  };
}

const dictionaryTypes = [
  { id: 1, dictType: "common_status", dictName: "Status", status: 1, remark: "", tenantId: 9 },
  { id: 2, dictType: "colour", dictName: "Colour", status: 1, remark: "", tenantId: 9 },
];

/** The query of a request, which must name the department where this back end requires it. */
function departmentIn(query: ReceivedCall["query"], shape: Shape): ReceivedCall["query"] {
  if (shape.needsDepartment && query.deptId === undefined) {
    throw new Refusal(500, "Required request parameter 'deptId' is not present");
  }
  return query;
}

function userRow(all: Organisation, user: StoredUser): Record<string, unknown> {
  const department = all.departments.find(({ id }) => id === user.deptId);
  return {
    id: user.id,
    username: user.fullname.toLowerCase().replace(" ", "."),
    fullname: user.fullname,
    mobile: "13900000000",
    deptId: user.deptId,
    deptName: department?.name,
    points: user.points,
    isDeleted: user.isLeft ? 1 : 0,
    tenantId: 9,
  };
}

function usersOf(all: Organisation, query: ReceivedCall["query"], withLeft: boolean): unknown[] {
  const wanted = query.deptId === undefined ? null : numberIn(query.deptId);
  return all.users
    .filter((user) => wanted === null || user.deptId === wanted)
    .filter((user) => withLeft || !user.isLeft)
    .map((user) => userRow(all, user));
}

function departmentTree(all: Organisation, parent: number | null): unknown[] {
  return all.departments
    .filter(({ parentId }) => parentId === parent)
    .map((department) => ({
      ...department,
      users: usersOf(all, { deptId: String(department.id) }, false),
      children: departmentTree(all, department.id),
    }));
}

function ruleTree(all: Organisation, parent: number | null): unknown[] {
  return all.rules
    .filter(({ parentId }) => parentId === parent)
    .map((rule) => ({ ...rule, tenantId: 9, children: ruleTree(all, rule.id) }));
}

function addRule(all: Organisation, body: ReceivedCall["body"]): Reply {
  all.nextId += 1;
  const rule: StoredRule = {
    id: all.nextId,
    parentId: body.parentId === undefined ? null : numberIn(body.parentId),
    title: textIn(body.title),
    points: numberIn(body.points),
    remark: textIn(body.remark) || null,
    sort: 0,
  };
  all.rules.push(rule);
  return ok();
}

function deleteRule(all: Organisation, id: number): Reply {
  if (all.rules.some(({ parentId }) => parentId === id)) {
    throw new Refusal(1, "The rule has rules under it.");
  }
  all.rules = all.rules.filter((rule) => rule.id !== id);
  return ok();
}

function groupCalls(
  all: Organisation,
  path: string,
  groups: StoredGroup[],
): Record<string, Responder> {
  const found = (value: unknown): StoredGroup => {
    const group = groups.find(({ id }) => id === numberIn(value));
    if (!group) throw new Refusal(1, "There is no such group.");
    return group;
  };
  return {
    [`GET ${path}/page`]: ({ query }) => ok(groupPage(groups, query)),
    [`POST ${path}/add`]: ({ body }) => {
      all.nextId += 1;
      const name = unusedName(groups, body);
      const made = { id: all.nextId, name, remark: textIn(body.remark) || null };
      groups.unshift({ ...made, status: 1, users: [], departments: [], changed: now() });
      return ok();
    },
    [`POST ${path}/update`]: ({ body }) => {
      const group = found(body.id);
      Object.assign(group, { name: unusedName(groups, body), changed: now() });
      if (body.remark !== undefined) group.remark = textIn(body.remark) || null;
      if (body.status !== undefined) group.status = numberIn(body.status);
      return ok();
    },
    [`POST ${path}/delete`]: ({ body }) => {
      for (const id of numbersIn(body.ids)) groups.splice(groups.indexOf(found(id)), 1);
      return ok();
    },
    ...relationCalls(`${path}-user-rel`, {
      all: () => usersOf(all, {}, false),
      chosen: (id) => found(id).users,
      choose: (id, ids) => Object.assign(found(id), { users: ids }),
    }),
    ...relationCalls(`${path}-dept-rel`, {
      all: () => all.departments.map((department) => ({ ...department, path: department.name })),
      chosen: (id) => found(id).departments,
      choose: (id, ids) => Object.assign(found(id), { departments: ids }),
    }),
  };
}

function groupPage(groups: readonly StoredGroup[], query: ReceivedCall["query"]): unknown {
  const { current = "1", size = "20", name = "", status } = query;
  const matching = groups.filter(
    (group) =>
      group.name.toLowerCase().includes(name.toLowerCase()) &&
      (status === undefined || group.status === Number(status)),
  );
  const start = (Number(current) - 1) * Number(size);
  return {
    records: matching.slice(start, start + Number(size)).map(groupRow),
    total: matching.length,
    current: Number(current),
    size: Number(size),
    pages: Math.ceil(matching.length / Number(size)),
  };
}

/** The response has no ETag, no time zone and no empty remarks, but additional fields. */
function groupRow({ users, departments, changed, ...group }: StoredGroup): unknown {
  const counts = { userCount: users.length, deptCount: departments.length };
  return { ...group, ...counts, createTime: changed, updateTime: changed, tenantId: 9 };
}

function unusedName(groups: readonly StoredGroup[], body: ReceivedCall["body"]): string {
  const name = textIn(body.name);
  if (groups.some((group) => group.name === name && group.id !== body.id)) {
    throw new Refusal(1, "A group has this name already.");
  }
  return name;
}

interface Relation {
  all(): unknown[];
  chosen(groupId: unknown): readonly number[];
  choose(groupId: unknown, ids: number[]): void;
}

/**
 * Candidates are those not chosen yet; a set is replaced without a version check: the last writer
 * wins.
 */
function relationCalls(path: string, relation: Relation): Record<string, Responder> {
  const isChosen = (groupId: unknown) => (row: unknown) =>
    typeof row === "object" &&
    row !== null &&
    "id" in row &&
    relation.chosen(groupId).includes(numberIn(row.id));
  return {
    [`GET ${path}/get-candidate-for-group`]: ({ query }) =>
      ok(relation.all().filter((row) => !isChosen(query.groupId)(row))),
    [`GET ${path}/get-by-group-id`]: ({ query }) =>
      ok(relation.all().filter(isChosen(query.groupId))),
    [`POST ${path}/update`]: ({ body }) => {
      relation.choose(body.groupId, numbersIn(body.ids));
      return ok();
    },
  };
}

function now(): string {
  return new Date().toISOString().slice(0, 19).replace("T", " ");
}
