import type { Locator } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { startContractProduct } from "../../../support/contract-product.ts";
import { shapeOf } from "../../../support/contract-service/shape.ts";
import { readable, type SpoiltForm, unreadable } from "../../../support/contract-service/spoil.ts";
import { isWhole } from "../../../support/whole.ts";
import { openPlace, type Place } from "../../place.ts";
import { frameOf, go } from "../../shell/frame.ts";
import { once } from "../../shell/once.ts";

/** Sentences that say there is nothing, or how much there is. */
const claims =
  /There is nothing here yet|Nothing here|There is nothing to compare yet|There is no record|\d+ in total/;
const unread = "The data could not be loaded";
const crash = "Something went wrong in this part of the page";

/** Each seed gives a different back end and its share of the forms; `SPOILT_SEEDS` sets others. */
const seeds = (process.env.SPOILT_SEEDS ?? "1,2,3").split(",").map(Number);
const shareOf = (forms: readonly SpoiltForm[], turn: number) =>
  forms.filter((_form, index) => index % seeds.length === turn);

/** The forms in which a whole response is wrong, whatever it holds. */
const wholes: readonly SpoiltForm[] = ["html", "empty", "noContent", "truncated", "failed"];

/** A screen, and the calls that all its blocks read. */
interface Screen {
  title: string;
  at: string;
  paths: RegExp;
}

const groups: Screen = {
  title: "Cultural groups",
  at: "/points/cultural-group",
  paths: /^\/cultural-group\/page$/,
};
const rules: Screen = {
  title: "Deduction rules",
  at: "/points/deduction-rule",
  paths: /getAll4TreeData$/,
};
const users: Screen = {
  title: "Points users",
  at: "/points/user",
  paths: /all-dept-with-users$/,
};
const home: Screen = { title: "Points home", at: "/dashboard", paths: /^\/(?!api\/)/ };

/** Each sort of block, with the number of blocks that cannot be drawn where the calls fail. */
const sorts = [
  { kind: "a table", screen: groups, blocks: 1 },
  { kind: "a tree", screen: rules, blocks: 1 },
  { kind: "a tree that leads a table", screen: users, blocks: 1 },
  { kind: "figures and charts", screen: home, blocks: 2 },
];

/**
 * Whether a form meets one of several things that a page reads: each second form by turns, which
 * spoils every thing in five ways or more; all of them where the whole test is asked for.
 */
const meets = (form: SpoiltForm, place: number): boolean =>
  isWhole || (unreadable.indexOf(form) + place) % 2 === 0;

/** Somebody at work while responses are wrong in one way. */
interface Walk {
  /** Opens a screen while its calls are answered wrongly, or others where they are given. */
  open(screen: Screen, paths?: RegExp): Promise<Locator>;
  /** The same for a screen that was opened before, whose tab is loaded again. */
  openAnew(screen: Screen, paths: RegExp): Promise<Locator>;
  /** A part of the page as text, where no part may have failed to draw. */
  shown(part: Locator): Promise<string>;
}

/** Lets a visitor of their own walk through the tests of the suite that calls it. */
function walkIn(
  place: Place<Awaited<ReturnType<typeof startContractProduct>>>,
  form: SpoiltForm,
  seed: number,
): Walk {
  const visit = once(() => place.stay({ expectsFailures: true }));
  let hasArrived = false;

  afterAll(async () => (await visit()).context.close());

  const walk: Walk = {
    async open({ title, at, paths }, spoilt = paths) {
      const visitor = await visit();
      place.product.backEnd.spoil({ form, paths: spoilt, seed });
      await (hasArrived ? go(visitor, at) : visitor.arriveSignedIn(at));
      hasArrived = true;
      const screen = visitor.page.getByRole("region", { name: title, exact: true });
      await screen.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => screen.getByRole("status", { name: /^Loading/ }).count()).toBe(0);
      return screen;
    },
    async openAnew(screen, paths) {
      await walk.open(screen, paths);
      await frameOf(await visit()).reload(screen.title);
      return await walk.open(screen, paths);
    },
    async shown(part) {
      expect(await part.page().getByText(crash).count()).toBe(0);
      expect((await visit()).complaints).toEqual([]);
      return (await part.textContent()) ?? "";
    },
  };
  return walk;
}

