import type { Catalogue } from "../../catalogue/catalogue.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { es } from "../../i18n/descriptions/es.ts";
import { es as esExpressions } from "../../i18n/descriptions/expressions/es.ts";
import { ja as jaExpressions } from "../../i18n/descriptions/expressions/ja.ts";
import { zh as zhExpressions } from "../../i18n/descriptions/expressions/zh.ts";
import { ja } from "../../i18n/descriptions/ja.ts";
import { zh } from "../../i18n/descriptions/zh.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { type Summaries, summariesOf } from "../../language/reference/summaries.ts";
import type { Room, RoomFault } from "../registry/rooms.ts";

const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zh: { ...zh, ...zhExpressions },
  es: { ...es, ...esExpressions },
  ja: { ...ja, ...jaExpressions },
};

/**
 * Checks the translations of the summaries of kinds, cells, widgets and the rest of the language:
 * each summary must be translated, nothing else, and each translation must contain the same code.
 */
export function checkDescriptions(
  rooms: readonly Room[],
  environment: LanguageEnvironment,
): RoomFault[] {
  const summaries = summariesOf({ ...environment, catalogue: ownPart(environment.catalogue) });
  const known = new Map<string, { folder: string; text: string }>();
  return [
    ...Object.entries(shared).flatMap(([language, texts]) =>
      faultsOf({
        file: `src/i18n/descriptions/${language}.ts`,
        name: language,
        said: summaries.shared,
        languages: [language],
        isJson: false,
        translations: Object.fromEntries(
          Object.entries(texts).map(([summary, text]) => [summary, { [language]: text }]),
        ),
      }),
    ),
    ...rooms.flatMap((room) => [
      ...faultsOf({
        file: `${room.folder}/descriptions.json`,
        name: room.name,
        isJson: true,
        said: ownSummaries(room, environment, summaries),
        languages: Object.keys(shared),
        translations: room.descriptions,
      }),
      ...contradictions(room, known),
    ]),
  ];
}

/** The catalogue without external services, whose descriptions are not translated. */
function ownPart(catalogue: Catalogue): Catalogue {
  const documents = [...catalogue.documents].filter(
    ([, document]) => document["x-service"]?.address === undefined,
  );
  const names = new Set(documents.map(([name]) => name));
  const operations = [...catalogue.operations].filter(([, { service }]) => names.has(service.name));
  return { ...catalogue, documents: new Map(documents), operations: new Map(operations) };
}

function ownSummaries(
  { sort, name }: Room,
  { blocks, cells, widgets }: LanguageEnvironment,
  summaries: Summaries,
): ReadonlySet<string> {
  const kind = { kinds: blocks, cells, widgets }[sort].get(name);
  const own = [...(kind ? summaries.of(kind) : [])];
  return new Set(own.filter((summary) => !summaries.shared.has(summary)));
}

interface Described {
  file: string;
  /** The name of what the translations belong to, such as a kind. */
  name: string;
  said: ReadonlySet<string>;
  languages: readonly string[];
  translations: Room["descriptions"];
  /** Whether the file is JSON, so that a JSON pointer can name a place in it. */
  isJson: boolean;
}

function faultsOf({ file, name, said, languages, translations, isJson }: Described): RoomFault[] {
  const at = (...steps: readonly string[]) =>
    isJson ? { file, pointer: steps.map(pointerStep).join("") } : { file };
  const idle = Object.keys(translations).filter((summary) => !said.has(summary));
  return [
    ...idle.map((key): RoomFault => ({ ...at(key), code: "roomSaysNot", values: { name, key } })),
    ...[...said].flatMap((key) =>
      languages.flatMap((language): RoomFault[] => {
        const text = translations[key]?.[language] ?? "";
        if (text === "") return [{ ...at(key), code: "roomUntold", values: { key, language } }];
        const [given, wanted] = [codeIn(text), codeIn(key)];
        if (given === wanted) return [];
        return [{ ...at(key, language), code: "otherPlaces", values: { key, given, wanted } }];
      }),
    ),
  ];
}

/**
 * Reports a summary with different translations in two folders, since translations are looked up by
 * the summary alone.
 */
function contradictions(
  { folder, descriptions }: Room,
  known: Map<string, { folder: string; text: string }>,
): RoomFault[] {
  return Object.entries(descriptions).flatMap(([key, translations]): RoomFault[] => {
    const text = JSON.stringify(translations);
    const before = known.get(key);
    if (!before) known.set(key, { folder, text });
    if (!before || before.text === text) return [];
    const file = `${folder}/descriptions.json`;
    const values = { key, other: `${before.folder}/descriptions.json` };
    return [{ file, pointer: pointerStep(key), code: "roomsDiffer", values }];
  });
}

function codeIn(text: string): string {
  return (text.match(/`[^`]*`|\{\{\w+\}\}/g) ?? []).toSorted().join(" ") || "—";
}
