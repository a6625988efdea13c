import { resolve } from "node:path";
import { expect, it } from "vitest";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";
import { frameOf } from "../shell/frame.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);

it("shows a member the menu of their new roles at once, also if they may not read members", async () => {
  const { product } = place;
  const visitor = await place.visitSignedIn({ username: "carla.customer" });
  const { menu } = frameOf(visitor);
  const system = menu.getByRole("menuitem", { name: "System", exact: true });
  await menu.getByRole("menuitem").first().waitFor();
  expect(await system.count()).toBe(0);
  const { id: memberId } = await product.database.db
    .selectFrom("member")
    .select("id")
    .where("username", "=", "carla.customer")
    .executeTakeFirstOrThrow();
  await product.ask("memberRole.updateRole", { memberId, roles: ["customer", "admin"] });
  await system.waitFor();
  await product.ask("memberRole.updateRole", { memberId, roles: ["customer"] });
  await system.waitFor({ state: "detached" });
});
