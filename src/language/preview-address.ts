/** The address of the document that previews a page in the editor; it is only shown in a frame. */
export const previewAddress = "/preview.html";
