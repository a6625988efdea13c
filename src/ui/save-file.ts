/**
 * Milliseconds before the file's address is released: enough for the browser to begin the download,
 * without keeping the file in memory for good.
 */
const held = 60_000;

/** Saves a file in the browser under a name (specification section 8; architecture, law 6). */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), held);
}
