/** A sort of file: what people call it, and how a browser and a file's name tell it. */
interface FileType {
  label: string;
  mediaTypes: readonly string[];
  extensions: readonly string[];
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** The sorts of files that the catalogue and a page may ask for, by the names they use. */
const fileTypes = {
  png: { label: "PNG", mediaTypes: ["image/png"], extensions: ["png"] },
  jpeg: { label: "JPEG", mediaTypes: ["image/jpeg"], extensions: ["jpg", "jpeg", "jfif"] },
  webp: { label: "WebP", mediaTypes: ["image/webp"], extensions: ["webp"] },
  gif: { label: "GIF", mediaTypes: ["image/gif"], extensions: ["gif"] },
  svg: { label: "SVG", mediaTypes: ["image/svg+xml"], extensions: ["svg"] },
  tiff: { label: "TIFF", mediaTypes: ["image/tiff"], extensions: ["tif", "tiff"] },
  bmp: { label: "BMP", mediaTypes: ["image/bmp"], extensions: ["bmp"] },
  heic: { label: "HEIC", mediaTypes: ["image/heic", "image/heif"], extensions: ["heic", "heif"] },
  avif: { label: "AVIF", mediaTypes: ["image/avif"], extensions: ["avif"] },
  pdf: { label: "PDF", mediaTypes: ["application/pdf"], extensions: ["pdf"] },
  txt: { label: "TXT", mediaTypes: ["text/plain"], extensions: ["txt"] },
  csv: { label: "CSV", mediaTypes: ["text/csv"], extensions: ["csv"] },
  json: { label: "JSON", mediaTypes: ["application/json"], extensions: ["json"] },
  xml: { label: "XML", mediaTypes: ["text/xml", "application/xml"], extensions: ["xml"] },
  doc: { label: "DOC", mediaTypes: ["application/msword"], extensions: ["doc"] },
  docx: {
    label: "DOCX",
    mediaTypes: [`${office}.wordprocessingml.document`],
    extensions: ["docx"],
  },
  xls: { label: "XLS", mediaTypes: ["application/vnd.ms-excel"], extensions: ["xls"] },
  xlsx: { label: "XLSX", mediaTypes: [`${office}.spreadsheetml.sheet`], extensions: ["xlsx"] },
  ppt: { label: "PPT", mediaTypes: ["application/vnd.ms-powerpoint"], extensions: ["ppt"] },
  pptx: {
    label: "PPTX",
    mediaTypes: [`${office}.presentationml.presentation`],
    extensions: ["pptx"],
  },
  odt: { label: "ODT", mediaTypes: [`${openDocument}.text`], extensions: ["odt"] },
  ods: { label: "ODS", mediaTypes: [`${openDocument}.spreadsheet`], extensions: ["ods"] },
  zip: {
    label: "ZIP",
    mediaTypes: ["application/zip", "application/x-zip-compressed"],
    extensions: ["zip"],
  },
  mp3: { label: "MP3", mediaTypes: ["audio/mpeg"], extensions: ["mp3"] },
  mp4: { label: "MP4", mediaTypes: ["video/mp4"], extensions: ["mp4"] },
} as const satisfies Record<string, FileType>;

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
  return fileTypes[name];
}

/** The ending of a file's name in small letters, without its dot; empty where it has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : "";
}
