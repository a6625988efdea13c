import { resolve } from "node:path";
import type { Route } from "playwright-core";
import { expect, it } from "vitest";
import { startService } from "../../support/service.ts";
import { agree, pressRowAction } from "../controls.ts";
import { openPlace } from "../place.ts";
import { operationOf } from "../reach.ts";
import { go } from "../shell/frame.ts";
import { hearNothing } from "./hear-nothing.ts";
import { groupOf, type Windows } from "./shared-records.ts";
import { rowOf } from "./shared-write.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

it("says that another window has changed a record once the change is shown", async () => {
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const call: Windows["call"] = (id, request) => product.ask(id, request, { token });
  const record = await groupOf("deptGroup")({ service: product, call }, "Night Shift");
  const { page } = await place.visitSignedIn();
  await hearNothing(page);
  await go({ page }, "/points/dept-group");
  const row = rowOf(page, "Night Shift");
  await pressRowAction(row, "Delete");
  await record.change();
  const { service, path } = operationOf("deptGroup.page");
  const held: Route[] = [];
  await page.route(`**${service.base}${path}*`, (route) => void held.push(route));
  await agree(page, "Delete");
  await expect.poll(() => held.length).toBe(1);
  const told = page.getByText("Sofía Herrera has changed this in the meantime");
  expect(await told.count()).toBe(0);
  // The page itself waits for the message, which is shown for a few seconds only.
  const isTold = told.first().waitFor();
  await Promise.all(held.map((route) => route.continue()));
  await isTold;
  expect(await row.textContent()).toContain("Theirs");
});
