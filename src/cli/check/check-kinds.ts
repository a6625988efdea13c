import type { Language } from "../../i18n/language.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { productRoot, readExamples } from "../../snapshot/project.ts";
import { readRooms } from "../registry/rooms.ts";
import { checkDescriptions } from "./check-descriptions.ts";
import { checkPages } from "./check-pages.ts";
import { findingsOfRooms } from "./check-rooms.ts";
import type { Finding } from "./finding.ts";

/**
 * Checks what the product's kinds, cells and widgets bring along beside themselves: the examples of
 * the gallery, and the translations of what they say of themselves.
 */
export function checkKinds(environment: LanguageEnvironment, language: Language): Finding[] {
  const examples = readExamples().map(({ room, shown, ...file }) => ({
    path: `${room}/${shown}`,
    ...file,
  }));
  const { rooms } = readRooms(productRoot);
  return [
    ...checkPages(examples, environment),
    ...findingsOfRooms(checkDescriptions(rooms, environment), language),
  ];
}
