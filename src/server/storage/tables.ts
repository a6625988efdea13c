import type { AccountTables } from "./tables/accounts.ts";
import type { OrganisationTables } from "./tables/organisation.ts";
import type { PlatformTables } from "./tables/platform.ts";

/**
 * The tables of the database by name, in the form that the query builder uses. A table is added
 * here together with the migration that creates it.
 */
export interface Database extends AccountTables, PlatformTables, OrganisationTables {}
