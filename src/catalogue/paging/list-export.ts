import type { Catalogue } from "../catalogue.ts";
import type { Operation, Parameter } from "../operation.ts";
import { typesOf } from "../schema/json-schema.ts";
import { pagingParameters } from "./paging.ts";

/**
 * A reason why the file of an export may hold other rows than its list shows: the export lacks a
 * parameter of the list, requires one that the list may leave out, or returns single pages.
 */
export interface ExportFault {
  code: "exportLacks" | "exportNeeds" | "exportPages";
  name: string;
}

/** The operations of a list's service that could return its rows as a file; none for no list. */
export function possibleExports(
  { operations }: Catalogue,
  { service, list }: Operation,
): Operation[] {
  if (!list) return [];
  return [...operations.values()].filter(
    (one) =>
      one.service.name === service.name &&
      one.effect === "read" &&
      one.file !== null &&
      !one.isSession,
  );
}

/** The operation that returns all rows of a list as a file (`x-export`), if it can do so. */
export function namedExport(catalogue: Catalogue, list: Operation): Operation | null {
  return possibleExports(catalogue, list).find(({ id }) => id === list.exportedBy) ?? null;
}

/**
 * The parameters because of which an export's file may hold other rows than its list shows; none
 * for a list without an export.
 */
export function exportFaults(
  { resolve }: Catalogue,
  { parameters, list }: Operation,
  exporting: Operation | null,
): ExportFault[] {
  if (!exporting) return [];
  const paging = pagingParameters(list);
  const asked = parameters.filter(({ name }) => !paging.includes(name));
  const isTaken = ({ name, schema }: Parameter): boolean => {
    const same = exporting.parameters.find((one) => one.name === name);
    if (!same) return false;
    const [here, there] = [schema, same.schema].map((one) => typesOf(resolve(one)));
    const isOpen = !here?.length || !there?.length;
    return isOpen || here.some((type) => there.includes(type));
  };
  const isGiven = (name: string) => asked.some((one) => one.name === name && one.required);
  return [
    ...asked.flatMap((one) => (isTaken(one) ? [] : fault("exportLacks", one))),
    ...exporting.parameters.flatMap((one) => {
      if (paging.includes(one.name)) return fault("exportPages", one);
      return one.required && !isGiven(one.name) ? fault("exportNeeds", one) : [];
    }),
  ];
}

function fault(code: ExportFault["code"], { name }: Parameter): ExportFault[] {
  return [{ code, name }];
}
