import type { Requests } from "../../catalogue/types.gen.ts";

/** What somebody has chosen for an import so far. */
export interface ImportForm {
  /** The text of the document; `null` for the one imported last. */
  source: string | null;
  /** The file that it came from, if any. */
  fileName: string | null;
  /** The operations that are taken of it, by any of their names; `null` for all. */
  only: readonly string[] | null;
  name: string;
  /** `null` until somebody types one: what the document proposes. */
  basePath: string | null;
  permission: "each" | "signedIn" | "one";
  permissionName: string;
  /** Whether answers have a code of their own; else their status tells. */
  hasCode: boolean;
  code: string;
  data: string;
  success: string;
  rows: string;
  total: string;
}

/** How the form stands before anything was chosen. */
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

/** The form as a service was imported with it. */
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

/**
 * Maximum operations of one call. Of a larger choice one more is sent, so that the service reports
 * the excess.
 */
const mostChosen = 1_500;

/** The call that the form makes, or `null` where it is not filled in yet. */
export function requestOf(form: ImportForm, isStored: boolean): Requests["service.save"] | null {
  const { source, only, name, basePath, hasCode, code, data, rows, total } = form;
  const success = readRanges(form.success);
  if ((source === null && !isStored) || !isServiceName(name) || success === null) return null;
  const pointers = { data, rows, total, ...(hasCode && { code }) };
  if (!Object.values(pointers).every((pointer) => /^(\/[^/]+)*$/.test(pointer))) return null;
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

/** Whether a service may be called so: the name begins its operations' ids. */
export const isServiceName = (name: string) => /^[a-z][A-Za-z0-9]{0,31}$/.test(name);

/** Whether a text is a permission: `area:thing:verb` (decisions, roles and permissions). */
export const isPermission = (name: string) => /^[a-z]+:[A-Za-z]+:[A-Za-z]+$/.test(name);

/** A name that the file's or the document's own suggests. */
export function proposedName(source: string, fileName: string | null): string {
  const file = fileName?.replace(/\.\w+$/, "") ?? "";
  const title = usualFileName.test(file) ? titleIn(source) || file : file;
  const words = title.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  const [first = "", second = ""] = words;
  const joined = first.length < 4 ? first + second : first;
  return (joined.charAt(0).toLowerCase() + joined.slice(1)).slice(0, 32);
}

/** Many documents are called so, whatever they are of. */
const usualFileName =
  /^(|(open-?api|swagger|api|spec|specification|schema|document|index|docs?)([-_.]?v?\d[\w.]*)?)$/i;

function titleIn(source: string): string {
  return /\btitle"?\s*:\s*["']?([^"'\n]{1,80})/.exec(source.slice(0, 5_000))?.[1] ?? "";
}

/** Codes that mean success, as ranges of them. */
type CodeRange = { from: number; to: number };

/** `0, 200-299` as ranges; `null` where it does not read so. */
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
