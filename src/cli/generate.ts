import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { productRoot } from "../snapshot/project.ts";
import { findingsOfRooms } from "./check/check-rooms.ts";
import { defineCommand } from "./command.ts";
import { formatted } from "./formatted.ts";
import { registryFiles } from "./registry/registries.ts";
import { readRooms } from "./registry/rooms.ts";
import { findingLine } from "./report-formats.ts";

/** Writes what is made from other files, formatted as the rest of the product. */
export const generate = defineCommand({
  summary: "remakes the registries of the renderers, types.gen.ts and page.schema.json",
  async run() {
    const { rooms, faults } = readRooms(productRoot);
    if (faults.length > 0) {
      for (const finding of findingsOfRooms(faults, "en")) {
        process.stderr.write(`${findingLine(finding, productRoot)}\n`);
      }
      return 1;
    }
    write(registryFiles(rooms));
    // What follows reads the registries.
    const { filesOfLanguage } = await import("./registry/language-files.ts");
    write(filesOfLanguage());
    return 0;
  },
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(productRoot, file), formatted(file, content));
  }
}
