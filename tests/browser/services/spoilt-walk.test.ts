import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { shapeOf } from "../../support/contract-service/shape.ts";
import { readable, type SpoiltForm, unreadable } from "../../support/contract-service/spoil.ts";
import { openPlace } from "../place.ts";
import type { Visitor } from "../visitor.ts";

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

/** Screens whose blocks all read the calls, with the number of blocks that cannot be drawn then. */
const screens = [
  { kind: "a table", at: "/points/cultural-group", paths: /^\/cultural-group\/page$/, blocks: 1 },
  { kind: "a tree", at: "/points/deduction-rule", paths: /getAll4TreeData$/, blocks: 1 },
  {
    kind: "a tree that leads a table",
    at: "/points/user",
    paths: /all-dept-with-users$/,
    blocks: 1,
  },
  { kind: "figures and charts", at: "/dashboard", paths: /^\/(?!api\/)/, blocks: 2 },
];

describe.each(seeds.map((seed, turn) => [seed, turn] as const))(
  "a back end that answers wrongly, of seed %i",
  (seed, turn) => {
    const place = openPlace(() => startContractProduct({ captcha: false }, shapeOf(seed)));
    let known: Visitor | undefined;
    // A visitor of their own for each test: dialogs would come back with the page.
    afterEach(() => {
      expect(complained()).toEqual([]);
      known = undefined;
    });

    /** What the browser complained of, apart from the statuses of spoilt responses. */
    const complained = () =>
      (known?.complaints.splice(0) ?? []).filter(
        (complaint) => !complaint.startsWith("Failed to load resource"),
      );

    /** Opens a page while responses are wrong; nothing is thrown while it is drawn. */
    async function arrive(at: string, form: SpoiltForm, paths: RegExp): Promise<Locator> {
      known ??= await place.visitSignedIn();
      place.product.backEnd.spoil({ form, paths, seed });
      await known.open(at);
      const main = known.page.getByRole("main");
      await main.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => main.getByRole("status", { name: /^Loading/ }).count()).toBe(0);
      return main;
    }

    /** The page as text, where no part may have failed to draw and the console only tells statuses. */
    async function shown(main: Locator): Promise<string> {
      expect(await main.page().getByText(crash).count()).toBe(0);
      expect(complained()).toEqual([]);
      return (await main.textContent()) ?? "";
    }

    for (const { kind, at, paths, blocks } of screens) {
      it.each(shareOf(unreadable, turn))(`${kind} says that %s cannot be read`, async (form) => {
        const main = await arrive(at, form, paths);
        await expect.poll(() => main.getByText(unread).count()).toBeGreaterThanOrEqual(blocks);
        expect(await shown(main)).not.toMatch(claims);
      });
    }

    it.each(shareOf(readable, turn))("rows stay, with %s", async (form) => {
      const main = await arrive("/points/cultural-group", form, /^\/cultural-group\/page$/);
      await expect.poll(() => main.getByRole("row").count()).toBe(7);
      await main.getByText(/^6 (in total|so far)$/).waitFor();
      await shown(main);
      const rules = await arrive("/points/deduction-rule", form, /getAll4TreeData$/);
      await expect.poll(() => rules.getByRole("treeitem").count()).toBeGreaterThan(1);
      await shown(rules);
      const home = await arrive("/dashboard", form, /^\/(?!api\/)/);
      await home.getByText("Cultural groups").first().waitFor();
      expect(await shown(home)).not.toMatch(/[-−]3\b|many/);
    });

    it("a total without its rows is no empty list", async () => {
      const paths = /^\/cultural-group\/page$/;
      const main = await arrive("/points/cultural-group", "totalOfNothing", paths);
      await main.getByText("but did not return them").first().waitFor();
      expect(await shown(main)).not.toMatch(/There is nothing here yet/);
    });

    it.each(shareOf(unreadable, turn))(
      "two lists are not taken for empty with %s",
      async (form) => {
        const main = await arrive("/points/cultural-group", form, /-user-rel\/get-/);
        const row = main.getByRole("row").filter({ hasText: "Chess Circle" });
        await row.getByRole("button", { name: /users/i }).click();
        const dialog = main.page().getByRole("dialog");
        await dialog.getByText(unread).first().waitFor();
        expect(await shown(dialog)).not.toMatch(claims);
        // Saving a list that was not read would take everyone out of it.
        const save = dialog.getByRole("button", { name: "Save" });
        expect((await save.count()) === 0 || (await save.isDisabled())).toBe(true);
      },
    );

    it.each(shareOf(wholes, turn))("a record is not taken for empty with %s", async (form) => {
      const members = await arrive("/system/member", form, /^\/api\/member\/getOne/);
      const row = members.getByRole("row").filter({ hasText: "Carla Rossi" });
      await row.getByRole("button", { name: "Edit" }).click();
      const dialog = members.page().getByRole("dialog");
      await dialog.getByText(unread).first().waitFor();
      expect(await shown(dialog)).not.toMatch(claims);
      // Saving a form that was not filled would erase the record.
      const save = dialog.getByRole("button", { name: "Save" });
      expect((await save.count()) === 0 || (await save.isDisabled())).toBe(true);
      const menu = await arrive("/system/menu", form, /^\/api\/menu\/getOne/);
      await menu.getByRole("treeitem").first().click();
      await menu.getByText(unread).first().waitFor();
      expect(await shown(menu)).not.toMatch(claims);
    });

    it.each(shareOf(wholes, turn))(
      "nothing that was typed is lost where a save is answered by %s",
      async (form) => {
        const main = await arrive("/points/cultural-group", form, /^\/cultural-group\/update$/);
        const row = main.getByRole("row").filter({ hasText: "Sailing Friends" });
        await row.getByRole("button", { name: "Edit" }).click();
        const dialog = main.page().getByRole("dialog");
        const remark = dialog.getByRole("textbox", { name: "Remark" });
        await remark.fill(`Kept through ${form}`);
        await dialog.getByRole("button", { name: "Save" }).click();
        await main
          .page()
          .getByText(/could not be read|responded with status|\(Status \d+\)/)
          .first()
          .waitFor();
        expect(await remark.inputValue()).toBe(`Kept through ${form}`);
        await shown(dialog);
      },
    );
  },
);
