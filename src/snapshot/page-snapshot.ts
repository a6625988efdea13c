import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Fixtures, SnapshotState } from "./fixture-wire.ts";
import { layOut } from "./lay-out.ts";
import { readCatalogue, readFixtures, readPageSource } from "./project.ts";
import { renderPage } from "./render-page.tsx";
import { grantsOf, memberOfRole } from "./role.ts";
import type { PageState, SnapshotView } from "./snapshot-name.ts";

/** A page's view and the folder of its files. */
export interface PageSnapshotOptions extends SnapshotView {
  /** Values in the page's address; those that it needs and that are not given are examples. */
  query?: Readonly<Record<string, string>>;
  /** The folder that holds `schemas/pages` and `fixtures`; the working directory by default. */
  root?: string;
}

/** The fixed current time, since pages show times relative to it. */
const now = Date.parse("2026-06-01T12:00:00Z");

/**
 * What a person perceives of a page, drawn with its fixtures without a browser: one line for each
 * role with its name and value, in reading order, without any markup. It is the helper for tests
 * in files that begin with `// @vitest-environment happy-dom`; without Vitest, the command
 * `screens snapshot` does the same.
 * @throws Error if the page or a fixture does not exist, or the page cannot be drawn.
 */
export async function pageSnapshot(
  path: string,
  options: PageSnapshotOptions = {},
): Promise<string> {
  const { role = "superAdministrator", language = "en", state = "loaded", root = "." } = options;
  const source = readPageSource(root, path);
  if (source === null) throw new Error(`There is no page "${path}".`);
  const { catalogue, fixtures } = materialOf(root);
  const can = state === "no-permission" ? () => false : grantsOf(role, fixtures);
  return await atOnePlaceAndTime(() =>
    renderPage({
      path,
      source,
      catalogue,
      fixtures,
      language,
      can,
      query: options.query ?? {},
      state: serviceIn(state),
      user: memberOfRole(role),
    }),
  );
}

const serviceIn = (state: PageState): SnapshotState =>
  state === "no-permission" ? "loaded" : state;

interface Material {
  catalogue: Catalogue;
  fixtures: Fixtures;
}

const materials = new Map<string, Material>();

/** The material is read once for each project, since a project has many pages. */
function materialOf(root: string): Material {
  const known = materials.get(root);
  if (known) return known;
  const material = { catalogue: readCatalogue(root), fixtures: readFixtures(root) };
  materials.set(root, material);
  return material;
}

/** Draws as on a desktop in UTC, at a fixed time. */
async function atOnePlaceAndTime(draw: () => Promise<string>): Promise<string> {
  const { Date: trueDate } = globalThis;
  const zone = process.env.TZ;
  process.env.TZ = "UTC";
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
  globalThis.Date = stoppedAt(now, trueDate);
  try {
    return await draw();
  } finally {
    globalThis.Date = trueDate;
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

function stoppedAt(moment: number, clock: DateConstructor): DateConstructor {
  return new Proxy(clock, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [moment] : args, newTarget),
    apply: (target) => new target(moment).toString(),
    get: (target, name, receiver) =>
      name === "now" ? () => moment : Reflect.get(target, name, receiver),
  });
}
