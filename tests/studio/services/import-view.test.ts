// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { createEnvironment } from "../../../renderers/environment.ts";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import { loneHost } from "../../../renderers/runtime/page/lone-host.ts";
import { fieldsOf } from "../../../src/catalogue/schema/record.ts";
import { recordsOf } from "../../../src/catalogue/schema/rows.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { translators } from "../../../src/i18n/texts.ts";
import { createFixtureWire } from "../../../src/snapshot/fixture-wire.ts";
import { productRoot, readFixtures } from "../../../src/snapshot/project.ts";
import { textOf } from "../../../src/snapshot/text-of.ts";
import { ImportView } from "../../../src/studio/services/import-view.tsx";
import { StudioContext, type StudioHost } from "../../../src/studio/studio-host.ts";
import { CallError, type CallResult, type Wire } from "../../../src/wire/wire.ts";
import { mountedEach } from "../../support/mounted.ts";

const catalogue = shippedCatalogue();
const wire = createFixtureWire(catalogue, readFixtures(productRoot), "loaded");

/** The responses that replace the fixtures, by operation. */
let instead: Record<string, () => Promise<CallResult>> = {};
/** The called operations; a document may be checked once more after it was stored. */
let calls: string[] = [];

const service: Wire = {
  call: (operationId, args, options) => {
    calls.push(operationId);
    return instead[operationId]?.() ?? wire.call(operationId, args, options);
  },
};

const studio: StudioHost = {
  catalogue,
  language: "en",
  route: { path: "/system/screens/services", query: {} },
  environment: createEnvironment(catalogue, translators.en),
  wire: service,
  text: translators.en.say,
  can: () => true,
  isAdministrator: true,
  pageFile: "",
  user: null,
  ...loneHost,
};

describe("a document that is to be imported", () => {
  const mounted = mountedEach();
  let done: string[];

  beforeEach(async () => {
    instead = {};
    calls = [];
    done = [];
    const view = createElement(ImportView, {
      service: null,
      isLoading: false,
      onChanged: () => {},
      onCancel: () => {},
      onDone: (name: string) => done.push(name),
    });
    const inStudio = createElement(StudioContext, { value: studio }, view);
    const inHost = createElement(HostContext, { value: studio }, inStudio);
    const client = new QueryClient();
    const all = createElement(QueryClientProvider, { client }, inHost);
    await mounted.draw(createElement(App, null, all));
  });

  const fieldNamed = (name: string): HTMLInputElement | HTMLTextAreaElement => {
    const label = [...mounted.container.querySelectorAll("label")].find(
      (one) => one.textContent === name,
    );
    const field = document.getElementById(label?.htmlFor ?? "");
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
    throw new Error(`There is no field "${name}".`);
  };
  const type = async (name: string, typed: string): Promise<void> => {
    const field = fieldNamed(name);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    await act(async () => {
      set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  const shows = (part: string): Promise<void> =>
    act(async () => {
      await expect.poll(() => textOf(mounted.container)).toContain(part);
    });
  const press = (name: string): Promise<void> =>
    act(async () => {
      const buttons = [...mounted.container.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === name)?.click();
    });
  const fill = async (): Promise<void> => {
    await type("Document", '{ "openapi": "3.0.3" }');
    await type("Name", "pets");
  };

  it("is checked once there is a pause in typing, and told before anything is stored", async () => {
    await fill();
    await shows("pets.listPets");
    expect([...new Set(calls)]).toEqual(["service.check"]);
    expect(textOf(mounted.container)).toContain("After the import, enter its address");
  });

  it("names each page that would have problems with it, and what differs of each operation", async () => {
    const { data } = await wire.call("service.check", { name: "pets", source: "" });
    const [operation] = recordsOf(fieldsOf(data).operations);
    const differences = ["It no longer returns “tag”."];
    const place = { pointer: "/body/columns/1", line: 3, column: 14, remedy: "" };
    const told = { severity: "error", message: "There is no field “tag”.", ...place };
    const broken = { path: "test/pets", isDraft: true, count: 9 };
    const again = {
      ...fieldsOf(data),
      revision: 7,
      untriedPages: 2,
      removed: [{ id: "pets.myPets", pages: ["test/mine"] }],
      operations: [{ ...operation, change: "changed", differences }],
      broken: [{ ...broken, problems: [{ code: "unknownField", ...told }] }],
    };
    instead = {
      "service.check": async () => ({ data: again, code: 20000, message: "", etag: null }),
    };
    await fill();
    await shows("1 page would have problems");
    for (const part of [
      "test/pets (Draft)",
      "3:14 There is no field “tag”.",
      "8 more problems",
      "2 more pages call what has changed.",
      "Called by test/mine",
      "It no longer returns “tag”.",
    ]) {
      await shows(part);
    }
  });

  it("is stored when somebody says so", async () => {
    await fill();
    await shows("pets.listPets");
    await press("Import");
    await act(() => expect.poll(() => done).toEqual(["pets"]));
    expect([...new Set(calls)]).toEqual(["service.check", "service.save"]);
  });

  it("says why it cannot be stored, and can be tried again", async () => {
    instead["service.save"] = async () => {
      throw new CallError("application", "service.save", "It is too late.");
    };
    await fill();
    await shows("pets.listPets");
    await press("Import");
    await shows("It is too late.");
    expect(done).toEqual([]);
  });

  it("is not shown as empty where the answer is not what the catalogue says", async () => {
    instead["service.check"] = async () => ({ data: {}, code: 0, message: "", etag: null });
    await fill();
    await shows("The service's response could not be read.");
  });
});
