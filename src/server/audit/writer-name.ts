import { sql } from "kysely";

/**
 * What people call whoever made an entry of the audit log: as the member is called now, else the
 * username under which it was made.
 */
export const writerName = sql<string>`coalesce(
  (select nullif(fullname, '') from member where member.id = audit_log.member_id),
  audit_log.username
)`;
