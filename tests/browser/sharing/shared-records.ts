import { own } from "../../../src/catalogue/schema/record.ts";
import type { Answers, OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import type { TestService } from "../../support/service.ts";

/** The service, and the other window, in which somebody else changes and deletes records. */
export interface Windows {
  service: TestService;
  /** Makes a call as the person at the other window. */
  call<Id extends OperationId>(id: Id, request: Requests[Id]): Promise<Answers[Id]>;
}

/** A record that both windows show. */
export interface SharedRecord {
  /** Changes the record in the other window. */
  change(): Promise<unknown>;
  /** Deletes the record in the other window. */
  remove(): Promise<unknown>;
  /** The record as it is stored; `undefined` after it is deleted. */
  now(): Promise<object | undefined>;
}

/** Makes a record with a name. */
export type Make = (windows: Windows, name: string) => Promise<SharedRecord>;

/** Makes a group. */
export const groupOf = (groups: "culturalGroup" | "deptGroup"): Make => {
  return async ({ service, call }, name) => {
    const { id } = await service.ask(`${groups}.add`, { name, remark: "Before" });
    return {
      change: () => call(`${groups}.update`, { id, name, remark: "Theirs" }),
      remove: () => call(`${groups}.delete`, { ids: [id] }),
      async now() {
        const { records } = await service.ask(`${groups}.page`, { size: 500 });
        return records.find((record) => record.id === id);
      },
    };
  };
};

let members = 0;

/** Makes a member, whose fields or roles the other window changes. */
export const memberBy = (changed: "fields" | "roles"): Make => {
  return async ({ service, call }, fullname) => {
    const account = { username: `shared.${++members}`, password: "correct horse battery" };
    const { id } = await service.ask("member.add", { ...account, fullname, remarks: "Before" });
    return {
      change: () =>
        changed === "fields"
          ? call("member.update", { id, fullname, remarks: "Theirs" })
          : call("memberRole.updateRole", { memberId: id, roles: ["areaManager"] }),
      remove: () => call("member.del", { ids: [id] }),
      async now() {
        const { records } = await service.ask("member.getList", { size: 100 });
        return records.find((record) => record.id === id);
      },
    };
  };
};

/** Makes a folder of the menu. */
export const makeNode: Make = async ({ service, call }, title) => {
  const node = { title, typeId: "0", sort: 900 } as const;
  const { id } = await service.ask("menu.add", { ...node, name: "before" });
  return {
    change: () => call("menu.update", { id, title, typeId: "0", name: "theirs" }),
    remove: () => call("menu.del", { id }),
    async now() {
      const nodes = await service.ask("menu.getTreeList", {});
      return nodes.flatMap((one) => [one, ...one.children]).find((one) => one.id === id);
    },
  };
};

/** Makes a rule, which no call changes, but another release or a person with database access. */
export const makeRule: Make = async ({ service, call }, title) => {
  const { id } = await service.ask("deductionPointsRule.add", { title, points: 1 });
  const { db } = service.database;
  return {
    change: () => db.updateTable("deductionRule").set({ points: 2 }).where("id", "=", id).execute(),
    remove: () => call("deductionPointsRule.delete", { id }),
    async now() {
      const rules = await service.ask("deductionPointsRule.getAll4TreeData", {});
      return rules.find((rule) => rule.id === id);
    },
  };
};

/** The path of the page that a title gets. */
export const pathOf = (title: string) => `a/${title.toLowerCase().replaceAll(/\W+/g, "-")}page`;

/** The source of a page with a title. */
export const sourceOf = (title: string) => {
  const body = { kind: "table", rows: { call: "culturalGroup.page" } };
  return JSON.stringify({ version: 1, title: { en: title }, body });
};

/** Makes a draft, of a published page or of a new one; the other window saves it anew. */
export const draftOf = (isPublished: boolean): Make => {
  return async ({ service, call }, title) => {
    const path = pathOf(title);
    const source = sourceOf(title);
    await service.ask("page.saveDraft", { path, source });
    if (isPublished) {
      await service.ask("page.publish", { path });
      await service.ask("page.saveDraft", { path, source: `${source}\n` });
    }
    return {
      change: () => call("page.saveDraft", { path, source: `${source}\n\n` }),
      remove: () =>
        isPublished ? call("page.discardDraft", { path }) : call("page.del", { path }),
      async now() {
        const draft = { path, draft: true };
        const { envelope } = await service.call("page.getOne", draft, {
          token: service.adminToken,
        });
        return own(envelope.data, "state") === "draft" ? Object(envelope.data) : undefined;
      },
    };
  };
};