/** Expects that what was not read cannot be saved, which would erase what is there. */
async function expectNoSave(dialog: Locator): Promise<void> {
  const save = dialog.getByRole("button", { name: "Save" });
  expect((await save.count()) === 0 || (await save.isDisabled())).toBe(true);
}

async function close(dialog: Locator): Promise<void> {
  await dialog.page().keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

describe.each(seeds.map((seed, turn) => [seed, turn] as const))(
  "a back end that answers wrongly, of seed %i",
  (seed, turn) => {
    const place = openPlace(() => startContractProduct({ captcha: false }, shapeOf(seed)));

    describe.each(shareOf(unreadable, turn))("by %s", (form) => {
      const { open, openAnew, shown } = walkIn(place, form, seed);

      it.each(sorts.filter((_sort, place) => meets(form, place)))(
        "$kind says that it cannot be read",
        async ({ screen, blocks }) => {
          const opened = await open(screen);
          await expect.poll(() => opened.getByText(unread).count()).toBeGreaterThanOrEqual(blocks);
          expect(await shown(opened)).not.toMatch(claims);
        },
      );

      if (meets(form, 0)) {
        it("two lists are not taken for empty", async () => {
          const opened = await openAnew(groups, /-user-rel\/get-/);
          const row = opened.getByRole("row").filter({ hasText: "Chess Circle" });
          await row.getByRole("button", { name: /users/i }).click();
          const dialog = opened.page().getByRole("dialog");
          await dialog.getByText(unread).first().waitFor();
          expect(await shown(dialog)).not.toMatch(claims);
          await expectNoSave(dialog);
          await close(dialog);
        });
      }

      if (!wholes.includes(form)) return;

      it("a record is not taken for empty", async () => {
        const members = { title: "Members", at: "/system/member", paths: /^\/api\/member\/getOne/ };
        const opened = await open(members);
        const row = opened.getByRole("row").filter({ hasText: "Carla Rossi" });
        await row.getByRole("button", { name: "Edit" }).click();
        const dialog = opened.page().getByRole("dialog");
        await dialog.getByText(unread).first().waitFor();
        expect(await shown(dialog)).not.toMatch(claims);
        await expectNoSave(dialog);
        await close(dialog);
        const menu = { title: "Menu", at: "/system/menu", paths: /^\/api\/menu\/getOne/ };
        const tree = await open(menu);
        await tree.getByRole("treeitem").first().click();
        await tree.getByText(unread).first().waitFor();
        expect(await shown(tree)).not.toMatch(claims);
      });

      it("nothing that was typed is lost where a save is answered so", async () => {
        const opened = await openAnew(groups, /^\/cultural-group\/update$/);
        const row = opened.getByRole("row").filter({ hasText: "Sailing Friends" });
        await row.getByRole("button", { name: "Edit" }).click();
        const dialog = opened.page().getByRole("dialog");
        const remark = dialog.getByRole("textbox", { name: "Remark" });
        await remark.fill(`Kept through ${form}`);
        await dialog.getByRole("button", { name: "Save" }).click();
        await opened
          .page()
          .getByText(/could not be read|responded with status|\(Status \d+\)/)
          .filter({ visible: true })
          .first()
          .waitFor();
        expect(await remark.inputValue()).toBe(`Kept through ${form}`);
        await shown(dialog);
      });
    });

    describe.each(shareOf(readable, turn))("by %s", (form) => {
      const { open, shown } = walkIn(place, form, seed);

      it("rows stay", async () => {
        const table = await open(groups);
        await expect.poll(() => table.getByRole("row").count()).toBe(7);
        await table.getByText(/^6 (in total|so far)$/).waitFor();
        await shown(table);
        const tree = await open(rules);
        await expect.poll(() => tree.getByRole("treeitem").count()).toBeGreaterThan(1);
        await shown(tree);
        const figures = await open(home);
        await figures.getByText("Cultural groups").first().waitFor();
        expect(await shown(figures)).not.toMatch(/[-−]3\b|many/);
      });
    });

    describe("by a total without its rows", () => {
      const { open, shown } = walkIn(place, "totalOfNothing", seed);

      it("a table is no empty list", async () => {
        const table = await open(groups);
        await table.getByText("but did not return them").first().waitFor();
        expect(await shown(table)).not.toMatch(/There is nothing here yet/);
      });
    });
  },
);
