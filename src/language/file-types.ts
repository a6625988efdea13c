/** A sort of file: what people call it, and how a browser and a file's name tell it. */
interface FileType {
  label: string;
  mediaTypes: readonly string[];
  extensions: readonly string[];
}

/** What goes without saying is left out: most are called as their names end. */
type WrittenType = Partial<FileType> & Pick<FileType, "mediaTypes">;

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The sorts of files that the catalogue and a page may ask for, by the names they use. */
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

/** The name of a sort of file. */
export type FileTypeName = keyof typeof fileTypes;

/** Whether a text names a sort of file. */
export function isFileTypeName(name: string): name is FileTypeName {
  return Object.hasOwn(fileTypes, name);
}

/** Every name, in the order in which they stand here. */
export const fileTypeNames: readonly FileTypeName[] = Object.keys(fileTypes).filter(isFileTypeName);

/** The sort of file that a name stands for. */
export function fileTypeOf(name: FileTypeName): FileType {
  return { label: name.toUpperCase(), extensions: [name], ...fileTypes[name] };
}

/** The ending of a file's name in small letters, without its dot; empty where it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : "";
}
