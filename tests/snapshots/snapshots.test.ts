// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { pageSnapshot } from "../../src/snapshot/page-snapshot.ts";
import { snapshotName, snapshotStates } from "../../src/snapshot/snapshot-name.ts";

describe.each(readPageFiles())("$path", ({ path }) => {
  it.each(snapshotStates)("%s", async (state) => {
    const text = await pageSnapshot(path, { state });
    await expect(`${text}\n`).toMatchFileSnapshot(`${path}/${snapshotName({ state })}`);
  });
});
