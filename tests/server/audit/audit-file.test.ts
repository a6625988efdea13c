import papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { type Organisation, organisations } from "../../support/organisation.ts";

/** The bytes with which a file says that it is UTF-8, which `fetch` takes away from a text. */
const byteOrderMark = [0xef, 0xbb, 0xbf];

/** Fetches the file of the entries that a filter finds. */
async function fetchFile(
  { address }: Organisation,
  token: string,
  filter: Requests["audit.export"],
  language = "en",
) {
  const response = await fetch(`${address}/system-api/api/audit/export`, {
    method: "POST",
    headers: {
      "Accept-Language": language,
      "Content-Type": "application/json",
      "X-Access-Token": token,
    },
    body: JSON.stringify(filter),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { data: lines } = papa.parse<string[]>(new TextDecoder().decode(bytes));
  return { headers: response.headers, bytes, lines };
}

async function addEntries({ db }: Organisation, usernames: readonly string[]) {
  const entry = { memberId: null, operationId: "login.login", area: "login", code: 60204 };
  const kept = { ip: "127.0.0.1", recordKeys: [], recordLabels: [], page: null, pageVersion: null };
  const rows = usernames.map((username) => ({
    ...entry,
    ...kept,
    username,
    createTime: new Date(),
    records: "[]",
    request: null,
  }));
  await db.insertInto("auditLog").values(rows).execute();
}

describe.each(organisations())("the audit log as a file on $name", (database) => {
  it("has the entries that the list has, in its order, however many", async () => {
    const { service } = database;
    const token = await service.signIn("anna.administrator");
    const many = Array.from({ length: 1_100 }, (_none, index) => `tried ${index}`);
    await addEntries(service, many);
    const { lines } = await fetchFile(service, token, { username: "TRIED" });
    expect(lines.map(([, username]) => username)).toEqual(["Who", ...many.toReversed()]);
    const one = await fetchFile(service, token, { username: "tried 77", outcome: "refused" });
    const found = { username: "tried 77", outcome: "refused", size: 500 } as const;
    const { records } = (await service.call("audit.getList", found, { token })).data;
    expect(one.lines.slice(1).map(([time, username]) => ({ time, username }))).toEqual(
      records.map(({ time, username }) => ({ time, username })),
    );
    const none = await fetchFile(service, token, { username: "nobody at all" });
    expect(none.lines).toHaveLength(1);
  });

  it("is a CSV file with a name, in the language of its reader", async () => {
    const { service } = database;
    const token = await service.signIn("anna.administrator");
    await addEntries(service, ["reader"]);
    const english = await fetchFile(service, token, { username: "reader" });
    expect(english.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(english.headers.get("content-disposition")).toMatch(
      /^attachment; filename\*=UTF-8''audit-log-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect([...english.bytes.slice(0, 3)]).toEqual(byteOrderMark);
    expect(english.lines[0]?.slice(1, 4)).toEqual(["Who", "What", "Record"]);
    expect(english.lines[1]).toContain("Sign in");
    const chinese = await fetchFile(service, token, { username: "reader" }, "zh");
    expect(chinese.lines[1]).toContain("登录");
  });

  it("holds nothing that a spreadsheet would take for a formula", async () => {
    const { service } = database;
    const token = await service.signIn("anna.administrator");
    await addEntries(service, ['=HYPERLINK("http://evil.example")', "@SUM(A1)", "-5"]);
    const { lines } = await fetchFile(service, token, { outcome: "refused", area: "login" });
    const names = lines.slice(1, 4).map(([, username]) => username);
    expect(names).toEqual(["-5", "'@SUM(A1)", '\'=HYPERLINK("http://evil.example")']);
  });

  it("is noted in the log, with what was searched for", async () => {
    const { service } = database;
    const token = await service.signIn("anna.administrator");
    await fetchFile(service, token, { record: "Reading Club" });
    const { records } = (await service.call("audit.getList", { size: 1 }, { token })).data;
    expect(records).toMatchObject([{ operationId: "audit.export", outcome: "done" }]);
    const id = records[0]?.id ?? 0;
    const { request } = (await service.call("audit.getOne", { id }, { token })).data;
    expect(JSON.parse(request)).toEqual({ record: "Reading Club" });
  });

  it("is refused with an envelope to who may not read the log", async () => {
    const { service } = database;
    const token = await service.signIn("carla.customer");
    const { bytes, headers } = await fetchFile(service, token, {});
    expect(headers.get("content-disposition")).toBeNull();
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 40300 });
  });
});
