import { parametersIn, type Schema, schemaAt } from "../document.ts";
import { editsOf, type ListTable, rowSchemaOf, type Service } from "../services.ts";
import { type Fields, isFields, putAt, valueAt } from "./places.ts";
import { keySample, keyText, sampleOf } from "./samples.ts";

/** The values of a request's path, query and body by name. */
export type Given = Readonly<Record<string, string>>;

/** A stored record, with its name where the list is a map. */
export interface Held {
  name: string;
  record: Fields;
}

/** The rows of a list below one parent record. */
interface Collection {
  line: string;
  scope: Given;
  rows: Held[];
}

/** A record that was found, with its collection. */
export interface Found {
  line: string;
  list: ListTable;
  held: Held;
  rows: Held[];
}

/** The data of a mock: the rows of each list below each parent, created at the first request. */
export class Store {
  private readonly collections: Collection[] = [];
  private made = 0;

  constructor(private readonly service: Service) {}

  /** The rows of a list, or `null` where the parent does not exist. */
  rows(line: string, given: Given): Held[] | null {
    const list = this.list(line);
    const scope = scopeOf(line, list, given);
    const kept = this.collections.find((one) => one.line === line && isSame(one.scope, scope));
    if (kept) return kept.rows;
    if (!this.hasParent(line, scope)) return null;
    const collection: Collection = { line, scope, rows: [] };
    this.collections.push(collection);
    for (let count = 0; count < list.rows; count += 1) this.add(line, given, {});
    return collection.rows;
  }

  /** A new record with the values sent, and a new key where they contain none. */
  add(line: string, given: Given, sent: Fields): Held | null {
    const rows = this.rows(line, given);
    if (!rows) return null;
    const list = this.list(line);
    this.made += 1;
    const schema = rowSchemaOf(this.service, line);
    const row = { ...schema, type: "object", nullable: false };
    const sample = sampleOf(this.service.document, row, this.made);
    const held = { name: `name-${this.made}`, record: isFields(sample) ? sample : {} };
    for (const [name, value] of Object.entries(scopeOf(line, list, given))) {
      if (Object.hasOwn(held.record, name)) held.record[name] = value;
    }
    for (const [name, field] of Object.entries(list.key)) {
      if (field === "@name") held.name = given[name] ?? held.name;
      else held.record = this.withKey(held.record, list, field, schema);
    }
    Object.assign(held.record, sent);
    rows.push(held);
    return held;
  }

  /** The record that an operation's values identify. */
  find(operation: string, given: Given): Found | null {
    for (const [line, list] of Object.entries(this.service.lists)) {
      if (!rowOperations(list).includes(operation)) continue;
      const found = this.findIn(line, given);
      if (found) return found;
    }
    return null;
  }

  /** The values that identify a record in the operations of its list. */
  keyOf(list: ListTable, { name, record }: Held): Given {
    return Object.fromEntries(
      Object.entries(list.key).map(([parameter, field]) => [
        parameter,
        field === "@name" ? name : keyText(valueAt(record, field)),
      ]),
    );
  }

  /** The values that name a list's parent records: the first record of each list above it. */
  within(line: string): Given {
    const [above] = Object.entries(this.service.lists).find(
      ([of, { children = [] }]) => of !== line && children.includes(line),
    ) ?? [null];
    const list = this.list(line);
    if (above === null) {
      return Object.fromEntries(parametersOf(line, list).map((name) => [name, "one"]));
    }
    const given = this.within(above);
    const [first] = this.rows(above, given) ?? [];
    return first ? { ...given, ...this.keyOf(this.list(above), first) } : given;
  }

  private findIn(line: string, given: Given): Found | null {
    const list = this.list(line);
    for (const rows of this.candidates(line, given)) {
      const held = rows.find((one) => names(this.keyOf(list, one), given));
      if (held) return { line, list, held, rows };
    }
    return null;
  }

  /** The collections of a list that may contain a record with the given key. */
  private candidates(line: string, given: Given): Held[][] {
    const list = this.list(line);
    const scope = parametersOf(line, list);
    const isGiven = scope.every((name) => Object.hasOwn(given, name));
    const isApart = scope.every((name) => !Object.hasOwn(list.key, name));
    const own = isGiven && isApart ? this.rows(line, given) : null;
    const others = this.collections.filter(
      (one) => one.line === line && (!isApart || agrees(one.scope, given)),
    );
    return [...(own ? [own] : []), ...others.map(({ rows }) => rows)];
  }

  private hasParent(line: string, scope: Given): boolean {
    const parents = Object.entries(this.service.lists).filter(([, { children = [] }]) =>
      children.includes(line),
    );
    return parents.length === 0 || parents.some(([parent]) => this.findIn(parent, scope));
  }

  private withKey(record: Fields, list: ListTable, field: string, row: Schema): Fields {
    const { document, answers } = this.service;
    const schema = schemaAt(document, row, field);
    if (schema.enum) return record;
    const key = keySample(list.ids ?? answers.ids, field.replace(/^.*\./, ""), schema, this.made);
    const filled = putAt(record, field, key);
    return isFields(filled) ? filled : record;
  }

  private list(line: string): ListTable {
    const list = this.service.lists[line];
    if (!list) throw new Error(`${this.service.name} has no list ${line}.`);
    return list;
  }
}

/** The operations that a table names for the rows of a list. */
function rowOperations(list: ListTable): readonly string[] {
  const { read = [], delete: remove = [], actions = [], allowed = [], files = [] } = list;
  return [read, remove, editsOf(list), actions, allowed, files].flat();
}

/** The parameters that name the parent records of a list. */
function parametersOf(line: string, list: ListTable): string[] {
  return [...parametersIn(line), ...Object.keys(list.parent ?? {})];
}

function scopeOf(line: string, list: ListTable, given: Given): Given {
  return Object.fromEntries(parametersOf(line, list).map((name) => [name, given[name] ?? ""]));
}

const isSame = (one: Given, other: Given) =>
  Object.entries(one).every(([name, value]) => other[name] === value);

const agrees = (scope: Given, given: Given) =>
  Object.entries(scope).every(([name, value]) => (given[name] ?? value) === value);

/** Whether the given values name the record with the given key. */
function names(key: Given, given: Given): boolean {
  const told = Object.entries(key).filter(([name]) => Object.hasOwn(given, name));
  return told.length > 0 && told.every(([name, value]) => given[name] === value);
}
