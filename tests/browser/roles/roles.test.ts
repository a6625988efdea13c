import { expect, it } from "vitest";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import type { Language } from "../../../src/i18n/language.ts";
import type { Role } from "../../../src/server/call/handler.ts";
import { type BasePage, baseMenu } from "../../../src/server/first-start/base/menu.ts";
import { type Control, type Reach, section7 } from "../../specification/reaches.ts";
import { productPassword } from "../../support/product.ts";
import { isWhole } from "../../support/whole.ts";
import { openPlace } from "../place.ts";
import { operationOf, type Worker, workerOf } from "../reach.ts";
import { fileOf, picture } from "../shell/files.ts";
import { go } from "../shell/frame.ts";
import {
  addAndDeleteRule,
  addGroup,
  addMember,
  administerMember,
  administerMenu,
  computeMonth,
  deleteGroup,
  editGroup,
  editMember,
  relate,
} from "./work.ts";

const place = openPlace();

/** The calls that a visitor has made by using controls. */
const made = new Set<OperationId>();

/** A member of the sample organisation for each role, and the member's language. */
const staff = [
  ["superAdministrator", "sofia.super", "en"],
  ["admin", "adam.admin", "zh"],
  ["administrator", "anna.administrator", "es"],
  ["areaManager", "akiko.area", "ja"],
  ["comprehensive", "chen.comprehensive", "zh"],
  ["customer", "carla.customer", "es"],
] as const satisfies readonly (readonly [Role, string, Language])[];

type Holds = (permission: string | null) => boolean;

/** Whether a role holds a permission according to the base menu. */
function permissionsOf(role: Role): Holds {
  const held = new Set(
    baseMenu
      .flatMap(({ pages }) => pages)
      .flatMap(({ permissions }) => Object.entries(permissions))
      .filter(([, roles]) => roles.includes(role))
      .map(([permission]) => permission),
  );
  return (permission) =>
    permission === null || role === "superAdministrator" || held.has(permission);
}

const permissionOf = (call: OperationId) => operationOf(call).permission;

/** The controls of a screen, each with the call whose permission makes it visible. */
function controlsOn(screen: string): (readonly [Control, OperationId])[] {
  const shown = new Map<string, readonly [Control, Reach]>();
  for (const reach of section7.filter((candidate) => candidate.screen === screen)) {
    const [control] = reach.controls;
    if (control.on === "frame" || control.role === "row") continue;
    const other = shown.get(control.name)?.[1];
    // Two lists can be opened with the permission to read; a form opens with the permission to
    // write.
    const isList = reach.call.endsWith(".candidates") || other?.call.endsWith(".candidates");
    if (!other || (!isList && reach.controls.length > other.controls.length)) {
      shown.set(control.name, [control, reach]);
    }
  }
  return [...shown.values()].map(([control, { call }]) => [control, call]);
}

/** Checks that a screen offers exactly what the role is permitted to do. */
async function expectControls(worker: Worker, screen: string, holds: Holds): Promise<void> {
  const { page } = worker.visitor;
  const rows = page.getByRole("row").filter({ visible: true });
  const targets = {
    // Not every member may be changed by everybody.
    row: screen === "/system/member" ? rows.filter({ hasText: "kenji.customer" }) : rows.nth(2),
    node: page.getByRole("treeitem").filter({ visible: true }).first(),
  };
  const placed = controlsOn(screen).map(([control, call]) => ({
    control,
    isHeld: holds(permissionOf(call)),
    at: control.on === "row" || control.on === "node" ? targets[control.on] : undefined,
  }));
  for (const at of new Set(placed.map((one) => one.at))) {
    const here = placed.filter((one) => one.at === at);
    const controls = here.map(({ control }) => control);
    await at?.waitFor();
    const offered = async () => {
      const isThere = await worker.offers(controls, at);
      return controls.map(({ name }, index) => [name, isThere[index]]);
    };
    const expected = here.map(({ control, isHeld }) => [control.name, isHeld]);
    await expect.poll(offered, { message: screen }).toEqual(expected);
  }
}

