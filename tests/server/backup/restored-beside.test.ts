import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { restoreBackup } from "../../../src/server/backup/restore-backup.ts";
import { takeBackup } from "../../../src/server/backup/take-backup.ts";
import { packedBackup } from "../../../src/server/backup/write-backup.ts";
import { temporaryDirectory } from "../../support/databases.ts";
import { organisations } from "../../support/organisation.ts";
import { petsApi } from "../../support/pets.ts";

const directory = temporaryDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Restores that no refusal can see, such as one while every connection of the service was closed. */
describe.each(organisations())("a service whose $name is restored beside it", (database) => {
  let backup = "";
  let admin = "";
  let customer = "";

  async function signInBoth() {
    admin = await database.service.signIn("admin");
    customer = await database.service.signIn("carla.customer");
  }

  beforeEach(async () => {
    const { service } = database;
    await signInBoth();
    backup = join(directory, `${database.name}-${Date.now()}.backup`);
    await takeBackup(packedBackup(service.db), backup);
  });

  async function restore() {
    await restoreBackup(database.service.db, backup, { replace: true });
    await signInBoth();
  }

  it("forgets the permissions of the history that is gone", async () => {
    const { db, call } = database.service;
    const permission = "system:audit:read";
    const entries = async () => (await call("audit.getList", {}, { token: customer })).code;
    const node = db.selectFrom("menuNode").select("id").where("name", "=", permission);
    await db
      .insertInto("menuNodeRole")
      .columns(["menuNodeId", "role"])
      .expression(node.select((query) => query.val("customer" as const).as("role")))
      .execute();
    expect(await entries()).toBe(20000);
    await restore();
    // This write takes the number of the grant that the restore has undone.
    await db.deleteFrom("menuNodeRole").where("role", "=", "comprehensive").execute();
    expect(await entries()).toBe(40300);
  });

  it("forgets the imported documents of the history that is gone", async () => {
    const { call, db } = database.service;
    const save = async (title: string) => {
      const source = JSON.stringify({ ...petsApi, info: { title, version: "1" } });
      const request = { name: "pets", source, basePath: "" };
      const saved = await call("service.save", request, { token: admin });
      expect(saved.code).toBe(20000);
    };
    const isServed = async (title: string) => {
      const { documents } = (await call("service.getDocuments", {}, { token: admin })).data;
      return JSON.stringify(documents).includes(`"title":"${title}"`);
    };
    await save("Before");
    expect(await isServed("Before")).toBe(true);
    const {
      connection: _,
      proposed: __,
      ...before
    } = await db.selectFrom("service").selectAll().executeTakeFirstOrThrow();
    await restore();
    // Another process, which has not read the documents before, imports under the same revision.
    const document = before.document.replaceAll("Before", "After");
    await db
      .insertInto("service")
      .values({
        ...before,
        document,
        settings: JSON.stringify(before.settings),
      })
      .execute();
    expect(await isServed("After")).toBe(true);
  });

  it("forgets who published the pages of the history that is gone", async () => {
    const { call, db, signIn } = database.service;
    const path = "beside/notes";
    const source = '{"title": "Notes", "body": {"kind": "table", "rows": "dictType.list"}}';
    const publish = async (token: string) => {
      await call("page.saveDraft", { path, source }, { token });
      expect((await call("page.publish", { path }, { token })).code).toBe(20000);
    };
    const deleteGroup = async () => {
      const { id } = (await call("culturalGroup.add", { name: "Beside" }, { token: admin })).data;
      const headers = { "X-Page": `${path}@1` };
      return (await call("culturalGroup.delete", { ids: [id] }, { token: admin, headers })).code;
    };
    await publish(await signIn("sofia.super"));
    expect(await deleteGroup()).toBe(0);
    await restore();
    await publish(await signIn("adam.admin"));
    await db
      .deleteFrom("memberRole")
      .where(
        "memberId",
        "=",
        db.selectFrom("member").select("id").where("username", "=", "adam.admin"),
      )
      .execute();
    expect(await deleteGroup()).toBe(40300);
  });
});
