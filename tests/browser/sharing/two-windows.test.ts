import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { isWhole } from "../../support/whole.ts";
import { agree } from "../controls.ts";
import { openPlace } from "../place.ts";
import { operationOf } from "../reach.ts";
import { go } from "../shell/frame.ts";
import { hides } from "../shows.ts";
import { hearNothing } from "./hear-nothing.ts";
import type { SharedRecord, Windows } from "./shared-records.ts";
import type { SharedWrite } from "./shared-write.ts";
import { sharedWrites } from "./shared-writes.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let page: Page;

/**
 * The screens of the two kinds of groups are alike: but in a whole run, each write of theirs is tried
 * on one of them.
 */
const alike: readonly OperationId[] = [
  "deptGroup.update",
  "culturalGroup.delete",
  "deptGroupUserRel.update",
  "culturalGroupDeptRel.update",
];
const tried = sharedWrites.filter(({ operation }) => isWhole || !alike.includes(operation));

const cases = tried.map((write, index) => ({
  ...write,
  changed: `Changed ${index + 1}.`,
  deleted: `Deleted ${index + 1}.`,
}));
const records = new Map<string, SharedRecord>();

beforeAll(async () => {
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const call: Windows["call"] = (id, request) => product.ask(id, request, { token });
  for (const { make, changed, deleted } of cases) {
    for (const name of [changed, deleted]) {
      records.set(name, await make({ service: product, call }, name));
    }
  }
  // Pages that stay alive would be drawn again at each change, which is no part of these tests.
  ({ page } = await place.staySignedIn({ password, keepsPages: false }));
  await hearNothing(page);
});

it("is tried for every write that has a version", () => {
  const versioned = [...shippedCatalogue().operations.values()].filter(
    ({ version }) => version !== null && !("none" in version),
  );
  const known = new Set(sharedWrites.map(({ operation }) => operation));
  // What a member has set in two browsers is joined in silence (tests/shell/preferences).
  const told = versioned.map(({ id }) => id).filter((id) => id !== "preference.save");
  expect([...known].sort()).toEqual(told.sort());
});

/** What is said where the author of the change is known, and where not. */
const hasChanged = /has changed this( in the meantime|\.)/;
const changedByThem = /^Sofía Herrera has changed this in the meantime/;

/**
 * Enters a write in this window, has the other one act, and sends the write, which is refused with
 * a code. Returns an expectation that what was entered is still there.
 */
async function race(
  { operation, at, enter, entered, send, question }: SharedWrite,
  name: string,
  act: () => Promise<unknown>,
  refusal: number,
): Promise<() => Promise<void>> {
  await go({ page }, typeof at === "string" ? at : at(name));
  await enter(page, name);
  const read = async () => entered && (await entered(page).evaluate(contentOf));
  const before = await read();
  await act();
  const { service, path } = operationOf(operation);
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).pathname === service.base + path,
  );
  await send(page, name);
  if (question !== null) await agree(page, question);
  expect(await (await answered).json()).toMatchObject({ code: refusal });
  return async () => expect(await read()).toBe(before);
}

const contentOf = (node: Element): string | null =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
    ? node.value
    : node.textContent;

const sendAgain = async ({ send, question }: SharedWrite, name: string): Promise<void> => {
  await send(page, name);
  if (question !== null) await agree(page, question);
};

/** Waits until this window is told of the other one's change, and sends the write all the same. */
const goOnBy = {
  async comparison({ question }: SharedWrite) {
    const comparison = page.getByRole("dialog", { name: "Changed by two people" });
    await comparison.getByText("Sofía Herrera changed the same fields as you.").waitFor();
    return async () => {
      await comparison.getByRole("button", { name: "Save this choice" }).click();
      if (question !== null) await agree(page, question);
    };
  },
  async beside(write: SharedWrite, name: string) {
    await page.getByRole("alert").filter({ hasText: hasChanged }).first().waitFor();
    return () => sendAgain(write, name);
  },
  async alert(write: SharedWrite, name: string) {
    await page.getByRole("alert").filter({ hasText: changedByThem }).first().waitFor();
    return () => sendAgain(write, name);
  },
  async lists() {
    const notice = page.getByRole("dialog").getByRole("alert");
    await notice.getByText(changedByThem).waitFor();
    await notice.getByText(/^Others added: (There Window|Service Desk)$/).waitFor();
    return () => notice.getByRole("button", { name: "Save my changes too" }).click();
  },
  async merge() {
    await page.getByText("sofia.super saved this screen while you were editing it.").waitFor();
    return async () => {
      await page.getByRole("button", { name: "Compare" }).click();
      const dialog = page.getByRole("dialog", { name: "Merge the two texts" });
      await dialog.getByRole("radio", { name: "Your text" }).first().check();
      await dialog.getByRole("button", { name: "Use this text" }).click();
    };
  },
  async message(write: SharedWrite, name: string) {
    await page.getByText(hasChanged).filter({ visible: true }).first().waitFor();
    return async () => {
      await write.enter(page, name);
      await sendAgain(write, name);
    };
  },
};

describe.each(cases)("$operation of a record at $at", (write) => {
  const { changed, deleted, mine, told, entered, shown } = write;
  const { gone, goneCode = answerCodes.notFound } = write;

  it("overwrites no change of another window unseen, and goes through once it is seen", async () => {
    const { change, now } = recordNamed(changed);
    const isKept = await race(write, changed, change, answerCodes.changedMeanwhile);
    const goOn = await goOnBy[told](write, changed);
    await isKept();
    expect(await now()).toBeDefined();
    if (mine) expect(await now()).not.toMatchObject(mine(changed));
    await goOn();
    const stored = expect.poll(now);
    await (mine ? stored.toMatchObject(mine(changed)) : stored.toBeUndefined());
    if (entered) await hides(entered(page));
  });

  it("says that another window has deleted it, and keeps what was entered", async () => {
    const { remove, now } = recordNamed(deleted);
    const besides = page.getByText(/Herrera has deleted this/).filter({ visible: true });
    const ofEarlier = await besides.count();
    const isKept = await race(write, deleted, remove, goneCode);
    // Screens that are open but hidden may say the same.
    await page.getByText(gone).filter({ visible: true }).first().waitFor();
    // A form says it in its own place only; toasts of earlier writes may still be there.
    if (told === "comparison") expect(await besides.count()).toBeLessThanOrEqual(ofEarlier);
    await isKept();
    if (told === "comparison" || told === "lists") {
      await form().getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Discard" }).click();
    } else if (told === "beside") await entered?.(page).press("Escape");
    else if (told === "alert") {
      await page.getByRole("button", { name: "Cancel" }).click();
      const asks = write.operation === "service.save";
      if (asks) await page.getByRole("button", { name: "Discard" }).click();
    } else if (told === "message") await hides(shown(page, deleted));
    await hides(page.getByRole("dialog").first());
    expect(await now()).toBeUndefined();
  });
});

function recordNamed(name: string): SharedRecord {
  const record = records.get(name);
  if (!record) throw new Error(`No record is named ${name}`);
  return record;
}

const form = () => page.getByRole("dialog").filter({ visible: true }).last();
