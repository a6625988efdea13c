import type { Answer } from "./bench-server.ts";
import { benchMenu, benchRows } from "./organisation.ts";

const member = { id: 1, username: "bench", fullname: "Bench", mobile: "", thumb: "", openId: "" };

const flags = { isAdmin: true, isSuperAdministrators: true };

/** A page of the bench: nothing but a table. */
const pageSource = (path: string): string =>
  JSON.stringify({
    title: `Page ${numberOf(path)}`,
    body: {
      kind: "table",
      rows: { call: "culturalGroup.page" },
      pageSize: 20,
      columns: ["name", "status", "userCount", "deptCount", "remark", "updateTime"],
    },
  });

/** The specification's contract, as far as the pages of the bench call it. */
export const benchAnswers: Answer = (path, query, body) => {
  const success = (data: unknown) => ({ code: 20000, msg: "", data });
  switch (path) {
    case "/config.json":
      return { captcha: false, pages: "server" };
    case "/system-api/api/member/userInfo":
      return success(member);
    case "/system-api/api/member/getRoleGroup":
      return success(flags);
    case "/system-api/api/menu/getTreeRoleList":
      return success(benchMenu);
    case "/system-api/api/page/getOne": {
      const wanted = pathIn(body);
      return success({ path: wanted, source: pageSource(wanted), version: 1, state: "published" });
    }
    case "/system-api/api/dict/getList":
      return { code: 0, msg: "", data: statusDictionary };
    case "/points-api/cultural-group/page": {
      const records = benchRows(Number(query.get("current") ?? 1));
      return { code: 0, msg: "", data: { records, total: 20, current: 1, size: 20 } };
    }
    default:
      return undefined;
  }
};

const statusDictionary = [
  { dictValue: "1", dictLabel: "Enabled", color: "success" },
  { dictValue: "0", dictLabel: "Disabled", color: "default" },
];

function numberOf(path: string): string {
  return path.replace(/^.*-/, "");
}

function pathIn(body: unknown): string {
  const path: unknown = typeof body === "object" && body !== null && Reflect.get(body, "path");
  return typeof path === "string" ? path : "";
}
