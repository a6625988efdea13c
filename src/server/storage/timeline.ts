import { sql } from "kysely";

/**
 * Names the history that a table's revisions belong to. A restore makes the tables anew, or needs a
 * restart of PostgreSQL, and then gives out revisions again that stood for other rows: whatever a
 * running service caches by a revision, it caches by this too.
 */
export const timeline = sql<string>`concat(tableoid, ' ', pg_postmaster_start_time())`;
