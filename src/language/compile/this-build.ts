/**
 * Identifies the build that plans pages: browser and service of one build have the same value. It
 * is empty in development, where nothing is built.
 */
export const thisBuild: string = import.meta.env.BUILD ?? "";
