import type { Page } from "playwright-core";
import type { TestService } from "../../support/service.ts";
import { pressRowAction } from "../controls.ts";
import type { Make } from "./shared-records.ts";
import { dialogOf, goneByThem, rowOf, type SharedWrite } from "./shared-write.ts";

type Groups = "culturalGroup" | "deptGroup";

/** An item that this window adds to a group, and one that the other window adds. */
interface Items {
  mine: string;
  theirs: string;
}

const people: Items = { mine: "Here Window", theirs: "There Window" };
const departments: Items = { mine: "Training", theirs: "Service Desk" };

/** Makes a group, to which the other window adds an item. */
function groupWith(groups: Groups, relation: "User" | "Dept", { mine, theirs }: Items): Make {
  return async ({ service, call }, name) => {
    if (relation === "User") await makePeople(service);
    const { id: groupId } = await service.ask(`${groups}.add`, { name });
    const candidates = await service.ask(`${groups}${relation}Rel.candidates`, { groupId });
    const ids = candidates.filter((one) => nameOf(one) === theirs).map(({ id }) => id);
    return {
      change: () => call(`${groups}${relation}Rel.update`, { groupId, ids }),
      remove: () => call(`${groups}.delete`, { ids: [groupId] }),
      async now() {
        const args = { groupId };
        const token = service.adminToken;
        const { envelope } = await service.call(`${groups}${relation}Rel.current`, args, { token });
        if (!Array.isArray(envelope.data)) return undefined;
        const names: string[] = envelope.data.map(nameOf);
        return { hasMine: names.includes(mine), hasTheirs: names.includes(theirs) };
      },
    };
  };
}

const nameOf = (item: { fullname: string } | { name: string }): string =>
  "fullname" in item ? item.fullname : item.name;

/** Makes the two people, unless they are there. */
async function makePeople({ database: { db } }: TestService): Promise<void> {
  const { id: departmentId } = await db
    .selectFrom("department")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Object.values(people).map((fullname) => ({
    username: fullname.toLowerCase().replace(" ", "."),
    fullname,
    mobile: "13800138000",
    departmentId,
    points: 1,
  }));
  await db
    .insertInto("pointsUser")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const inList = (page: Page, list: "Available" | "Chosen", name: string) => {
  const named = { name: list };
  const found = dialogOf(page)
    .getByRole("listbox", named)
    .or(dialogOf(page).getByRole("tree", named));
  return found.getByText(name, { exact: true });
};

function writeOf(groups: Groups, relation: "User" | "Dept", at: string): SharedWrite {
  const items = relation === "User" ? people : departments;
  return {
    operation: `${groups}${relation}Rel.update`,
    at,
    told: "lists",
    make: groupWith(groups, relation, items),
    shown: rowOf,
    async enter(page, name) {
      await pressRowAction(rowOf(page, name), relation === "User" ? "Users" : "Departments");
      await page.getByRole("textbox", { name: "Search in Available" }).fill(items.mine);
      await inList(page, "Available", items.mine).dblclick();
      await inList(page, "Chosen", items.mine).waitFor();
    },
    entered: (page) => inList(page, "Chosen", items.mine),
    send: (page) => dialogOf(page).getByRole("button", { name: "Save", exact: true }).click(),
    question: null,
    gone: goneByThem,
    mine: () => ({ hasMine: true, hasTheirs: true }),
  };
}

/** The writes that replace the members of a group. */
export const writesOfRelations: readonly SharedWrite[] = [
  writeOf("culturalGroup", "User", "/points/cultural-group"),
  writeOf("culturalGroup", "Dept", "/points/cultural-group"),
  writeOf("deptGroup", "User", "/points/dept-group"),
  writeOf("deptGroup", "Dept", "/points/dept-group"),
];
