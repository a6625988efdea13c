import type { Language } from "../../i18n/language.ts";
import { texts } from "../../i18n/texts.ts";
import { fillText } from "../../i18n/translate.ts";
import type { RoomFault } from "../registry/rooms.ts";
import type { Finding } from "./finding.ts";

/** What is wrong with the folders of the renderers, each at the beginning of its file. */
export function findingsOfRooms(faults: readonly RoomFault[], language: Language): Finding[] {
  return faults.map(({ file, code, values }) => {
    const { message, remedy } = texts[language].fileFault[code];
    return {
      ...{ file, line: 1, column: 1, offset: 0, length: 1, pointer: "", severity: "error", code },
      ...{ message: fillText(message, values), remedy: fillText(remedy, values) },
    };
  });
}
