import type { KyselyPlugin } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { createChangeFeed } from "../../../src/server/changes/change-feed.ts";
import { startService } from "../../support/service.ts";

it("waits as long for writes that take long to commit where the clock is set forward meanwhile", async () => {
  const service = await startService({ sampleData: false });
  onTestFinished(() => service.stop());
  const told = vi.fn();
  const feed = createChangeFeed(service.database.db, () => expect.unreachable());
  const following = await feed.follow(told, null);
  onTestFinished(() => following.stop());
  const start = following.position();
  const write = async (name: string) => {
    const before = told.mock.calls.length;
    await service.ask("culturalGroup.add", { name });
    await vi.waitFor(() => expect(told.mock.calls.length).toBeGreaterThan(before), 10_000);
  };

  await write("Before");
  const hour = 3_600_000;
  const { now } = Date;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + hour);
  onTestFinished(() => clock.mockRestore());
  await write("After");
  expect(following.position()).toBe(start);
});

it("tells a follower also what the others are told while its position is being read", async () => {
  const service = await startService({ sampleData: false });
  onTestFinished(() => service.stop());
  const slow = slowPosition();
  const feed = createChangeFeed(service.database.db.withPlugin(slow.plugin), () =>
    expect.unreachable(),
  );
  const toldOthers = vi.fn();
  const others = await feed.follow(toldOthers, null);
  onTestFinished(() => others.stop());

  const release = slow.hold();
  const told = vi.fn();
  const beginning = feed.follow(told, null);
  await service.ask("culturalGroup.add", { name: "Made meanwhile" });
  await vi.waitFor(() => expect(toldOthers).toHaveBeenCalled(), 10_000);
  release();
  const following = await beginning;
  onTestFinished(() => following.stop());
  expect(following.missed).toMatchObject([{ labels: ["Made meanwhile"] }]);
});

it("has the position of a moment before all writes made since, also where an earlier one took longer", async () => {
  const service = await startService({ sampleData: false });
  onTestFinished(() => service.stop());
  const { db } = service.database;
  const feed = createChangeFeed(db, () => expect.unreachable());
  const moment = new Date();
  await service.ask("culturalGroup.add", { name: "Made since" });
  await service.ask("culturalGroup.add", { name: "Begun before" });
  const begun = new Date(moment.getTime() - 1_000);
  await db
    .updateTable("auditLog")
    .set({ createTime: begun })
    .where("id", "=", (log) => log.selectFrom("auditLog").select(({ fn }) => fn.max("id").as("id")))
    .execute();
  const following = await feed.follow(() => {}, await feed.positionAt(moment));
  onTestFinished(() => following.stop());
  const told = following.missed?.flatMap(({ labels }) => labels);
  expect(told).toEqual(["Made since", "Begun before"]);
  expect(await feed.positionAt(new Date(Date.now() + 1_000))).toBe(following.missed?.at(-1)?.id);
});

/** A plugin that can hold the answer to the query for the position, as a slow database does. */
function slowPosition(): { plugin: KyselyPlugin; hold(): () => void } {
  let isHeld = Promise.resolve();
  const ofPosition = new WeakSet<object>();
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        if (JSON.stringify(node).includes('"max"')) ofPosition.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (ofPosition.has(queryId)) await isHeld;
        return result;
      },
    },
    hold() {
      let release = (): void => {};
      isHeld = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
