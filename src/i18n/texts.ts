import { en } from "./en.ts";
import { es } from "./es.ts";
import { ja } from "./ja.ts";
import type { Language } from "./language.ts";
import type { Messages } from "./messages.ts";
import { zh } from "./zh.ts";

/** The texts of every language at once, for programs; the browser loads one at a time. */
export const texts: Readonly<Record<Language, Messages>> = { en, zh, es, ja };
