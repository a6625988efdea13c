import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { limitRequests } from "../../../src/server/http/request-limit.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

it("ends each minute of an address, also after the clock was set back", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  onTestFinished(() => app.close());
  await limitRequests(app, 2);
  app.get("/", async () => "");
  const statusOf = async () => (await app.inject("/")).statusCode;

  vi.setSystemTime(Date.now() - day);
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429]);
  vi.advanceTimersByTime(minute);
  expect(await statusOf()).toBe(200);
  vi.setSystemTime(Date.now() - day);
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
  vi.advanceTimersByTime(minute);
  expect(await statusOf()).toBe(200);
});
