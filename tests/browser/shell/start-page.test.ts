import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { chooseStartPage, frameOf } from "./frame.ts";

onEveryBackEnd((place) => {
  startPage(place);
});

function startPage(place: Place): void {
  describe("the start page", () => {
    it("opens after signing in and at the root; a link to another page wins over it", async () => {
      const visitor = await place.visit();
      const { page: visited } = visitor;
      const { heading, logOut } = frameOf(visitor);
      await visitor.arriveSignedIn("/dashboard");
      await chooseStartPage(visitor, "Points / Cultural groups");
      await visitor.open("/");
      await heading("Cultural groups").waitFor();
      await logOut();
      await visited.waitForURL("**/login?*");
      await visitor.open("/login");
      await visitor.signIn();
      await heading("Cultural groups").waitFor();
      expect(visitor.address()).toBe("/points/cultural-group");
      await logOut();
      await visited.waitForURL("**/login?*");
      await visitor.open("/points/deduction-rule");
      await visitor.signIn();
      await heading("Deduction rules").waitFor();
      await chooseStartPage(visitor, "Default");
      await visitor.open("/");
      await heading("Points home").waitFor();
    });

    it("is the usual one where the menu does not have the chosen one any more", async () => {
      const visitor = await place.visit();
      await visitor.page.addInitScript(() => {
        localStorage.setItem("settings", JSON.stringify({ startPage: "/points/gone" }));
      });
      await visitor.arriveSignedIn("/");
      await frameOf(visitor).heading("Points home").waitFor();
      expect(visitor.address()).toBe("/dashboard");
      await visitor.page.getByRole("button", { name: "Settings" }).click();
      const drawer = visitor.page.getByRole("dialog", { name: "Settings" });
      await drawer.getByText("Default", { exact: true }).waitFor();
    });
  });
}
