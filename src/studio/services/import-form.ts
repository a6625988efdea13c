import { isServiceName } from "../../catalogue/import/options.ts";
import type { Requests } from "../../catalogue/types.gen.ts";

/** The entered settings of an import. */
export interface ImportForm {
  /** The source of the document; `null` for the document imported last. */
  source: string | null;
  fileName: string | null;
  /** The selected operations, by any of their names; `null` for all. */
  only: readonly string[] | null;
  name: string;
  /** The base path; `null` until the user edits it, which means the document's proposal. */
  basePath: string | null;
  permission: "each" | "signedIn" | "one";
  permissionName: string;
  /**
   * Whether response bodies have a success code of their own; otherwise the HTTP status decides.
   */
  hasCode: boolean;
  code: string;
  data: string;
  success: string;
  rows: string;
  total: string;
}

/** The initial state of the import form. */
export const emptyForm: ImportForm = {
  source: null,
  fileName: null,
  only: null,
  name: "",
  basePath: null,
  permission: "each",
  permissionName: "",
  hasCode: false,
  code: "/code",
  data: "",
  success: "",
  rows: "",
  total: "",
};

/** The form with the settings that a service was imported with. */
export function formOf(settings: Requests["service.save"]): ImportForm {
  const {
    name,
    basePath = "",
    permission = "each",
    code,
    data = "",
    rows = "",
    only = [],
  } = settings;
  const isOne = permission !== "each" && permission !== "signedIn";
  return {
    ...emptyForm,
    name,
    only: only.length > 0 ? only : null,
    basePath,
    permission: isOne ? "one" : permission,
    permissionName: isOne ? permission : "",
    hasCode: code !== undefined,
    ...(code !== undefined && { code }),
    data,
    success: (settings.success ?? [])
      .map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`))
      .join(", "),
    rows,
    total: settings.total ?? "",
  };
}

/** The entered settings beside those that somebody else has stored meanwhile. */
export interface MergedForm {
  form: ImportForm;
  /** The settings that both have changed, each in its own way; the entered ones are kept. */
  both: readonly (keyof ImportForm)[];
}

/** Merges what was entered since the form began with what somebody else has stored since then. */
export function mergeForms(begun: ImportForm, mine: ImportForm, theirs: ImportForm): MergedForm {
  const names = Object.keys(begun).filter((name): name is keyof ImportForm => name in mine);
  const isSame = (name: keyof ImportForm, one: ImportForm, other: ImportForm) =>
    JSON.stringify(one[name]) === JSON.stringify(other[name]);
  const changed = names.filter((name) => !isSame(name, begun, mine));
  const both = changed.filter(
    (name) => !isSame(name, begun, theirs) && !isSame(name, mine, theirs),
  );
  const form = { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) };
  return { form, both };
}

/**
 * Maximum selected operations of a request. A larger selection is left out of the request, which
 * then means all operations, so that the service reports the excess.
 */
const mostChosen = 1_500;

/** The request that imports the service, or `null` until the form is complete. */
export function requestOf(form: ImportForm, isStored: boolean): Requests["service.save"] | null {
  const { source, only, name, basePath, hasCode, code, data, rows, total } = form;
  const success = readRanges(form.success);
  if ((source === null && !isStored) || !isServiceName(name) || success === null) return null;
  const pointers = { data, rows, total, ...(hasCode && { code }) };
  if (!Object.values(pointers).every(isPointer)) return null;
  if (form.permission === "one" && !isPermission(form.permissionName)) return null;
  return {
    name,
    ...(source !== null && { source }),
    ...(only !== null && only.length > 0 && only.length <= mostChosen && { only: [...only] }),
    ...(basePath !== null && { basePath }),
    permission: form.permission === "one" ? form.permissionName : form.permission,
    ...pointers,
    ...(success.length > 0 && { success }),
  };
}

/** Whether a text is a pointer into a response, or a path: segments that each follow a slash. */
export const isPointer = (text: string) => /^(\/[^/]+)*$/.test(text);

/**
 * Whether a text has the form of a permission, `area:thing:verb` (decisions, roles and
 * permissions).
 */
export const isPermission = (name: string) => /^[a-z]+:[A-Za-z]+:[A-Za-z]+$/.test(name);

/** A service name derived from the file's name or the document's title. */
export function proposedName(source: string, fileName: string | null): string {
  const file = fileName?.replace(/\.\w+$/, "") ?? "";
  const title = usualFileName.test(file) ? titleIn(source) || file : file;
  const words = title.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  const [first = "", second = ""] = words;
  const joined = first.length < 4 ? first + second : first;
  return (joined.charAt(0).toLowerCase() + joined.slice(1)).slice(0, 32);
}

/** Matches common file names of documents, which say nothing about the service. */
const usualFileName =
  /^(|(open-?api|swagger|api|spec|specification|schema|document|index|docs?)([-_.]?v?\d[\w.]*)?)$/i;

function titleIn(source: string): string {
  return /\btitle"?\s*:\s*["']?([^"'\n]{1,80})/.exec(source.slice(0, 5_000))?.[1] ?? "";
}

/** A range of codes that mean success. */
type CodeRange = { from: number; to: number };

/** Parses code ranges such as `0, 200-299`; `null` if the text is invalid. */
export function readRanges(text: string): CodeRange[] | null {
  const parts = text.split(",").map((part) => part.trim());
  const ranges: CodeRange[] = [];
  for (const part of parts) {
    if (part === "") continue;
    const found = /^(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?$/.exec(part);
    if (!found) return null;
    const from = Number(found[1]);
    ranges.push({ from, to: Number(found[2] ?? from) });
  }
  return ranges;
}
