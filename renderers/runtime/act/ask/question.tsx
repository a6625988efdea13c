import type { ReactNode } from "react";
import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import { reachesAll } from "../../../../src/catalogue/narrowing.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { type JsonSchema, typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import { shortened } from "../../../../src/catalogue/written/shortened.ts";
import { listed } from "../../../../src/i18n/language.ts";
import type { CountAlong } from "../../../../src/language/extensions/goes-along.ts";
import { calledOf } from "../../../../src/language/scaffold/action-label.ts";
import { useHost } from "../../page/contexts.ts";
import type { PageHost } from "../../page/host.ts";
import { useDictionary } from "../../read/use-dictionary.ts";
import { plainText } from "../../show/plain-text.ts";
import { shownText } from "../../show/shown-text.ts";
import type { DoneAct } from "../undo-calls.ts";
import type { IntendedCall } from "./consent.ts";
import { keyPath } from "./key-path.ts";
import { OwnAccountNote } from "./own-account-note.tsx";
import styles from "./question.module.css";

/** Maximum records named in a question; the others are only counted. */
const mostNamed = 5;

/** Maximum characters of a name in a question. */
const longestName = 80;

/** Maximum values shown of a longer list. */
const mostValues = 3;

/** Calls of one operation, with the names of the records that they change. */
export interface AskedCalls {
  operation: string;
  calls: readonly IntendedCall[];
  names: readonly string[];
  /** The counts of dependent records, as far as known. */
  along: readonly CountAlong[];
  /** How many records there are by keys that several of them have. */
  sharing: number;
}

/** The product's question before calls, written from the catalogue. */
export interface Asked {
  groups: readonly AskedCalls[];
  /** The page's own sentence; `null` for none. */
  said: string | null;
  /** The title of the page that asks. */
  page: string;
  /** Additional content on dependent records. */
  more: ReactNode;
}

/**
 * What an operation does, in the reader's language; an imported service has its own words, or else
 * those of the operation's name.
 */
function operationText({ catalogue, text }: Words, operation: string): string {
  const key = `dict.auditOperation.${operation}`;
  const said = text(key);
  if (said !== key) return said;
  const known = operationOf(catalogue, { operation });
  const isUnnamed = known.id.endsWith(known.summary) && !isOfPart(catalogue, operation);
  return isUnnamed && known.method === "delete" ? text("common.delete") : calledOf(known);
}

type Words = Pick<PageHost, "catalogue" | "language" | "text">;

/**
 * The question's title and the text of its confirm button. Calls of several operations are named by
 * `intent`, what the person does with them, unless one of them deletes.
 */
export function questionWords(
  host: Words,
  groups: readonly AskedCalls[],
  intent: DoneAct | null = null,
) {
  const operations = groups.map(({ operation }) => operationText(host, operation));
  const what = listed(operations, host.language);
  const deletions = groups.filter(({ operation }) => isDeletion(host.catalogue, operation));
  if (intent !== null && groups.length > 1 && deletions.length === 0) {
    const { label: action, name } = intent;
    const title = name
      ? host.text("common.confirmAction", { action, name: askedName(host, name) })
      : action;
    return { title, agree: action };
  }
  if (deletions.length < groups.length) return { title: what, agree: what };
  const agree = host.text("common.delete");
  if (groups.some(({ operation }) => isOfPart(host.catalogue, operation))) {
    return { title: what, agree };
  }
  const [name, ...others] = groups.flatMap(({ names }) => names);
  if (name === undefined) return { title: what, agree };
  const count = others.length + 1;
  if (count > 1) return { title: host.text("question.deleteSeveral", { count }), agree };
  return { title: host.text("question.deleteNamed", { name: askedName(host, name) }), agree };
}

function askedName(host: Words, name: string): string {
  return shortened(shownText(host, name), longestName);
}

/** Whether an operation deletes records, judged by its inverse, else by its name. */
function isDeletion(catalogue: Catalogue, operation: string): boolean {
  const { inverse, method } = operationOf(catalogue, { operation });
  if (inverse?.done) return inverse.done === "deleted";
  return method === "delete" || /\.(del|delete|remove)[^.]*$/i.test(operation);
}

/**
 * Whether an operation deletes something that a record has, such as `/balancers/{id}/cache`: the
 * record that its path names stays, so the question must not call it the deleted one.
 */
function isOfPart(catalogue: Catalogue, operation: string): boolean {
  const { method, path } = operationOf(catalogue, { operation });
  const verb = /\/(del|delete|remove|destroy)$/i;
  return method === "delete" && /\}\/[^{}]+$/.test(path) && !verb.test(path);
}

