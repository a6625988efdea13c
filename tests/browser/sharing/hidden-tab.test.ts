import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { agree, pressRowAction } from "../controls.ts";
import { openPlace } from "../place.ts";
import { go } from "../shell/frame.ts";
import type { Visitor } from "../visitor.ts";
import { dialogOf, rowOf } from "./shared-write.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let visitor: Visitor;
let page: Page;
let token: string;

beforeAll(async () => {
  visitor = await place.staySignedIn({ password });
  page = visitor.page;
  token = await place.product.signIn("anna.administrator");
});

/** Has Anna act while another tab with the same list is shown, which tells it; then goes back. */
async function away(act: () => Promise<unknown>): Promise<void> {
  await go(visitor, `${new URL(page.url()).pathname}?again=1`);
  await dialogOf(page).waitFor({ state: "hidden" });
  await page.getByRole("row").nth(1).waitFor();
  await act();
  await page.getByText("Anna Weber changed").filter({ visible: true }).waitFor();
  await page.goBack();
}

it("a form says on its return what another person has changed, and is compared before it is saved", async () => {
  const { product } = place;
  const member = { username: "hidden.tab", fullname: "Hidden Tab", mobile: "13800138000" };
  const { id } = await product.ask("member.add", { ...member, password });
  await go(visitor, "/system/member");
  await pressRowAction(rowOf(page, member.username), "Edit");
  const form = dialogOf(page);
  await form.getByLabel("Remarks").fill("Mine");
  const { fullname, mobile } = member;
  await away(() =>
    product.ask("member.update", { id, fullname, mobile, remarks: "Hers" }, { token }),
  );
  await form.getByText("Anna Weber has also changed Remarks.").waitFor();
  // The form goes on as it was, instead of from the record as it is now, which a save would replace.
  expect(await form.getByText("What you typed here has been restored").count()).toBe(0);
  await form.getByRole("button", { name: "Save" }).click();
  await agree(page, "Change member");
  const comparison = page.getByRole("dialog", { name: "Changed by two people" });
  await comparison.waitFor();
});

it("the lists of a relation say on their return that another person has changed them", async () => {
  const { product } = place;
  const name = "Hidden group";
  const { id: groupId } = await product.ask("culturalGroup.add", { name });
  const [first] = await product.ask("culturalGroupDeptRel.candidates", { groupId });
  await go(visitor, "/points/cultural-group");
  await pressRowAction(rowOf(page, name), "Departments");
  const lists = dialogOf(page);
  await lists.getByRole("option").or(lists.getByRole("treeitem")).first().waitFor();
  const ids = [Number(first?.id)];
  await away(() => product.ask("culturalGroupDeptRel.update", { groupId, ids }, { token }));
  await lists.getByText("Anna Weber changed").waitFor();
  await lists
    .getByRole("option", { name: first?.name })
    .or(lists.getByRole("treeitem", { name: first?.name }))
    .first()
    .waitFor();
});
