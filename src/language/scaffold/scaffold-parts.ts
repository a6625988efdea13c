import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { stillRead } from "./address-params.ts";
import type { SourceObject } from "./calls.ts";
import type { ScaffoldedPage } from "./scaffold-page.ts";

/**
 * A part of a proposed page that a person may leave out: an action, or a list beside its record.
 */
export interface ScaffoldPart {
  /** The JSON pointer of the part within the page's body, such as `/rowActions/0`. */
  pointer: string;
  /** The label of the part: plain text or a locale key. */
  label: string;
  /** The operation that the part calls or lists; `null` where it leads to a page. */
  operationId: string | null;
}

/** A person's choice of the parts of a proposed page and of its texts. */
export interface ScaffoldChoice {
  title: PlanText;
  /** The pointers of the actions that are left out. */
  without: ReadonlySet<string>;
  /** Properties that replace the proposed ones of the block; in a split, those of the end block. */
  properties: SourceObject;
}

const actionLists = ["toolbar", "rowActions", "nodeActions"] as const;

/** The parts of a proposed page that may be left out, in page order. */
export function partsOf({ body }: ScaffoldedPage): ScaffoldPart[] {
  const [first, ...beside] = partsIn(body, "items");
  if (body.start && body.end) {
    const [start, end] = [fieldsOf(body.start), fieldsOf(body.end)];
    return [...actionsOf(start, "/start"), ...actionsOf(end, "/end")];
  }
  if (!first) return actionsOf(body, "");
  const lists = beside.map((item, index) => partOf(item, `/items/${index + 1}`, item.body));
  return [...actionsOf(fieldsOf(first.body), "/items/0/body"), ...lists];
}

function actionsOf(block: SourceObject, above: string): ScaffoldPart[] {
  return actionLists.flatMap((list) =>
    partsIn(block, list).map((action, index) =>
      partOf(action, `${above}/${list}/${index}`, action),
    ),
  );
}

function partOf({ label }: SourceObject, pointer: string, does: unknown): ScaffoldPart {
  return { pointer, label: typeof label === "string" ? label : "", operationId: calledBy(does) };
}

/** The call of an action or a block, otherwise that of the block that it opens. */
function calledBy(part: unknown): string | null {
  const { call, submit, rows, save, open } = fieldsOf(part);
  const found = call ?? submit ?? rows ?? save;
  if (found !== undefined) return typeof found === "string" ? found : calledBy(found);
  return open === undefined ? null : calledBy(open);
}

/** A proposed page without the parts that were not chosen. */
export function takeParts(
  { version, params = {}, body }: ScaffoldedPage,
  { title, without, properties }: ScaffoldChoice,
): Omit<ScaffoldedPage, "title"> & { title: PlanText } {
  const { kind, ...others } = without.size === 0 ? body : fieldsOf(pruned(body, "", without));
  const actions = actionLists.flatMap((list) => (list in others ? [[list, others[list]]] : []));
  const plain = Object.entries(others).filter(([name]) => !actions.some(([list]) => list === name));
  const left = {
    kind,
    ...Object.fromEntries(plain),
    ...(isRecord(others.end) ? { end: { ...others.end, ...properties } } : properties),
    ...Object.fromEntries(actions),
  };
  const read = stillRead(params, left);
  return { version, title, ...(Object.keys(read).length > 0 && { params: read }), body: left };
}

/** A block without some of its actions; tabs with a single tab left become that tab's content. */
function pruned(part: unknown, pointer: string, without: ReadonlySet<string>): unknown {
  if (!isRecord(part)) return part;
  const { items, ...others } = part;
  const lists = actionLists.flatMap((list) => {
    const left = partsIn(part, list).filter((_one, at) => !without.has(`${pointer}/${list}/${at}`));
    return left.length > 0 ? [[list, left]] : [];
  });
  const own = Object.entries(others)
    .filter(([name]) => !actionLists.some((list) => list === name))
    .map(([name, value]) => {
      const isSide = name === "start" || name === "end";
      return [name, isSide ? pruned(value, `${pointer}/${name}`, without) : value];
    });
  if (!Array.isArray(items)) return Object.fromEntries([...own, ...lists]);
  const tabs = partsIn(part, "items").flatMap((item, at) => {
    const body = pruned(item.body, `${pointer}/items/${at}/body`, without);
    return without.has(`${pointer}/items/${at}`) ? [] : [{ ...item, body }];
  });
  return tabs.length === 1 ? tabs[0]?.body : { ...Object.fromEntries(own), items: tabs };
}

function partsIn(block: SourceObject, list: string): readonly SourceObject[] {
  const found = block[list];
  return Array.isArray(found) ? found : [];
}
