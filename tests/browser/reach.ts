import type { Locator, Page, Response } from "playwright-core";
import { expect } from "vitest";
import type { Operation } from "../../src/catalogue/operation.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { OperationId } from "../../src/catalogue/types.gen.ts";
import type { Language } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { type Control, type Reach, section7 } from "../specification/reaches.ts";
import { agree, chooseFromMenu, openMenus } from "./controls.ts";
import type { Visitor } from "./visitor.ts";

const catalogue = shippedCatalogue();

/** The operation of a call in the table. */
export function operationOf(call: OperationId): Operation {
  const operation = catalogue.operations.get(call);
  if (!operation) throw new Error(`The catalogue has no ${call}.`);
  return operation;
}

/** An action that is taken between the controls of a call. */
interface Making {
  /** The row or node to which the first control belongs. */
  at?: Locator;
  /** Fills in the dialog or screen before the last control is used. */
  fill?: (dialog: Locator) => Promise<void>;
  /** The calls made by all controls except the last one. */
  after?: readonly OperationId[];
  /** Further calls that the last control makes. */
  along?: readonly OperationId[];
}

/** A visitor at work in a language, who makes calls by the controls that the table names. */
export interface Worker {
  visitor: Visitor;
  text(key: string): string;
  make(call: OperationId, making?: Making): Promise<void>;
  /** Opens the screen of a call from the menu, without repeating reads that are cached. */
  open(call: OperationId): Promise<void>;
  /** Which of the given controls are available on a screen, or on one of its rows or nodes. */
  offers(controls: readonly Control[], at?: Locator): Promise<boolean[]>;
}

/**
 * Lets a visitor make calls by the controls in the table of section 7, and records the calls that
 * succeed.
 */
export function workerOf(visitor: Visitor, language: Language, made: Set<OperationId>): Worker {
  const { page } = visitor;
  const text = (key: string) => translators[language].say(key);
  const dialog = () => page.getByRole("dialog").filter({ visible: true }).last();

  const { opener: menuOpener, item: inMenu, anyItem } = menusOver(page, text);

  /** Uses the menu of a row or a node where the control is not shown beside it. */
  async function pressOn(at: Locator, { on, name }: Control): Promise<void> {
    const beside = at.getByRole("button", { name: text(name), exact: true });
    if (on === "node") await at.click();
    else if (await beside.isVisible()) return await beside.click();
    await chooseFromMenu(menuOpener(at), inMenu(name));
  }

  async function pressInFrame(name: string, screen: string): Promise<void> {
    const [area = ""] = name.split(".");
    if (area === "account") {
      const label = text("account.label").split("{{name}}")[1] ?? "";
      await page.getByRole("button", { name: label }).click();
      return await page.getByRole("menuitem", { name: text(name), exact: true }).click();
    }
    const sidebar = page.getByRole("navigation", { name: text("shell.mainMenu") });
    const [, folder = ""] = screen.split("/");
    const parent = sidebar.getByRole("menuitem", { name: text(`menu.${folder}`), exact: true });
    if ((await parent.getAttribute("aria-expanded")) !== "true") await parent.click();
    await sidebar.getByRole("menuitem", { name: text(name), exact: true }).click();
  }

  async function press(control: Control, screen: string, at?: Locator): Promise<void> {
    const { on, role, name } = control;
    if (on === "frame") return await pressInFrame(name, screen);
    if (at && (on === "row" || on === "node")) return await pressOn(at, control);
    const place = on === "dialog" ? dialog() : page;
    const found =
      role === "row"
        ? page.getByRole("row").filter({ hasText: text(name) })
        : // The button of a field for files has the field's name before its own.
          place.getByRole(role, { name: text(name), exact: !name.startsWith("upload.") });
    await found.filter({ visible: true }).first().click();
  }

  const answerTo = (call: OperationId): Promise<Response> => {
    const { service, path, method } = operationOf(call);
    return page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === service.base + path &&
        response.request().method().toLowerCase() === method,
    );
  };

  async function expectSuccess(call: OperationId, answered: Promise<Response>): Promise<void> {
    const { code, msg }: { code: number; msg: string } = await (await answered).json();
    expect([0, 20000], `${call}: ${msg}`).toContain(code);
    made.add(call);
  }

  const answered = new Set<string>();
  page.on("response", (response) => {
    if (response.ok()) answered.add(new URL(response.url()).pathname);
  });

  return {
    visitor,
    text,
    async make(call, { at, fill, after = [], along = [] } = {}) {
      const { controls, screen } = reachOf(call);
      const last = controls.length - 1;
      const ways = after.map((way) => [way, answerTo(way)] as const);
      for (const control of controls.slice(0, last)) await press(control, screen, at);
      for (const [way, answered] of ways) await expectSuccess(way, answered);
      await fill?.(last > 0 ? dialog() : page.locator("#content"));
      const ends = [call, ...along].map((end) => [end, answerTo(end)] as const);
      const [control] = controls.slice(-1);
      if (control) await press(control, screen, at);
      if (operationOf(call).isGrant && control?.name !== "common.delete") {
        await agree(page, text(`dict.auditOperation.${call}`));
      }
      for (const [end, answered] of ends) await expectSuccess(end, answered);
      const closes = control?.on === "dialog" && control.name.startsWith("common.");
      if (closes) await dialog().waitFor({ state: "hidden" });
    },
    async open(call) {
      const { controls, screen } = reachOf(call);
      const { service, path } = operationOf(call);
      await press(controls[0], screen);
      await expect.poll(() => answered.has(service.base + path), { message: call }).toBe(true);
      made.add(call);
    },
    async offers(controls, at) {
      if (controls.some(({ on }) => on === "node")) await at?.click();
      const isSeen = ({ role, name }: Control) =>
        (at ?? page).getByRole(role, { name: text(name), exact: true }).isVisible();
      const shown = await Promise.all(controls.map(isSeen));
      const opener = at && menuOpener(at);
      if (shown.every(Boolean) || !(await opener?.isVisible())) return shown;
      await opener?.click();
      // A row that is redrawn closes its menu, so the menu is opened again.
      await anyItem().waitFor({ timeout: 5_000 });
      const inside = await Promise.all(controls.map(({ name }) => inMenu(name).count()));
      await page.keyboard.press("Escape");
      // The menu must be closed before the next one is opened, so that the two are not confused.
      await anyItem().waitFor({ state: "hidden", timeout: 5_000 });
      return shown.map((isShown, index) => isShown || inside[index] !== 0);
    },
  };
}

/** The open menus of rows and nodes, without the sidebar. */
function menusOver(page: Page, text: (key: string) => string) {
  const names = ["block.moreActions", "block.moreActionsOn"].map((key) =>
    text(key).replace("{{name}}", ".+"),
  );
  const over = openMenus(page);
  return {
    opener: (at: Locator) => at.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) }),
    item: (name: string) => over.last().getByRole("menuitem", { name: text(name), exact: true }),
    anyItem: () => over.last().getByRole("menuitem").first(),
  };
}

function reachOf(call: OperationId): Reach {
  const reach = section7.find((candidate) => candidate.call === call);
  if (!reach) throw new Error(`The table of section 7 has no ${call}.`);
  return reach;
}
