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
