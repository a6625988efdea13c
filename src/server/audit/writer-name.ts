import { sql } from "kysely";

/**
 * The name of the member who made an audit log entry: the member's current name, otherwise the
 * username in the entry.
 */
export const writerName = sql<string>`coalesce(
  (select nullif(fullname, '') from member where member.id = audit_log.member_id),
  audit_log.username
)`;
