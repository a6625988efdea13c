import { describe, expect, it } from "vitest";
import { organisations } from "../../support/organisation.ts";

const databases = organisations();

describe.each(databases)("a password that somebody chooses on $name", (database) => {
  let made = 0;

  /**
   * Adds a member with the password; returns the code, the faults and the message of the refusal.
   */
  async function choose(password: string, fullname = "Rosa Quiñones") {
    made += 1;
    const { service } = database;
    const request = { username: `rosa.${made}`, fullname, password };
    const options = {
      token: await service.signIn("admin"),
      headers: { "Accept-Language": "en" },
    };
    const { code, paths, msg } = await service.call("member.add", request, options);
    return { code, paths, msg };
  }

  it.each([
    "password",
    "12345678",
    "Password1",
    "ＰＡＳＳＷＯＲＤ",
    "aaaaaaaa",
    "12121212",
    "qwertyui",
  ])("is refused where many have it: %s", async (password) => {
    expect(await choose(password)).toEqual({
      code: 40000,
      paths: ["/password"],
      msg: "This password is too common and easy to guess. Choose another one.",
    });
  });

  it.each([
    "rosa.1234",
    "Quiñones-2026",
    "ROSA QUIÑONES",
    "screenwright",
    "Screenwright!1",
    "internal control platform",
  ])("is refused where it is a name: %s", async (password) => {
    expect(await choose(password)).toEqual({
      code: 40000,
      paths: ["/password"],
      msg: "The password cannot be the name of its owner or of this product.",
    });
  });

  it.each(["correct horse battery", "rosa likes tea", "7391 0264 88", "密码很长也很好记"])(
    "is taken where it is neither: %s",
    async (password) => {
      expect((await choose(password)).code).toBe(20000);
    },
  );

  it("is held to the same when it is changed, and at the registration", async () => {
    const { service } = database;
    const token = await service.signIn("carla.customer");
    const { data: own } = await service.call("member.userInfo", {}, { token });
    for (const password of ["password", "Rossi.1985"]) {
      const change = { id: own.id, password, rePassword: password };
      const answer = await service.call("member.updatePwd", change, { token });
      expect(answer).toMatchObject({ code: 40000, paths: ["/password"] });
    }
    const registered = await service.call("login.register", {
      username: "weak.one",
      fullname: "Weak",
      mobile: "13912340000",
      code: "123456",
      password: "iloveyou1",
      rePassword: "iloveyou1",
    });
    expect(registered).toMatchObject({ code: 40000, paths: ["/password"] });
  });
});
