import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../support/service.ts";

describe("a session", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it("begins with a token that tells who is signed in", async () => {
    const token = await service.signIn("admin");
    const profile = await service.ask("member.userInfo", { token }, { token });
    expect(profile.username).toBe("admin");
    expect(await service.ask("member.getRoleGroup", { token }, { token })).toEqual({
      isAdmin: false,
      isSuperAdministrators: true,
      isAdministrators: false,
      isAreaManager: false,
      isComprehensive: false,
      isCustomerRole: false,
    });
  });
});
