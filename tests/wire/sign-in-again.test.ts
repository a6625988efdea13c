import { afterEach, expect, it } from "vitest";
import { failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;
afterEach(() => loopback.close());

/** A service that wants a newer sign-in so many times; a person answers whether he has shown it. */
async function observed(times: number, isShown: boolean) {
  let left = times;
  let asked = 0;
  loopback = await startLoopback((_request, response) => {
    const body = left > 0 ? { code: 40102, msg: "Show who you are." } : { code: 20000, data: null };
    left -= 1;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const wire = observeWire(loopback.address, {
    signInAgain: async () => {
      asked += 1;
      return isShown;
    },
  });
  return { ...wire, asked: () => asked };
}

const args = { id: 7, ids: [1] };
const write = { idempotencyKey: "one", ifMatch: '"v1"' };

it("makes the same call again once the person has shown who he is", async () => {
  const { wire, successes, errors, asked } = await observed(2, true);
  await wire.call("member.del", args, write);
  expect(asked()).toBe(2);
  const [first, ...others] = loopback.seen;
  expect(others).toHaveLength(2);
  for (const { url, body, headers } of others) {
    expect([url, body.toString()]).toEqual([first?.url, first?.body.toString()]);
    expect(headers["idempotency-key"]).toBe("one");
    expect(headers["if-match"]).toBe('"v1"');
  }
  expect([successes, errors]).toEqual([["The operation succeeded."], []]);
});

it("says that the call was refused where the person does not", async () => {
  const { wire, successes, errors, asked } = await observed(1, false);
  const failure = await failureOf(wire.call("member.del", args, write));
  expect([failure.code, asked(), loopback.seen.length]).toEqual([40102, 1, 1]);
  expect([successes, errors]).toEqual([[], ["Show who you are."]]);
});
