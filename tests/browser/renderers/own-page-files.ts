import { mkdtempSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";

/** A {@link Place} whose pages are the tests' own files instead of the shipped ones. */
export function openPlaceOfOwnPages() {
  const directory = mkdtempSync(join(tmpdir(), "screenwright-pages-"));
  const place = openPlace(() =>
    startService({
      configuration: { clientDirectory: resolve("dist/client"), pagesDirectory: directory },
    }),
  );

  /** Writes the file of a page, given as JSON or as raw text. */
  async function addFile(path: string, page: object | string): Promise<void> {
    const file = join(directory, `${path}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof page === "string" ? page : JSON.stringify(page));
  }

  /** Adds a page to the menu at its own path. */
  async function addNode(path: string, title: string): Promise<void> {
    await place.product.ask("menu.add", {
      title,
      typeId: "1",
      routerPath: `/${path}`,
      componentPath: path,
    });
  }

  /** Adds the file of a page and its menu node, which has the page's title. */
  async function addPage(path: string, page: { title: string; body: object }): Promise<void> {
    await addFile(path, page);
    await addNode(path, page.title);
  }

  return { place, addFile, addNode, addPage };
}
