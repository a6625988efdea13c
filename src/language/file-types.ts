import type { JsonSchema } from "../catalogue/schema/json-schema.ts";

/** A file type: its label for people, its media types, and its file name extensions. */
interface FileType {
  label: string;
  mediaTypes: readonly string[];
  extensions: readonly string[];
}

/**
 * A file type in which the usual values are left out: most have their name as label and extension.
 */
type WrittenType = Partial<FileType> & Pick<FileType, "mediaTypes">;

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The file types that the catalogue and a page may name. */
const fileTypes = {
  png: { mediaTypes: ["image/png"] },
  jpeg: { mediaTypes: ["image/jpeg"], extensions: ["jpg", "jpeg", "jfif"] },
  webp: { label: "WebP", mediaTypes: ["image/webp"] },
  gif: { mediaTypes: ["image/gif"] },
  svg: { mediaTypes: ["image/svg+xml"] },
  tiff: { mediaTypes: ["image/tiff"], extensions: ["tif", "tiff"] },
  bmp: { mediaTypes: ["image/bmp"] },
  heic: { mediaTypes: ["image/heic", "image/heif"], extensions: ["heic", "heif"] },
  avif: { mediaTypes: ["image/avif"] },
  pdf: { mediaTypes: ["application/pdf"] },
  txt: { mediaTypes: ["text/plain"] },
  csv: { mediaTypes: ["text/csv"] },
  json: { mediaTypes: ["application/json"] },
  xml: { mediaTypes: ["text/xml", "application/xml"] },
  doc: { mediaTypes: ["application/msword"] },
  docx: { mediaTypes: [`${office}.wordprocessingml.document`] },
  xls: { mediaTypes: ["application/vnd.ms-excel"] },
  xlsx: { mediaTypes: [`${office}.spreadsheetml.sheet`] },
  ppt: { mediaTypes: ["application/vnd.ms-powerpoint"] },
  pptx: { mediaTypes: [`${office}.presentationml.presentation`] },
  odt: { mediaTypes: [`${openDocument}.text`] },
  ods: { mediaTypes: [`${openDocument}.spreadsheet`] },
  zip: { mediaTypes: ["application/zip", "application/x-zip-compressed"] },
  mp3: { mediaTypes: ["audio/mpeg"] },
  mp4: { mediaTypes: ["video/mp4"] },
} as const satisfies Record<string, WrittenType>;

/** The name of a file type. */
export type FileTypeName = keyof typeof fileTypes;

/** Whether a text names a file type. */
export function isFileTypeName(name: string): name is FileTypeName {
  return Object.hasOwn(fileTypes, name);
}

/** The names of all file types, in the order of `fileTypes`. */
export const fileTypeNames: readonly FileTypeName[] = Object.keys(fileTypes).filter(isFileTypeName);

/** The file type with a name. */
export function fileTypeOf(name: FileTypeName): FileType {
  return { label: name.toUpperCase(), extensions: [name], ...fileTypes[name] };
}

/** The extension of a file name in lower case, without its dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : "";
}

/** The limits that a field's schema sets for its files; `null` stands for no limit. */
export function fileLimitsOf(schema: JsonSchema) {
  return {
    accept: schema["x-accept"]?.filter(isFileTypeName) ?? null,
    maxBytes: schema["x-max-bytes"] ?? null,
  };
}
