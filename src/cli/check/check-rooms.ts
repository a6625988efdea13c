import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../i18n/language.ts";
import { productRoot } from "../../snapshot/project.ts";
import type { RoomFault } from "../registry/rooms.ts";
import { sentences } from "../sentences.ts";
import { createPlaces, type Finding } from "./finding.ts";

/** What is wrong with the folders of the renderers, as it is told. */
export function findingsOfRooms(faults: readonly RoomFault[], language: Language): Finding[] {
  return faults.map(({ file, code, values, pointer = "" }) => {
    const { say } = sentences[language];
    const message = say(`fileFault.${code}.message`, values);
    const remedy = say(`fileFault.${code}.remedy`, values);
    const path = join(productRoot, file);
    const source = pointer !== "" && existsSync(path) ? readFileSync(path, "utf8") : "";
    return { file, ...createPlaces(source)(pointer), severity: "error", code, message, remedy };
  });
}
