import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shippedDocuments } from "../../../src/catalogue/shipped.ts";
import {
  misspeltIn,
  overlaidBy,
  partedOverlays,
  readOverlays,
} from "../../../src/server/configuration/overlays.ts";

const folder = mkdtempSync(join(tmpdir(), "screenwright-overlays-"));

const file = join(folder, "points.yaml");
const read = async (content: string) => {
  writeFileSync(file, content);
  return await readOverlays(` ${file} ,`);
};

const overlay = (target: string, service = "points") =>
  `overlay: 1.0.0\nx-service: ${service}\nactions:\n  - target: ${target}\n    remove: true\n`;

const forwarded = { system: { forwardTo: null }, points: { forwardTo: "https://points.example" } };

describe("the files of OVERLAYS", () => {
  it("are read and laid over the documents of services that are forwarded", async () => {
    const given = await read(overlay("$.paths['/cultural-group/add']"));
    const { documents, touched } = overlaidBy(given, shippedDocuments().documents, forwarded);
    const paths = documents.flatMap((document) => Object.keys(document.paths ?? {}));
    expect(paths).toContain("/cultural-group/page");
    expect(paths).not.toContain("/cultural-group/add");
    expect([...touched]).toEqual([]);
  });

  it("wait for a service that is imported, unless none can be imported here", async () => {
    const given = [...(await read(overlay("$.paths"))), ...(await read(overlay("$", "pets")))];
    const { documents } = shippedDocuments();
    const { overlays, importedOverlays } = partedOverlays(given, documents, forwarded);
    expect(overlays.map((one) => one.overlay.service)).toEqual(["points"]);
    expect(importedOverlays.map(({ service }) => service)).toEqual(["pets"]);
    const elsewhere = { system: { forwardTo: "https://system.example" } };
    expect(partedOverlays(given, documents, elsewhere).importedOverlays).toEqual([]);
  });

  it("are told where they state what nothing reads, with what was probably meant", async () => {
    const success = "{ at: /code, values: [0] }";
    const stating = (name: string) =>
      `overlay: 1.0.0\nactions:\n  - target: $\n    update: { ${name}: ${success} }\n`;
    const [misspelt] = await read(stating("x-sucess"));
    expect(misspeltIn(misspelt ? [misspelt.overlay] : [])).toEqual([
      `Warning: ${file}: Action 1, $, states x-sucess, which is not read. Did you mean x-success?`,
    ]);
    const [right] = await read(stating("x-success"));
    expect(misspeltIn(right ? [right.overlay] : [])).toEqual([]);
    const target = "$.components.schemas.Chart.properties";
    const [field] = await read(
      `overlay: 1.0.0\nactions:\n  - target: ${target}\n    update: { x_label: { type: string } }\n`,
    );
    expect(misspeltIn(field ? [field.overlay] : [])).toEqual([]);
  });

  it("are none where nothing is named", async () => {
    expect(await readOverlays(undefined)).toEqual([]);
  });

  it("end the start with a line that names the file, the action and what to do", async () => {
    const started = async (content: string) =>
      overlaidBy(await read(content), shippedDocuments().documents, forwarded);
    await expect(readOverlays("/nowhere.yaml")).rejects.toThrow(
      "/nowhere.yaml cannot be read (ENOENT). OVERLAYS lists readable files.",
    );
    await expect(started("a: [")).rejects.toThrow(`${file} is neither JSON nor YAML`);
    await expect(started("openapi: 3.1.0")).rejects.toThrow(
      `${file}: It is not an OpenAPI Overlay`,
    );
    await expect(started(overlay("$.paths['/none']"))).rejects.toThrow(
      `${file}: Action 1, $.paths['/none'], matched nothing. Compare it with the document.`,
    );
    await expect(started(overlay("$.paths", "system"))).rejects.toThrow("system is answered here");
  });
});
