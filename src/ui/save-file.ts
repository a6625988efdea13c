/** Long enough for the browser to begin, short enough not to hold the file for good. */
const held = 60_000;

/** Has the browser save a file under a name (specification section 8; architecture, law 6). */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), held);
}
