import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { checkPage } from "../../../src/server/pages/page-check.ts";
import { TooMuchWork } from "../../../src/server/threads/worker-thread.ts";
import { organisations, type SharedOrganisation } from "../../support/organisation.ts";
import { startService, type TestService } from "../../support/service.ts";

const directory = join(import.meta.dirname, "../../../schemas/pages");
const shippedPages = readdirSync(directory, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.slice(0, -".json".length))
  .sort();
const publishers = {
  superAdministrator: "sofia.super",
  admin: "adam.admin",
  administrator: "anna.administrator",
  areaManager: "arturo.area",
  comprehensive: "chen.comprehensive",
  customer: "kenji.customer",
} as const;
const roles = Object.keys(publishers) as (keyof typeof publishers)[];
const { operations } = shippedCatalogue();

/** Calls that have a wider effect if a super administrator makes them. */
const beyondEverybody =
  /^(member\.(add|update|updatePwd|del|restore)|memberRole\.|page\.(publish|rollback|restore))/;

/** The operations whose ids occur anywhere in a page, whatever the language does with them. */
function operationsIn(value: unknown): string[] {
  if (typeof value === "string") return operations.has(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(operationsIn);
}

const sourceOf = (path: string) => readFileSync(join(directory, `${path}.json`), "utf8");

async function heldBy({ service }: SharedOrganisation, role: keyof typeof publishers) {
  const nodes = await service.db
    .selectFrom("menuNode")
    .innerJoin("menuNodeRole", "menuNodeRole.menuNodeId", "menuNode.id")
    .select("name")
    .where("role", "=", role)
    .where("typeId", "=", "2")
    .execute();
  return new Set(nodes.map(({ name }) => name));
}

describe.each(organisations())("a shipped page that is published anew on $name", (database) => {
  /** Each role may publish, so that a refusal can only be due to the calls of the page. */
  beforeAll(async () => {
    const { db } = database.service;
    const nodes = await db
      .selectFrom("menuNode")
      .select("id")
      .where("name", "like", "system:page:%")
      .execute();
    await db
      .insertInto("menuNodeRole")
      .values(roles.flatMap((role) => nodes.map(({ id }) => ({ menuNodeId: id, role }))))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  it.each(roles)(
    "as %s, is published exactly where all of its calls are permitted",
    async (role) => {
      const { service } = database;
      const held = await heldBy(database, role);
      const token = await service.signIn(publishers[role]);
      const may = (id: string) => {
        if (role === "superAdministrator") return true;
        const permission = operations.get(id)?.permission ?? null;
        return (permission === null || held.has(permission)) && !beyondEverybody.test(id);
      };
      const outcomes: { path: string; saved: number; code: number; isKept: boolean }[] = [];
      for (const path of shippedPages) {
        const source = sourceOf(path);
        const saved = await service.call("page.saveDraft", { path, source }, { token });
        const { code } = await service.call("page.publish", { path }, { token });
        const draft = await service.call("page.getOne", { path, draft: true }, { token });
        const isKept = draft.data.state === "draft" && draft.data.source === source;
        outcomes.push({ path, saved: saved.code, code, isKept });
      }
      const expected = shippedPages.map((path) => {
        const isPermitted = operationsIn(JSON.parse(sourceOf(path))).every(may);
        return { path, saved: 20000, code: isPermitted ? 20000 : 40300, isKept: !isPermitted };
      });
      expect(outcomes).toEqual(expected);
    },
  );
});

/** Publishes a page while something happens during its check; the answer, and the page's state. */
async function publishWhile(happens: (service: TestService, token: string) => Promise<unknown>) {
  let isWatched = false;
  const service = await startService({
    checkPage: async (...page) => {
      if (isWatched) await happens(service, token);
      return checkPage(...page);
    },
  });
  const token = await service.signIn("adam.admin");
  const request = { path: "points/user", source: sourceOf("points/user") };
  await service.ask("page.saveDraft", request, { token });
  isWatched = true;
  const { envelope } = await service.call("page.publish", { path: request.path }, { token });
  const draft = await service.ask("page.getOne", { path: request.path, draft: true });
  await service.stop();
  return [envelope.code, draft.state];
}

it("a page is held to what its publisher may at the moment of publishing, not when he asked", async () => {
  const published = await publishWhile(({ database: { db } }) =>
    db.deleteFrom("memberRole").where("role", "=", "admin").execute(),
  );
  expect(published).toEqual([40300, "draft"]);
});

it("a session that ends while its page is checked publishes nothing", async () => {
  const published = await publishWhile((service, token) =>
    service.ask("login.logout", {}, { token }),
  );
  expect(published).toEqual([50008, "draft"]);
});

it("a check that is stopped because it takes too long says so, and what helps", async () => {
  const service = await startService({
    checkPage: () => Promise.reject(new TooMuchWork("checkPage took longer than 30000 ms.")),
  });
  const token = await service.signIn("adam.admin");
  const request = { path: "points/user", source: sourceOf("points/user") };
  const { status, envelope } = await service.call("page.check", request, { token });
  await service.stop();
  expect(status).toBe(503);
  expect(envelope.msg).toBe(translators.zh.say("error.tooMuchWork"));
});
