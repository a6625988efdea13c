import type { Migration } from "./migration.ts";

/**
 * The migrations of old pages to newer versions of the page language; the first leads from version
 * 1 to 2. A change that renames a part of the language or gives it another meaning adds a migration
 * and a test with an old page. A mere addition to the language needs none.
 */
export const pageMigrations: readonly Migration[] = [];

/** The newest version of the page language. */
export const pageVersion = pageMigrations.length + 1;
