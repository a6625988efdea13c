import type { Migration } from "./migration.ts";

/**
 * The changes of the page language that need old pages to change, the first from version 1 to 2.
 * Whoever renames a part of the language, or gives one another meaning, adds one, and an old page
 * to its tests. What is only new needs none.
 */
export const pageMigrations: readonly Migration[] = [];

/** The newest version of the page language. */
export const pageVersion = pageMigrations.length + 1;
