import { describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import { callAs, organisations, type SharedOrganisation } from "../../support/organisation.ts";

type Role = Requests["memberRole.add"]["role"];

const databases = organisations();
let made = 0;

/** The calls on members, made by the member with the username. */
function membersOf(database: SharedOrganisation, username: string) {
  const call = async <
    Id extends
      | "member.add"
      | "member.update"
      | "member.del"
      | "member.updatePwd"
      | "memberRole.add"
      | "memberRole.updateRole"
      | "member.getList"
      | "member.getOneWithRole",
  >(
    id: Id,
    request: Requests[Id],
  ) => callAs(database, username, id, request);
  return {
    call,
    list: async (filter: Requests["member.getList"]) => (await call("member.getList", filter)).data,
    one: async (id: number) => call("member.getOneWithRole", { id }),
  };
}

/** Adds an active member with the roles. */
async function addMember(database: SharedOrganisation, ...roles: Role[]) {
  made += 1;
  const username = `member.${made}`;
  const request = { username, fullname: `Member ${made}`, password, roles };
  const { data } = await membersOf(database, "sofia.super").call("member.add", request);
  return { id: data.id, username };
}

describe.each(databases)("the list of members on $name", (database) => {
  const { list } = membersOf(database, "adam.admin");

  it("is found by parts of username, full name and mobile, by status and by role", async () => {
    const names = async (filter: Requests["member.getList"]) =>
      (await list(filter)).records.map((member) => member.username);
    expect(await names({ username: "ARTURO" })).toEqual(["arturo.area"]);
    expect(await names({ fullname: "陈思" })).toEqual(["chen.comprehensive"]);
    expect(await names({ mobile: "10011" })).toEqual(["noah.fischer"]);
    expect(await names({ status: 2, sort: "username" })).toEqual(["lina.pereira", "noah.fischer"]);
    expect(await names({ role: "admin" })).toEqual(["adam.admin"]);
    expect(await names({ username: "a_min" })).toEqual([]);
  });

  it.each(["id", "username", "fullname", "createTime", "lastLoginTime"] as const)(
    "is ordered by %s both ways, members who never signed in last",
    async (sort) => {
      for (const order of ["asc", "desc"] as const) {
        const { records } = await list({ sort, order, size: 500 });
        const values = records.map((member) => member[sort]);
        const known = values.filter((value) => value !== null);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        const sorted = [...known].sort((left, right) => compare(left, right));
        expect(known).toEqual(order === "asc" ? sorted : sorted.reverse());
      }
    },
  );

  it("never holds a password or its hash", async () => {
    const { records } = await list({ size: 500 });
    expect(JSON.stringify(records)).not.toMatch(/password|argon2/i);
  });
});

describe.each(databases)("adding and changing members on $name", (database) => {
  const admin = membersOf(database, "adam.admin");

  it("adds an active member, who signs in with the password given", async () => {
    const request = { username: "New.Member", fullname: " New Member ", password };
    const { data } = await admin.call("member.add", { ...request, roles: ["customer"] });
    const { data: member } = await admin.one(data.id);
    expect(member).toMatchObject({ fullname: "New Member", status: 1, roles: ["customer"] });
    const credentials = { username: "new.member", password };
    expect((await database.service.call("login.login", credentials)).code).toBe(20000);
  });

  it("refuses a username that is taken, whatever its case, at the username", async () => {
    const request = { username: "ADAM.admin", fullname: "Adam", password };
    const answer = await admin.call("member.add", request);
    expect(answer).toMatchObject({ code: 40000, paths: ["/username"] });
  });

  it("keeps what an update leaves out", async () => {
    const { id } = await addMember(database, "customer");
    await admin.call("member.update", { id, fullname: "First", mobile: "13800020002", ext: "7" });
    await admin.call("member.update", { id, fullname: "Second" });
    expect((await admin.one(id)).data).toMatchObject({
      fullname: "Second",
      mobile: "13800020002",
      ext: "7",
      roles: ["customer"],
    });
  });

  it("refuses a picture that is a script, or on a host that the address does not say", async () => {
    const { id, username } = await addMember(database, "customer");
    const own = membersOf(database, username);
    for (const thumb of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "//evil.example/a.png",
    ]) {
      const refused = { code: 40000, paths: ["/thumb"] };
      expect(await own.call("member.update", { id, fullname: "Myself", thumb })).toMatchObject(
        refused,
      );
      const added = { username: "pictured", fullname: "Pictured", password, thumb };
      expect(await admin.call("member.add", added)).toMatchObject(refused);
    }
  });

  it("lets everyone change their own profile, and nothing more of themselves", async () => {
    const { id, username } = await addMember(database, "customer");
    const own = membersOf(database, username);
    expect((await own.call("member.update", { id, fullname: "Myself" })).code).toBe(20000);
    const status = await own.call("member.update", { id, fullname: "Myself", status: 1 });
    expect(status.code).toBe(40300);
  });

  it("needs the permission to grant for members that have roles at once", async () => {
    const administrator = membersOf(database, "anna.administrator");
    const request = { username: "by.anna", fullname: "By Anna", password };
    const refused = await administrator.call("member.add", { ...request, roles: ["customer"] });
    expect(refused.code).toBe(40300);
    expect((await administrator.call("member.add", request)).code).toBe(20000);
  });

  it("answers 40400 for an unknown member", async () => {
    const id = 2_000_000_000;
    const answers = [
      await admin.one(id),
      await admin.call("member.update", { id, fullname: "Nobody" }),
      await admin.call("member.update", { id, fullname: "Nobody", status: 0 }),
      await admin.call("member.del", { ids: [id] }),
      await admin.call("memberRole.add", { memberId: id, role: "customer" }),
      await admin.call("memberRole.updateRole", { memberId: id, roles: [] }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(40400));
  });

  it("deletes all of several members or none", async () => {
    const { id } = await addMember(database);
    expect((await admin.call("member.del", { ids: [id, 2_000_000_000] })).code).toBe(40400);
    expect((await admin.one(id)).code).toBe(20000);
    expect((await admin.call("member.del", { ids: [id] })).code).toBe(20000);
    expect((await admin.one(id)).code).toBe(40400);
  });
});

describe.each(databases)("the sessions of a member on $name", (database) => {
  const admin = membersOf(database, "adam.admin");
  const userInfo = async (token: string) =>
    (await database.service.call("member.userInfo", {}, { token })).code;

  it("end when the member is disabled", async () => {
    const { id, username } = await addMember(database);
    const token = await database.service.signIn(username);
    await admin.call("member.update", { id, fullname: "Disabled", status: 0 });
    expect(await userInfo(token)).toBe(50012);
    await admin.call("member.update", { id, fullname: "Enabled", status: 1 });
    expect(await userInfo(token)).toBe(50012);
  });

  it("end when the member is deleted", async () => {
    const { id, username } = await addMember(database);
    const token = await database.service.signIn(username);
    await admin.call("member.del", { ids: [id] });
    expect(await userInfo(token)).toBe(50008);
  });

  it("go on, with other permissions, when the roles change", async () => {
    const { id, username } = await addMember(database, "customer");
    const token = await database.service.signIn(username);
    const page = () => database.service.call("culturalGroup.page", {}, { token });
    expect((await page()).code).toBe(0);
    await admin.call("memberRole.updateRole", { memberId: id, roles: [] });
    expect((await page()).code).toBe(40300);
    await admin.call("memberRole.add", { memberId: id, role: "areaManager" });
    expect((await page()).code).toBe(0);
  });
});

describe.each(databases)("oneself on $name", (database) => {
  it("can be neither deleted nor disabled", async () => {
    const { id, username } = await addMember(database, "admin");
    const other = await addMember(database);
    const own = membersOf(database, username);
    const deleted = await own.call("member.del", { ids: [other.id, id] });
    expect(deleted).toMatchObject({ code: 40000, paths: ["/ids/1"] });
    const disabled = await own.call("member.update", { id, fullname: "Me", status: 0 });
    expect(disabled).toMatchObject({ code: 40000, paths: ["/status"] });
    expect((await own.one(other.id)).code).toBe(20000);
  });
});

function compare(left: string | number, right: string | number): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  const [first, second] = [left, right].map((text) => Buffer.from(String(text).toLowerCase()));
  return first && second ? Buffer.compare(first, second) : 0;
}
