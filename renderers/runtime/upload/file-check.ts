import { isIdeographic, type Language } from "../../../src/i18n/language.ts";
import { listText } from "../../../src/i18n/list-text.ts";
import {
  extensionOf,
  type FileTypeName,
  fileTypeNames,
  fileTypeOf,
} from "../../../src/language/file-types.ts";
import type { UploadPlan } from "../../../src/language/plan/upload.ts";
import type { PageHost } from "../page/host.ts";
import { sizeText } from "../show/size-text.ts";

/** The limits on a file; `null` accepts it. */
type Limits = Pick<UploadPlan, "accept" | "maxBytes">;

/** What of a file decides whether it is accepted. */
type Candidate = Pick<File, "name" | "type" | "size">;

/**
 * Why a file may not be uploaded, with the limit, or `null`. The service checks again; this check
 * saves the transfer.
 */
export function refusalOf(
  file: Candidate,
  { accept, maxBytes }: Limits,
  { text, language }: Pick<PageHost, "text" | "language">,
): string | null {
  if (accept && !accept.some((type) => isOfType(file, type))) {
    const type = typeLabel(file);
    const values = { file: file.name, accepted: acceptedLabels(accept, language) };
    return type === null
      ? text("upload.unknownType", values)
      : text("upload.wrongType", { ...values, type });
  }
  if (file.size === 0) return text("upload.empty", { file: file.name });
  if (maxBytes === null || file.size <= maxBytes) return null;
  const size = sizeText(file.size, language, Math.ceil);
  return text("upload.tooLarge", {
    file: file.name,
    size,
    limit: sizeText(maxBytes, language, Math.floor),
  });
}

/** The limits that a field shows in advance; empty without any. */
export function limitText(
  { accept, maxBytes }: Limits,
  { text, language }: Pick<PageHost, "text" | "language">,
): string {
  const parts: string[] = [];
  if (accept) parts.push(text("upload.accepted", { accepted: acceptedLabels(accept, language) }));
  if (maxBytes !== null) {
    parts.push(text("upload.atMost", { limit: sizeText(maxBytes, language, Math.floor) }));
  }
  return parts.join(isIdeographic(language) ? "" : " ");
}

/** The `accept` attribute of the file input. */
export function acceptAttribute(accept: UploadPlan["accept"]): string | undefined {
  return accept
    ?.map(fileTypeOf)
    .flatMap(({ mediaTypes, extensions }) => [...mediaTypes, ...extensions.map((e) => `.${e}`)])
    .join(",");
}

/** Browsers may know a file's type only by its name or only by its media type. */
function isOfType({ name, type }: Candidate, wanted: FileTypeName): boolean {
  const { mediaTypes, extensions } = fileTypeOf(wanted);
  return includes(mediaTypes, type.toLowerCase()) || includes(extensions, extensionOf(name));
}

function includes(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

function acceptedLabels(accept: readonly FileTypeName[], language: Language): string {
  const labels = accept.map((type) => fileTypeOf(type).label);
  return listText(labels, language);
}

function typeLabel(file: Candidate): string | null {
  const known = fileTypeNames.find((type) => isOfType(file, type));
  if (known) return fileTypeOf(known).label;
  return extensionOf(file.name).toUpperCase() || file.type || null;
}
