/**
 * Names all that plans of pages are made by, beside the page and the documents: browser and service
 * of one build have the same. Empty where nothing was built.
 */
export const thisBuild: string = import.meta.env.BUILD ?? "";
