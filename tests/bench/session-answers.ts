import type { Answer } from "./bench-server.ts";
import type { BenchNode } from "./organisation.ts";

const member = { id: 1, username: "bench", fullname: "Bench", mobile: "", thumb: "", openId: "" };

const flags = { isAdmin: true, isSuperAdministrators: true };

const statuses = [
  { dictValue: "1", dictLabel: "Enabled", color: "success" },
  { dictValue: "0", dictLabel: "Disabled", color: "default" },
];

/** What a session asks for before a page shows: who it is, the menu, the page's source. */
export function sessionAnswers(
  menu: readonly BenchNode[],
  sourceOf: (path: string) => string,
): Answer {
  return (path, _query, body) => {
    const success = (data: unknown) => ({ code: 20000, msg: "", data });
    switch (path) {
      case "/config.json":
        return { captcha: false, pages: "server", ownBases: ["/system-api", "/points-api"] };
      case "/system-api/api/member/userInfo":
        return success(member);
      case "/system-api/api/member/getRoleGroup":
        return success(flags);
      case "/system-api/api/menu/getTreeRoleList":
        return success(menu);
      case "/system-api/api/page/getOne": {
        const wanted = pathIn(body);
        return success({ path: wanted, source: sourceOf(wanted), version: 1, state: "published" });
      }
      case "/system-api/api/dict/getList":
        return { code: 0, msg: "", data: statuses };
      default:
        return undefined;
    }
  };
}

function pathIn(body: unknown): string {
  const path: unknown = typeof body === "object" && body !== null && Reflect.get(body, "path");
  return typeof path === "string" ? path : "";
}
