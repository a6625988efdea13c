import { describe, expect, it, onTestFinished } from "vitest";
import { parametersIn } from "./document.ts";
import { valueAt } from "./mock/places.ts";
import { type Manners, startMock } from "./mock/server.ts";
import { type Service, services } from "./services.ts";

/** A running mock that stops at the end of its test. */
async function mockOf(name: string, manners?: Manners) {
  const service = services.find((one) => one.name === name);
  if (!service) throw new Error(`There is no service ${name}.`);
  const mock = await startMock(service, manners);
  onTestFinished(() => mock.close());
  const call = (method: string, path: string, body?: unknown) =>
    fetch(mock.url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { "content-type": "application/json" },
    });
  return { service, mock, call };
}

/** The number of rows in a list, counted page by page with the service's own pagination. */
async function countRows(service: Service, url: string, line: string): Promise<number> {
  const list = service.lists[line];
  const paging = list?.paging === undefined ? service.answers.paging : list.paging;
  const place = list?.rowsAt ?? service.answers.rows;
  const next = new URL(url + line.replace("GET ", ""));
  let count = 0;
  for (let page = 0; page < 30; page += 1) {
    const answer = await fetch(next);
    const text = await answer.text();
    const body: unknown = JSON.parse(text);
    const rows = Object.values(valueAt(body, place) ?? {});
    count += rows.length;
    if (!paging || rows.length === 0) break;
    const { offset, page: number, cursor, first = offset ? 0 : 1 } = paging;
    if (number) next.searchParams.set(number, String(page + 1 + first));
    if (offset) next.searchParams.set(offset, String(count + first));
    const last = Object.values(list?.key ?? {})[0] ?? "";
    const token = paging.cursorIs ? valueAt(rows.at(-1), last) : valueAt(body, paging.next ?? "");
    if (cursor && !token) break;
    if (cursor) next.searchParams.set(cursor, String(token));
  }
  return count;
}

it.each(services)("$name holds as many rows as its table says, on all pages", async (service) => {
  const { mock } = await mockOf(service.name);
  const top = Object.entries(service.lists).filter(
    ([line, { parent }]) => parametersIn(line).length === 0 && !parent,
  );
  const counts = top.map(async ([line]) => [line, await countRows(service, mock.url, line)]);
  expect(await Promise.all(counts)).toEqual(top.map(([line, { rows }]) => [line, rows]));
});

describe("a mock", () => {
  it("keeps what is added, edited and deleted, and tells what it was asked", async () => {
    const { mock, call } = await mockOf("blog");
    const comments = await (await call("GET", "/posts/7/comments")).json();
    const [{ id }] = comments;
    expect((await call("DELETE", `/comments/${id}`)).status).toBe(204);
    const left = await (await call("GET", "/posts/7/comments?per_page=50")).json();
    expect(left).toHaveLength(22);
    expect((await call("GET", "/posts/7")).status).toBe(200);
    const post = { id: 0, title: "New", authorId: 1 };
    expect((await call("POST", "/posts", post)).status).toBe(201);
    expect(mock.received.map(({ line, status }) => `${line} ${status}`)).toEqual([
      "GET /posts/{postId}/comments 200",
      "DELETE /comments/{commentId} 204",
      "GET /posts/{postId}/comments 200",
      "GET /posts/{postId} 200",
      "POST /posts 201",
    ]);
    expect(mock.received[1]?.given).toEqual({ commentId: String(id) });
  });

  it("answers 404 below a parent that it does not hold", async () => {
    const { call } = await mockOf("blog");
    expect((await call("GET", "/posts/999/comments")).status).toBe(404);
  });

  it("names the field that it refuses, as its document says problems", async () => {
    const { call } = await mockOf("helpdesk");
    const answer = await call("POST", "/api/tickets", { subject: "Broken" });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const { errors } = await answer.json();
    expect(errors).toEqual([{ field: "priority", message: "Refused: priority." }]);
  });

  it("answers an action late, at a Location that tells when it is done", async () => {
    const { mock, call } = await mockOf("cloud");
    const { servers } = await (await call("GET", "/v2/servers")).json();
    const begun = await call("POST", `/v2/servers/${servers[0].id}/actions/reboot`);
    expect(begun.status).toBe(202);
    const ask = async () =>
      (await (await fetch(new URL(begun.headers.get("location") ?? "", mock.url))).json()).action;
    expect((await ask()).status).toBe("in-progress");
    expect((await ask()).status).toBe("completed");
  });

  it("writes ids of 19 digits as numbers, none of them rounded", async () => {
    const { call } = await mockOf("fleet");
    const text = await (await call("GET", "/api/vehicles/?page_size=1")).text();
    const [id = ""] = /\d{19}/.exec(text) ?? [];
    expect(text).toContain(`"id":${id},`);
    expect((await call("GET", `/api/vehicles/${id}/`)).status).toBe(200);
    expect(String(Number(id))).not.toBe(id);
  });

  it("is busy now and then where that is wanted", async () => {
    const { call } = await mockOf("blog", { busyEvery: 2, delay: 5 });
    expect((await call("GET", "/authors")).status).toBe(200);
    const busy = await call("GET", "/authors");
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "1"]);
  });
});
