import { expect, it } from "vitest";
import { pageWire } from "../../../../renderers/runtime/page/page-wire.ts";
import { pageHost } from "../../../support/page-host.ts";

const sent: string[] = [];
const wire = pageWire({
  ...pageHost("en"),
  wire: {
    call: async (operation) => {
      sent.push(operation);
      return { data: null, code: 0, message: "", etag: null };
    },
  },
});

it("a page reads by itself, and does nothing else", async () => {
  await wire.call("culturalGroup.page", {});
  for (const operation of ["culturalGroup.add", "culturalGroup.delete", "memberRole.add"]) {
    await expect(wire.call(operation, {})).rejects.toThrow("does more than read data");
  }
  await expect(wire.call("login.logout", {})).rejects.toThrow("login.logout");
  expect(sent).toEqual(["culturalGroup.page"]);
});
