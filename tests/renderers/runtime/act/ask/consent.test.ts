import { describe, expect, it } from "vitest";
import {
  Consent,
  consentOfList,
  consentUponMade,
  needsConsent,
} from "../../../../../renderers/runtime/act/ask/consent.ts";
import { noRoles } from "../../../../../src/session/member.ts";
import { pageHost } from "../../../../support/page-host.ts";

const user = {
  id: 7,
  username: "anna",
  fullname: "Anna",
  ...noRoles,
};
const host = { ...pageHost("en"), user };
const { catalogue } = host;
const needs = (operation: string, args: Record<string, unknown>) =>
  needsConsent(host, { operation, args });

describe("the product's question", () => {
  it("comes before what deletes, replaces a relation or gives rights, and before nothing else", () => {
    expect(needs("culturalGroup.delete", { ids: [1] })).toBe(true);
    expect(needs("culturalGroupUserRel.update", { groupId: 1, ids: [] })).toBe(true);
    expect(needs("memberRole.add", { memberId: 7, role: "admin" })).toBe(true);
    expect(needs("culturalGroup.update", { id: 1, name: "Chess" })).toBe(false);
    expect(needs("culturalGroup.page", {})).toBe(false);
  });

  it("leaves alone what everyone may change of their own record, and only that", () => {
    expect(needs("member.update", { id: 7, fullname: "Anna" })).toBe(false);
    expect(needs("member.update", { id: 8, fullname: "Bert" })).toBe(true);
    expect(needs("member.update", { id: 7, fullname: "Anna", status: 0 })).toBe(true);
    expect(needs("member.updatePwd", { id: 7, password: "known to the page" })).toBe(true);
  });

  it("is answered for the very call: another operation or other arguments are asked anew", () => {
    const consent = new Consent([{ operation: "culturalGroup.delete", args: { ids: [1] } }]);
    expect(consent.covers({ operation: "culturalGroup.delete", args: { ids: [1] } })).toBe(true);
    expect(consent.covers({ operation: "culturalGroup.delete", args: { ids: [1, 2] } })).toBe(
      false,
    );
    expect(consent.covers({ operation: "deptGroup.delete", args: { ids: [1] } })).toBe(false);
  });
});

describe("a list of changes beside Save", () => {
  const save = { operation: "culturalGroupUserRel.update", args: { groupId: 5, ids: [1] } };
  const current = { operation: "culturalGroupUserRel.current", args: { groupId: 5 } };

  it("is the question of the relation that it shows", () => {
    expect(consentOfList(host, save, current)?.covers(save)).toBe(true);
  });

  it("is none where it shows another relation than the call replaces, or the call is no such", () => {
    expect(consentOfList(host, save, { ...current, args: { groupId: 6 } })).toBeUndefined();
    expect(
      consentOfList(host, save, { ...current, operation: "deptGroupUserRel.current" }),
    ).toBeUndefined();
    const deletion = { operation: "culturalGroup.delete", args: { groupId: 5, ids: [1] } };
    expect(consentOfList(host, deletion, current)).toBeUndefined();
  });
});

describe("what belongs to a record that the same act has made", () => {
  const result = { data: { id: 57 }, code: 0, message: "", etag: null };
  const made = { operation: "culturalGroup.add", args: { name: "Copy" }, result, row: undefined };
  const fill = (operation: string, groupId: number) =>
    consentUponMade(catalogue, { operation, args: { groupId, ids: [1] } }, [made]);

  it("is filled without a question; what belongs to another record or sort is not", () => {
    expect(fill("culturalGroupUserRel.update", 57)).toBeDefined();
    expect(fill("culturalGroupUserRel.update", 5)).toBeUndefined();
    expect(fill("deptGroupUserRel.update", 57)).toBeUndefined();
  });
});
