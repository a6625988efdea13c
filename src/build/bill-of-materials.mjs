// Writes the list of packages that the product contains, for those who must account for its
// licences. Plain JavaScript, since the build itself is not built.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./built-from.mjs";

// Packages for tests are removed below, since npm's own option would also drop packages that the
// product shares with them.
const command = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
const developmentOnly = "cdx:npm:package:development";

/**
 * A package in a CycloneDX bill of materials.
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} version
 * @property {{ name: string }[]} [properties]
 * @property {{ license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 *
 * A bill of materials in CycloneDX.
 * @typedef {object} Bill
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

/**
 * Writes `sbom.json` with the packages in CycloneDX format, and `licences.txt` with the licence
 * text of each. Without npm it writes neither, and the build still succeeds.
 * @param {string} directory
 * @returns {boolean} Whether they were written.
 */
export function writeBillOfMaterials(directory) {
  const shell = process.platform === "win32";
  const options = { cwd: root, shell, maxBuffer: 2 ** 28 };
  const { status, stdout } = spawnSync("npm", command, { ...options, encoding: "utf8" });
  if (status !== 0) return false;
  const bill = withoutDevelopment(JSON.parse(stdout));
  writeFileSync(join(directory, "sbom.json"), JSON.stringify(bill, null, 2));
  const { components } = bill;
  writeFileSync(join(directory, "licences.txt"), components.map(licenceOf).join("\n"));
  return true;
}

/**
 * @param {Bill} bill
 * @returns {Bill}
 */
function withoutDevelopment({ components, dependencies, ...bill }) {
  const kept = components.filter(
    ({ properties }) => !properties?.some(({ name }) => name === developmentOnly),
  );
  const known = new Set(components.map((component) => component["bom-ref"]));
  const left = new Set(kept.map((component) => component["bom-ref"]));
  /** @param {string} ref */
  const isLeft = (ref) => left.has(ref) || !known.has(ref);
  return {
    ...bill,
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => isLeft(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isLeft) })),
  };
}

/** @param {Component} component */
function licenceOf({ name, version, licenses = [] }) {
  const licence = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? "",
  );
  return `${name} ${version}: ${licence.join(", ") || "not told"}\n\n${textOf(name)}`;
}

/**
 * The licence text of a package, if the package contains one.
 * @param {string} name
 */
function textOf(name) {
  const directory = join(root, "node_modules", name);
  const files = existsSync(directory) ? readdirSync(directory) : [];
  const file = files.find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one));
  return file === undefined ? "" : `${readFileSync(join(directory, file), "utf8").trim()}\n`;
}
