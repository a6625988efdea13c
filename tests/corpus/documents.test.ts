import { describe, expect, it } from "vitest";
import {
  type ApiDocument,
  bodyOf,
  linesOf,
  operationAt,
  parametersIn,
  schemaAt,
} from "./document.ts";
import { editsOf, type ListTable, rowSchemaOf, services } from "./services.ts";

/** The operations that a table names for the rows of a list. */
function rowOperations(list: ListTable): readonly string[] {
  const { read = [], delete: remove = [], actions = [], files = [] } = list;
  return [read, remove, editsOf(list), actions, files].flat();
}

/** Whether an operation has a parameter or a body property with the given name. */
function takes(document: ApiDocument, line: string, name: string): boolean {
  const named = operationAt(document, line)?.parameters?.some((one) => one.name === name);
  const inBody = Object.keys(bodyOf(document, line).properties ?? {});
  return named === true || [...parametersIn(line), ...inBody].includes(name);
}

describe.each(services)("the table of $name", (service) => {
  const { document, lists, style } = service;
  const all = Object.entries(lists);

  it("says its style in whole sentences", () => {
    expect(style).toMatch(/^\p{Lu}.{30,}\.$/u);
  });

  it("names operations that are in the document, and lists of its own", () => {
    const known = linesOf(document);
    const named = all.flatMap(([line, list]) => [
      ...[line, ...rowOperations(list), ...(list.allowed ?? []), ...(list.children ?? [])],
      ...(list.downloads ?? []),
      ...(list.add === undefined ? [] : [list.add]),
    ]);
    expect(named.filter((line) => !known.includes(line))).toEqual([]);
    const below = all.flatMap(([, { children = [] }]) => children);
    expect(below.filter((line) => !Object.hasOwn(lists, line))).toEqual([]);
  });

  it("gives each operation of a row all that its path wants, by the row or by its list", () => {
    const lacking = all.flatMap(([line, list]) => {
      const given = [...parametersIn(line), ...Object.keys(list.key)];
      return [...rowOperations(list), ...(list.children ?? [])].filter((of) =>
        parametersIn(of).some((name) => !given.includes(name)),
      );
    });
    expect(lacking).toEqual([]);
  });

  it("takes keys from fields that rows have", () => {
    const strange = all.flatMap(([line, list]) => {
      const fields = Object.values(list.key).filter((field) => field !== "@name");
      const row = rowSchemaOf(service, line);
      const missing = fields.filter((field) => !schemaAt(document, row, field).type);
      return missing.map((field) => `${line} ${field}`);
    });
    expect(strange).toEqual([]);
  });

  it("names keys that operations take", () => {
    const untaken = all.flatMap(([, list]) =>
      Object.keys(list.key).filter(
        (name) =>
          rowOperations(list).length > 0 &&
          ![...rowOperations(list), ...(list.children ?? [])].some((of) =>
            takes(document, of, name),
          ),
      ),
    );
    expect(untaken).toEqual([]);
  });
});

it("there are at least 14 services, no two of one style", () => {
  expect(services.length).toBeGreaterThanOrEqual(14);
  expect(new Set(services.map(({ style }) => style)).size).toBe(services.length);
});
