import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { planPage } from "../../src/server/pages/page-plans.ts";
import type { Answer } from "./bench-server.ts";
import { benchCatalogue } from "./kinds/catalogue.ts";
import type { BenchNode } from "./organisation.ts";

const member = { id: 1, username: "bench", fullname: "Bench", mobile: "", thumb: "", openId: "" };

const flags = { isAdmin: true, isSuperAdministrators: true };

const statuses = [
  { dictValue: "1", dictLabel: "Enabled", color: "success" },
  { dictValue: "0", dictLabel: "Disabled", color: "default" },
];

const catalogue = createCatalogue([benchCatalogue], shippedCatalogue());
const plans = new Map<string, string>();

/** The plan of a page as the service would answer it, compiled once. */
function planOf(path: string, source: string): string {
  const key = `${path} ${source}`;
  const plan = plans.get(key) ?? planPage(path, source, { catalogue, own: [] }).text;
  plans.set(key, plan);
  return plan;
}

/**
 * The answers to the calls that a session makes before it shows a page: the member, the menu and
 * the page.
 */
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
      case "/system-api/api/page/getPlan": {
        const wanted = pathIn(body);
        const plan = planOf(wanted, sourceOf(wanted));
        const page = { plan, source: null, version: 1, state: "published", usesImported: false };
        return success({ path: wanted, ...page });
      }
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
