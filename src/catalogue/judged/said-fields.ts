import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { stepsOf } from "../schema/pointer.ts";
import { isRecord, type JsonObject } from "../schema/record.ts";

/** Names of an error, and of what else may accompany it. */
export const errorName = /^(error|message|msg|detail|code|status|reason)/i;
/** Names of words that explain a failure. */
export const reasonName = /^(err|(re(sul)?t(urn)?_?)?(message|msg)|detail|reason)/i;
const besideName =
  /^((is|has)_?errors?|err_?(code|msg|no)|ret|re(sul)?t(urn)?_?(code|msg|message)|description|title|type|instance|time(stamp)?|path|trace|(trace|request|fault|correlation)_?id|debug_?info|info(_?code)?|meta|links|jsonapi|hint|documentation_?url)$/i;
/** Names of what a call brings, which a refused one lacks. */
export const resultName = /^(data|result|payload)$/i;
/** Names of a flag of success. */
export const successName = /^(ok|(is_?)?success(ful)?|succeeded)$/i;
/** Names of a code that says how a call ended. */
export const codeName =
  /^(code|ret|re(sul)?t(urn)?_?code|status|status_?code|http_?status|err_?code|err_?no|error_?code)$/i;
/** Names of counts that accompany what an answer says. */
export const countName = /^(acknowledged|object|id|total|count|total_?count)$/i;

/** Words of success; those that tell it only at the end, as “Order created.”; and their opposites. */
const done =
  /(?<!\p{L})(ok|success\w*|done|deleted|removed|updated|saved|completed|éxito|correctamente|eliminad[oa]|actualizad[oa]|sucesso|succès|erfolgreich)(?!\p{L})|成功|完成|完了|已|しました|성공|되었습니다/iu;
const doneAtLast =
  /(?<!\p{L})(created|added|stored|accepted|guardad[oa]|cread[oa]|añadid[oa]|salv[oa]|criad[oa]|gespeichert|angelegt|gelöscht|geändert|aktualisiert|(enregistr|cré|ajout|supprim|modifi)ée?)[.!]?$/iu;
const turning =
  /(?<!\p{L})(not?|cannot|can|must|only|already|by|sin|ya|nicht|kein\p{L}*|nur|bereits|não|já|ne|pas|déjà)(?!\p{L})|n['’]t(?!\p{L})|不|未|没|无|無|ない|ません|않|못|실패/iu;

/** Whether words say that something was done. */
export const saysDone = (words: string): boolean =>
  (done.test(words) || doneAtLast.test(words.trim())) && !turning.test(words);

/** A call whose answer is judged. */
export interface JudgedCall {
  operation: Pick<
    Operation,
    "effect" | "method" | "path" | "answer" | "list" | "isDestroy" | "parameters"
  >;
  resolve: Catalogue["resolve"];
  sent: JsonObject;
}

/** A field of an answer. */
export type Field = readonly [name: string, value: unknown];

/** Whether a field says how a call ended, or accompanies that. */
export const isSaying = (name: string): boolean =>
  errorName.test(name) || besideName.test(name) || successName.test(name);

/**
 * The fields that belong to what the call is about: what a write sent and gets back, the rows of a
 * list, and all fields of an answer that has everything its read declares.
 */
function ownNamesIn(body: JsonObject, { operation, resolve, sent }: JudgedCall): string[] {
  if (operation.effect === "write") {
    return Object.keys(body).filter(
      (name) => Object.hasOwn(sent, name) && sent[name] === body[name],
    );
  }
  const declared = Object.keys(resolve(operation.answer ?? {}).properties ?? {});
  const isWhole = declared.every((name) => !isNothing(body[name]));
  return [...stepsOf(operation.list?.rows ?? "").slice(0, 1), ...(isWhole ? declared : [])];
}

/** The fields that hold anything. */
export const withoutNothing = (fields: JsonObject): Field[] =>
  Object.entries(fields).filter(([, value]) => !isNothing(value));

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (typeof value !== "object") return false;
  return Object.values(value).every((inner) => isRecord(value) && isNothing(inner));
}

/** The fields by which an answer says something of its call, without what belongs to its subject. */
export function saidIn(body: JsonObject, call: JudgedCall): Field[] {
  const ownNames = ownNamesIn(body, call);
  return withoutNothing(body).filter(([name]) => !ownNames.includes(name));
}
