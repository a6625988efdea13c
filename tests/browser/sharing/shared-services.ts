import type { Page } from "playwright-core";
import { own } from "../../../src/catalogue/schema/record.ts";
import { petsDocument } from "../../support/pets.ts";
import type { Make } from "./shared-records.ts";
import { goneByThem, type SharedWrite } from "./shared-write.ts";

const nameOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "");

/** Makes a service, which the other window imports again or connects. */
const serviceBy =
  (changed: "import" | "connection"): Make =>
  async ({ service, call }, title) => {
    const name = nameOf(title);
    const source = petsDocument.replace("Pets of the yard", title);
    await service.ask("service.save", { name, source });
    return {
      change: () =>
        changed === "import"
          ? call("service.save", { name, basePath: "/theirs", rows: "/items" })
          : call("service.connect", { name, address: "https://theirs.example.com" }),
      remove: () => call("service.del", { name }),
      async now() {
        const token = service.adminToken;
        const { envelope } = await service.call("service.getOne", { name }, { token });
        return own(envelope.data, "name") === name ? Object(envelope.data) : undefined;
      },
    };
  };

const basePath = (page: Page) => page.getByRole("textbox", { name: "Base path" });
const address = (page: Page) =>
  page.getByRole("region", { name: "Connection" }).getByRole("textbox", { name: "Address" });
const oneService = (name: string) => `/system/screens/services?service=${nameOf(name)}`;

const common = { told: "alert", question: null, gone: goneByThem } as const;

const importing: SharedWrite = {
  ...common,
  operation: "service.save",
  at: (name) => `/system/screens/services?import=${nameOf(name)}`,
  make: serviceBy("import"),
  shown: basePath,
  async enter(page) {
    await page.getByRole("textbox", { name: "Document" }).fill(petsDocument);
    await basePath(page).fill("/mine");
  },
  entered: basePath,
  // Another change after the other window's: what is checked then is newer than what was read.
  async send(page) {
    await page.getByRole("textbox", { name: "Total" }).fill("/total");
    await page.getByRole("button", { name: "Reimport", exact: true }).click();
  },
  mine: () => ({ basePath: "/mine", total: "/total", rows: "/items" }),
};

const connecting: SharedWrite = {
  ...common,
  operation: "service.connect",
  at: oneService,
  make: serviceBy("connection"),
  shown: address,
  enter: (page) => address(page).fill("https://mine.example.com"),
  entered: address,
  send: (page) =>
    page
      .getByRole("region", { name: "Connection" })
      .getByRole("button", { name: "Save", exact: true })
      .click(),
  mine: () => ({ address: "https://mine.example.com" }),
};

const deleting: SharedWrite = {
  ...common,
  told: "message",
  question: "Delete",
  operation: "service.del",
  at: oneService,
  make: serviceBy("import"),
  shown: (page, name) =>
    page
      .getByRole("navigation", { name: "Services" })
      .getByRole("button", { name: new RegExp(`^${nameOf(name)} `) }),
  enter: (page) => page.getByRole("button", { name: "Delete", exact: true }).click(),
  entered: null,
  send: async () => undefined,
  mine: undefined,
};

/** The writes of imported services. */
export const writesOfServices: readonly SharedWrite[] = [importing, connecting, deleting];
