import { expect, it } from "vitest";
import {
  closeDialog,
  createPageStore,
  openDialog,
} from "../../../../renderers/runtime/page/page-store.ts";
import { compileBody } from "../../../support/shipped-environment.ts";

it("a dialog is opened once, however often it is asked for; that of another row is another one", () => {
  const { plan } = compileBody({ kind: "form", submit: "culturalGroup.add" });
  const block = plan?.body;
  if (!block) throw new Error("There is no block.");
  const store = createPageStore();
  const open = (row?: object) =>
    openDialog(store, { subject: null, as: "dialog", width: null, plan: block, locals: { row } });
  const keys = () => store.getState().dialogs.map(({ key }) => key);
  open();
  open();
  expect(keys()).toHaveLength(1);
  const row = { id: 1 };
  open(row);
  open(row);
  expect(keys()).toHaveLength(2);
  for (const key of keys()) closeDialog(store, key);
  open();
  expect(keys()).toHaveLength(1);
});
