/** Where the document stands that shows a page to whoever edits it; it is shown in a frame only. */
export const previewAddress = "/preview.html";
