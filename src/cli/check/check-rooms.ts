import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../i18n/language.ts";
import { productRoot } from "../../snapshot/project.ts";
import { sentences } from "../output/sentences.ts";
import type { RoomFault } from "../registry/rooms.ts";
import { type Finding, findingIn } from "./finding.ts";

/** Converts the faults of the renderers' folders to findings. */
export function findingsOfRooms(faults: readonly RoomFault[], language: Language): Finding[] {
  return faults.map((fault) => {
    const path = join(productRoot, fault.file);
    const source = fault.pointer && existsSync(path) ? readFileSync(path, "utf8") : "";
    return findingIn({ file: fault.file, source }, fault, sentences[language]);
  });
}
