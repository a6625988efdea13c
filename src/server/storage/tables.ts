import type { AccountTables } from "./tables/accounts.ts";
import type { OrganisationTables } from "./tables/organisation.ts";
import type { PlatformTables } from "./tables/platform.ts";

/**
 * The tables of the database, one property each, as the query builder sees them.
 * A table is added here together with the migration that makes it.
 */
export interface Database extends AccountTables, PlatformTables, OrganisationTables {}
