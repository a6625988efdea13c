import { expect, it } from "vitest";
import {
  type ContractService,
  startContractService,
} from "../../support/contract-service/contract-service.ts";
import { productPassword } from "../../support/product.ts";
import { startStaticHost } from "../../support/static-host.ts";
import { openPlace } from "../place.ts";
import { frameOf } from "./frame.ts";

let backEnd: ContractService;

/** The built files on one host and the back end on another, which `config.json` names. */
const place = openPlace(async () => {
  backEnd = await startContractService(productPassword);
  const bases = { system: backEnd.systemUrl, points: backEnd.pointsUrl };
  const host = await startStaticHost("dist/client", { captcha: false, bases });
  const stop = async () => {
    await host.stop();
    await backEnd.stop();
  };
  return { url: host.url, stop };
});

it("the built files alone on a static host, with a config.json, sign in and open pages", async () => {
  const visitor = await place.visit();
  await visitor.open("/points/cultural-group");
  await visitor.page.waitForURL("**/login?redirect=*");
  await visitor.signIn();
  await visitor.page.getByRole("row").filter({ hasText: "Amateur Theatre" }).waitFor();
  expect(visitor.address()).toBe("/points/cultural-group");
  await frameOf(visitor).choose("System", "Members");
  await visitor.page.getByRole("row").filter({ hasText: "adam.admin" }).waitFor();
  const hosts = new Set(backEnd.calls.map(({ headers }) => headers.origin));
  expect([...hosts]).toEqual([place.product.url]);
});