/** The body of a question: action, records, count and requesting page. */
export function Question({ groups, said, page, more }: Asked) {
  const { text, catalogue, pageFile } = useHost();
  const isGrant = groups.some(({ operation }) => operationOf(catalogue, { operation }).isGrant);
  const isOfAll = groups.some((group) =>
    group.calls.some(({ args }) => reachesAll(catalogue, operationOf(catalogue, group), args)),
  );
  return (
    <div className={styles.question}>
      <dl>
        {groups.map((group) => (
          <AskedLines key={group.operation} group={group} />
        ))}
        {isGrant && <Line label={text("question.page")}>{`${page} (${pageFile})`}</Line>}
        {said !== null && (
          <Line label={text("question.said")}>
            <q>{said}</q>
          </Line>
        )}
      </dl>
      {isOfAll && <p>{text("question.all")}</p>}
      <OwnAccountNote calls={groups.flatMap(({ calls }) => calls)} />
      {groups.map((group) => (
        <GoesAlong key={group.operation} group={group} />
      ))}
      {more}
    </div>
  );
}

function AskedLines({ group }: { group: AskedCalls }) {
  const host = useHost();
  const { operation, calls, names } = group;
  const { isGrant } = operationOf(host.catalogue, group);
  return (
    <>
      <Line label={host.text("question.what")}>{operationText(host, operation)}</Line>
      {names.length > 0 && (
        <Line label={host.text("question.records", { count: names.length })}>
          <Names names={names} />
        </Line>
      )}
      <Details operation={operation} calls={calls} isWhole={isGrant || names.length === 0} />
    </>
  );
}

/** The records of the same key, and the dependent ones that are deleted as well. */
function GoesAlong({ group: { along, sharing } }: { group: AskedCalls }) {
  const host = useHost();
  const list = along.map(({ text, count }) => host.text(text, { count }));
  return (
    <>
      {sharing > 0 && <p>{host.text("question.sharing", { number: sharing })}</p>}
      {list.length > 0 && <p>{host.text("goesAlong.list", { list })}</p>}
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const host = useHost();
  const shown = names.slice(0, mostNamed);
  const number = names.length - shown.length;
  const all = shown.map((name) => askedName(host, name));
  return number > 0
    ? host.text("block.severalRecords", { names: all, number })
    : listed(all, host.language);
}

interface AskedDetails extends Pick<AskedCalls, "operation" | "calls"> {
  /** Whether all values are shown, not only how a deletion is done, such as by `force`. */
  isWhole: boolean;
}

/** The sent values field by field: for a permission both the member and the permission matter. */
function Details({ operation, calls, isWhole }: AskedDetails) {
  const { catalogue, text } = useHost();
  const source = operationOf(catalogue, { operation });
  const [key] = keyPath(catalogue, source)?.split("/") ?? [];
  return source.parameters.map(({ name, schema, in: place }) => {
    const resolved = catalogue.resolve(schema);
    const isSwitch = source.method === "delete" && place === "query" && isChoice(resolved);
    // What a call does not say, its service takes as its document states.
    const usual = isSwitch && resolved.default === true ? true : undefined;
    const values = distinct(calls.map(({ args }) => args[name] ?? usual));
    if (name === key || values.length === 0 || !(isWhole || isSwitch)) return null;
    const isSecret = resolved.format === "password" || resolved.writeOnly === true;
    return (
      <Line key={name} label={text(resolved.title ?? name)}>
        {isSecret
          ? "••••••"
          : values.slice(0, mostValues).map((value) => (
              <div key={JSON.stringify(value)}>
                <SentValue schema={resolved} value={value} />
              </div>
            ))}
        {values.length > mostValues && "…"}
      </Line>
    );
  });
}

const isChoice = (schema: JsonSchema) =>
  schema.enum !== undefined || typesOf(schema).includes("boolean");

function distinct(values: readonly unknown[]): unknown[] {
  const there = values.filter((value) => value !== undefined && value !== null && value !== "");
  return [...new Map(there.map((value) => [JSON.stringify(value), value])).values()];
}

/** A sent value by its dictionary's label; an emptied list is said to have none. */
function SentValue({ schema, value }: { schema: JsonSchema; value: unknown }) {
  const host = useHost();
  const items = schema.items ? host.catalogue.resolve(schema.items) : schema;
  const dictionary = useDictionary(items["x-dict"] ?? null);
  const labels = [value].flat().map((one) => {
    if (typeof one === "boolean") return host.text(one ? "common.yes" : "common.no");
    const plain = plainText(one);
    return shownText(host, dictionary.byValue.get(plain)?.label ?? plain);
  });
  const names = labels.filter(Boolean);
  return names.length > 0 ? <Names names={names} /> : host.text("question.none");
}
