// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { layOut } from "../../../../src/snapshot/lay-out.ts";
import { readFixtures } from "../../../../src/snapshot/project.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

/** A form beside a list of groups, drawn after the named control was pressed. */
function drawn(form: object, pressed?: string): Promise<string> {
  const list = { kind: "table", name: "groups", rows: "culturalGroup.page", columns: ["name"] };
  const body = { kind: "stack", items: [list, { kind: "form", title: "One group", ...form }] };
  return renderPage({
    path: "made/groups",
    source: JSON.stringify({ title: "Groups", body }),
    language: "en",
    state: "loaded",
    catalogue: shippedCatalogue(),
    fixtures: readFixtures("."),
    can: () => true,
    user: memberOfRole("superAdministrator"),
    ...(pressed === undefined ? {} : { pressed }),
  });
}

describe("a form whose first values are not there", () => {
  const update = { submit: "culturalGroup.update", values: "blocks.groups.selected" };

  it("asks for the choice of a record that it would change, and sends no half one", async () => {
    const text = await drawn(update);
    expect(text).toContain("Make a selection first.");
    expect(text).not.toContain('button "Save"');
    expect(await drawn(update, "Board Game Table")).toContain('button "Save"');
  });

  it("says that there is none where nothing on the page could be chosen", async () => {
    const text = await drawn({
      ...update,
      values: "route.query.no == '1' ? {'id': 1, 'name': 'One', 'status': 1} : null",
    });
    expect(text).toContain("There is no record to edit.");
    expect(text).not.toContain('button "Save"');
  });

  it("is blank where it adds one", async () => {
    const add = { submit: "culturalGroup.add", values: "blocks.groups.selected", fields: ["name"] };
    expect(await drawn(add)).toContain('button "Save"');
  });
});
