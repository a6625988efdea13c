import dayjs from "dayjs";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { chooseLanguage, isLanguage, type Language } from "../../i18n/language.ts";
import { showTextsOf } from "../../i18n/text-parts.ts";
import type { Translator } from "../../i18n/translator.ts";
import { readCookie, writeCookie } from "../../session/cookie.ts";
import { type LanguagePack, loadLanguage } from "./load-language.ts";

const languageCookie = "language";

let store: StoreApi<LanguagePack> | undefined;

function languageStore(): StoreApi<LanguagePack> {
  if (!store) throw new Error("No language is loaded yet.");
  return store;
}

/** The language the interface starts in: the cookie's, else the browser's, else the fallback. */
export function initialLanguage(): Language {
  const saved = readCookie(document, languageCookie) ?? undefined;
  return chooseLanguage([saved, ...navigator.languages]);
}

/** Loads the first language; nothing is drawn before it is loaded. */
export async function startLanguage(): Promise<void> {
  const pack = await loadLanguage(initialLanguage());
  store = createStore<LanguagePack>(() => pack);
  show(pack);
}

/** Shows the interface in another language, without a reload, and remembers it. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  const isSecure = window.location.protocol === "https:";
  writeCookie(document, languageCookie, language, { isLasting: true, isSecure });
}

/** Shows the language that was chosen in another tab of this browser. */
export function followLanguage(): void {
  const saved = readCookie(document, languageCookie);
  if (isLanguage(saved) && saved !== currentLanguage()) void showLanguage(saved);
}

let wanted: Language | null = null;

/**
 * Shows this document in another language without remembering the choice. Resolves to whether that
 * language is shown: another one may have been requested while it was loading.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const pack = await loadLanguage(language);
  if (wanted !== language) return false;
  show(pack);
  languageStore().setState(pack);
  return true;
}

function show(pack: LanguagePack): void {
  showTextsOf(pack.texts);
  dayjs.locale(pack.dayjs);
  document.documentElement.lang = pack.language;
}

/** The language that is shown. */
export function currentLanguage(): Language {
  return languageStore().getState().language;
}

/** The texts of the language that is shown. */
export function currentTexts(): Translator {
  return languageStore().getState().texts;
}

/** The shown language with its texts and locales; the component redraws when it changes. */
export function useLanguagePack(): LanguagePack {
  return useStore(languageStore());
}