/** Makes every call that the role has no permission for, bypassing the screens: each is refused. */
async function expectRefusals({ visitor }: Worker, holds: Holds): Promise<void> {
  const calls = section7
    .map(({ call }) => operationOf(call))
    .filter(({ permission }) => !holds(permission))
    .map(({ id, service, path, method }) => ({ id, method, address: service.base + path }));
  const codes = await visitor.page.evaluate(async (refused) => {
    const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "Content-Type": "application/json", "X-Access-Token": token };
    return await Promise.all(
      refused.map(async ({ id, method, address }) => {
        const body = method === "get" ? null : "{}";
        const answer = await fetch(address, { method: method.toUpperCase(), headers, body });
        return [id, (await answer.json()).code];
      }),
    );
  }, calls);
  expect(codes).toEqual(calls.map(({ id }) => [id, 40300]));
}

/** Does the work of a screen, as far as the role's permissions allow. */
const work: Readonly<Record<string, (worker: Worker, holds: Holds) => Promise<void>>> = {
  "/points/cultural-group": (worker, holds) => groupWork(worker, holds, "culturalGroup"),
  "/points/dept-group": (worker, holds) => groupWork(worker, holds, "deptGroup"),
  "/points/deduction-rule": async (worker, holds) => {
    if (holds("points:rule:add")) await addAndDeleteRule(worker);
  },
  "/points/monthly-average": computeMonth,
  "/points/user": (worker) => worker.make("pointsSysUser.getByDeptIdContainIsDeleted"),
  "/points/dict-type": (worker) => worker.make("dict.getList"),
  "/system/member": async (worker, holds) => {
    const username = await addMember(worker);
    await editMember(worker, username);
    if (holds("system:member:grant")) await administerMember(worker, username);
  },
  "/system/menu": administerMenu,
};

async function groupWork(
  worker: Worker,
  holds: Holds,
  groups: "culturalGroup" | "deptGroup",
): Promise<void> {
  const { page } = worker.visitor;
  const mayAdd = holds(`points:${groups}:add`);
  const first = page.getByRole("row").filter({ visible: true }).nth(2).getByRole("cell");
  const name = mayAdd ? await addGroup(worker, groups) : ((await first.nth(1).textContent()) ?? "");
  if (holds(`points:${groups}:update`)) {
    await editGroup(worker, groups, name);
    await relate(worker, groups, "User", name);
    await relate(worker, groups, "Dept", name);
  }
  if (mayAdd) await deleteGroup(worker, groups, name);
}

/**
 * The roles that are tested on a screen: the one with all permissions and, of those that may do
 * more than read, the one with the fewest; every role in a whole run. Calls outside the screens are
 * tested by `tests/server/call/permissions.test.ts` for each role and operation.
 */
function workersOn({ permissions }: BasePage): readonly Role[] {
  const roles = staff.map(([role]) => role);
  if (isWhole) return roles;
  const doing = Object.keys(permissions).filter((permission) => !permission.endsWith(":read"));
  const least = roles.findLast((role) => doing.some(permissionsOf(role)));
  return least ? ["superAdministrator", least] : ["superAdministrator"];
}

/**
 * Whether a role looks at a screen: where it works there, and where no role before it holds just
 * the same of what the screen asks, since nothing else decides on what is shown; in a whole run
 * everywhere.
 */
function looksAt(role: Role, page: BasePage): boolean {
  const calls = controlsOn(page.routerPath).map(([, call]) => permissionOf(call));
  const asked = [...Object.keys(page.permissions), ...calls];
  const heldBy = (one: Role) => asked.filter(permissionsOf(one)).join();
  const first = staff.find(([other]) => heldBy(other) === heldBy(role))?.[0];
  return isWhole || first === role || workersOn(page).includes(role);
}

async function openScreen(worker: Worker, { name, routerPath }: BasePage): Promise<void> {
  const opening = section7.find(({ controls }) => controls[0].name === `menu.${name}`);
  if (opening) await worker.open(opening.call);
  else await go(worker.visitor, routerPath);
  const title = worker.text(`menu.${name}`);
  await worker.visitor.page.getByRole("region", { name: title, exact: true }).waitFor();
}

