import { describe, expect, it } from "vitest";
import { organisations } from "../../support/organisation.ts";

describe.each(organisations())("the permissions of a role on $name", (database) => {
  const entries = async () => {
    const token = await database.service.signIn("carla.customer");
    return (await database.service.call("audit.getList", {}, { token })).code;
  };
  const permission = "system:audit:read";

  it("hold from the next call on, whoever grants them: another process, or a person at the database", async () => {
    const { db } = database.service;
    const node = db.selectFrom("menuNode").select("id").where("name", "=", permission);
    expect(await entries()).toBe(40300);
    await db
      .insertInto("menuNodeRole")
      .columns(["menuNodeId", "role"])
      .expression(node.select((query) => query.val("customer" as const).as("role")))
      .execute();
    expect(await entries()).toBe(20000);
    await db.updateTable("menuNode").set({ status: 0 }).where("name", "=", permission).execute();
    expect(await entries()).toBe(40300);
    await db.updateTable("menuNode").set({ status: 1 }).where("name", "=", permission).execute();
    expect(await entries()).toBe(20000);
    await db.deleteFrom("menuNodeRole").where("role", "=", "customer").execute();
    expect(await entries()).toBe(40300);
  });
});
