import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import type { Organisation } from "../../support/organisation.ts";

/** A record that a person has read, and the write that the person is about to send. */
export interface Seen<Id extends OperationId> {
  request: Requests[Id];
  version: string;
  /** Reads the current version; `undefined` after the record is deleted. */
  versionNow(): Promise<string | undefined>;
  /** Changes the record as another person would. */
  changeMeanwhile(): Promise<unknown>;
}

/**
 * For each operation whose `x-if-match` names a row, prepares a record of its own and a write of
 * it.
 */
type Cases = { [Id in OperationId]?: (service: Organisation) => Promise<Seen<Id>> };

let made = 0;
export const nextName = (): string => `Versioned ${++made}`;
export const admin = (service: Organisation) => service.signIn("admin");

export async function seenGroup(service: Organisation, sort: "culturalGroup" | "deptGroup") {
  const token = await admin(service);
  const name = nextName();
  const { id } = (await service.call(`${sort}.add`, { name, remark: "Before" }, { token })).data;
  const find = async () => {
    const { records } = (await service.call(`${sort}.page`, { size: 500 }, { token })).data;
    return records.find((group) => group.id === id);
  };
  return {
    id,
    name,
    version: (await find())?.version ?? "",
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () =>
      service.call(`${sort}.update`, { id, name, remark: "Meanwhile" }, { token }),
  };
}

async function seenMember(service: Organisation) {
  const token = await admin(service);
  const username = `versioned${++made}`;
  const fields = { username, fullname: nextName(), password: "correct horse battery" };
  const { id } = (await service.call("member.add", fields, { token })).data;
  const find = async () => (await service.call("member.getOne", { id }, { token })).data;
  return {
    id,
    version: (await find()).version,
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () => service.call("member.update", { id, fullname: nextName() }, { token }),
  };
}

async function seenNode(service: Organisation) {
  const token = await admin(service);
  const title = nextName();
  const { id } = (await service.call("menu.add", { title, typeId: "0" }, { token })).data;
  const find = async () => (await service.call("menu.getOne", { id }, { token })).data;
  return {
    id,
    version: (await find()).version,
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () =>
      service.call("menu.update", { id, title: nextName(), typeId: "0" }, { token }),
  };
}

async function seenRule(service: Organisation) {
  const token = await admin(service);
  const title = nextName();
  const { id } = (await service.call("deductionPointsRule.add", { title, points: 1 }, { token }))
    .data;
  const find = async () => {
    const rules = (await service.call("deductionPointsRule.getAll4TreeData", {}, { token })).data;
    return rules.find((rule) => rule.id === id);
  };
  return {
    id,
    version: (await find())?.version ?? "",
    versionNow: async () => (await find())?.version,
    // No call changes a rule, but another release or a person with database access does.
    changeMeanwhile: () =>
      service.db.updateTable("deductionRule").set({ points: 2 }).where("id", "=", id).execute(),
  };
}

export const versionedWrites: Cases = {
  async "culturalGroup.update"(service) {
    const { id, name, ...seen } = await seenGroup(service, "culturalGroup");
    return { ...seen, request: { id, name, remark: nextName() } };
  },
  async "culturalGroup.delete"(service) {
    const { id, name: _name, ...seen } = await seenGroup(service, "culturalGroup");
    return { ...seen, request: { ids: [id] } };
  },
  async "deptGroup.update"(service) {
    const { id, name, ...seen } = await seenGroup(service, "deptGroup");
    return { ...seen, request: { id, name, remark: nextName() } };
  },
  async "deptGroup.delete"(service) {
    const { id, name: _name, ...seen } = await seenGroup(service, "deptGroup");
    return { ...seen, request: { ids: [id] } };
  },
  async "deductionPointsRule.delete"(service) {
    const { id, ...seen } = await seenRule(service);
    return { ...seen, request: { id } };
  },
  async "member.update"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { id, fullname: nextName() } };
  },
  async "member.del"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { ids: [id] } };
  },
  async "memberRole.updateRole"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { memberId: id, roles: ["customer"] } };
  },
  async "menu.update"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { id, title: nextName(), typeId: "0" } };
  },
  async "menu.del"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { id } };
  },
  async "menu.multiSort"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { content: [{ id, parentId: null, sort: 900 + made }] } };
  },
};