it.each(staff)(
  "as %s, %s does the work of every screen that is theirs in %s, and no more is shown or accepted",
  { timeout: 180_000 },
  async (role, username, language) => {
    const holds = permissionsOf(role);
    const visitor = await place.visit({ language, keepsPages: false });
    const worker = workerOf(visitor, language, made);
    await visitor.arriveSignedIn("/dashboard", username);
    const sidebar = visitor.page.getByRole("navigation", { name: worker.text("shell.mainMenu") });
    for (const { name: folder, pages } of baseMenu) {
      const own = pages.filter(({ permissions }) => Object.keys(permissions).some(holds));
      const parent = sidebar.getByRole("menuitem", {
        name: worker.text(`menu.${folder}`),
        exact: true,
      });
      await expect.poll(() => parent.count(), { message: folder }).toBe(own.length > 0 ? 1 : 0);
      for (const page of own.filter((one) => looksAt(role, one))) {
        await openScreen(worker, page);
        await expectControls(worker, page.routerPath, holds);
        if (workersOn(page).includes(role)) await work[page.routerPath]?.(worker, holds);
      }
      if (own.length > 0 && (await parent.getAttribute("aria-expanded")) !== "true") {
        await parent.click();
      }
      const shown = pages.map(({ name }) => worker.text(`menu.${name}`));
      const entries = async () => {
        const texts = await sidebar.getByRole("menuitem").allInnerTexts();
        return texts.map((text) => text.trim()).filter((entry) => shown.includes(entry));
      };
      await expect.poll(entries).toEqual(own.map(({ name }) => worker.text(`menu.${name}`)));
    }
    await expectRefusals(worker, holds);
    await worker.make("login.logout");
  },
);

it("anybody registers, signs in and brings files; with that every call of section 7 was made", async () => {
  const visitor = await place.visit();
  const { page } = visitor;
  const worker = workerOf(visitor, "en", made);
  // The service itself requires no permission for this call.
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), captcha: true } });
  });
  await visitor.open("/register");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await worker.make("ticket.code", { fill: () => field("Mobile").fill("13700000001") });
  const [, code = ""] = await place.product.printed(/to 13700000001: \D*(\d{6})/);
  await worker.make("login.register", {
    fill: async () => {
      await field("Username").fill("new.comer");
      await field("Full name").fill("New Comer");
      await field("Code sent to your mobile").fill(code);
      await field("Password").fill("a long password");
      await field("Confirm password").fill("a long password");
    },
  });

  await go(visitor, "/login");
  await worker.make("login.code");
  await worker.make("login.login", {
    fill: async () => {
      await field("Username").fill("admin");
      await field("Password").fill(productPassword);
      await field(worker.text("login.code")).fill("1234");
    },
    along: ["member.userInfo", "member.getRoleGroup", "menu.getTreeRoleList"],
  });

  await page.route("**/api/page/get{One,Plan}", (route) => {
    const { path } = route.request().postDataJSON();
    if (path !== "points/dict-type") return route.fallback();
    const data = { path, source: JSON.stringify(paper), version: 0, state: "shipped" };
    return route.fulfill({ json: { code: 20000, msg: "", data } });
  });
  await go(visitor, "/points/dict-type");
  await page.getByRole("group", { name: "Paper" }).waitFor();
  page.once("filechooser", (chooser) => void chooser.setFiles(fileOf("list.csv", "text/csv")));
  await worker.make("upload.anyFile");
  const face = await picture();
  page.once("filechooser", (chooser) => void chooser.setFiles(face));
  await worker.make("upload.image");

  expect([...made].sort()).toEqual(section7.map(({ call }) => call).sort());
});

/** A page with a file field that accepts any file. */
const paper = {
  title: "Paper",
  body: {
    kind: "form",
    submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
    fields: [{ field: "ext", widget: "file", label: "Paper" }],
  },
};
