import type { FixtureCases, Fixtures } from "../snapshot/fixture-wire.ts";

const files = import.meta.glob<unknown>("../../fixtures/*/*.json", {
  import: "default",
  eager: true,
});

/**
 * The fixtures that ship with the product, by operation and case, in a chunk of their own that
 * loads on demand.
 */
export const shippedFixtures: Fixtures = grouped();

function grouped(): Fixtures {
  const fixtures: Record<string, FixtureCases> = {};
  for (const [file, fixture] of Object.entries(files)) {
    const [operationId = "", name = ""] = file.split("/").slice(-2);
    fixtures[operationId] = { ...fixtures[operationId], [name.replace(/\.json$/, "")]: fixture };
  }
  return fixtures;
}
