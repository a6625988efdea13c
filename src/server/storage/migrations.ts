import type { Migration } from "kysely/migration";
import { platform } from "./migrations/0001-platform.ts";
import { organisation } from "./migrations/0002-organisation.ts";
import { auditLog } from "./migrations/0003-audit-log.ts";
import { savedViews } from "./migrations/0004-saved-views.ts";
import { pageHistory } from "./migrations/0005-page-history.ts";
import { services } from "./migrations/0006-services.ts";
import { permissionRevision } from "./migrations/0009-permission-revision.ts";
import { uploadParts } from "./migrations/0010-upload-parts.ts";
import { knownBrowsers } from "./migrations/0011-known-browsers.ts";
import { deletedRecords } from "./migrations/0012-deleted-records.ts";
import { memberIdentities } from "./migrations/0013-member-identities.ts";
import { actingPages } from "./migrations/0014-acting-pages.ts";
import { authenticatedTime } from "./migrations/0015-authenticated-time.ts";
import { linkedIdentities } from "./migrations/0016-linked-identities.ts";
import { keptServices } from "./migrations/0017-kept-services.ts";
import { serviceConnections } from "./migrations/0018-service-connections.ts";
import { sessionTokens } from "./migrations/0019-session-tokens.ts";
import { preferences } from "./migrations/0020-preferences.ts";
import { auditExport } from "./migrations/0021-audit-export.ts";
import { unknownOutcome } from "./migrations/0022-unknown-outcome.ts";
import { composedNames } from "./migrations/0023-composed-names.ts";
import { confirmedIdentities } from "./migrations/0024-confirmed-identities.ts";
import { temporaryPasswords } from "./migrations/0025-temporary-passwords.ts";

/**
 * Every migration of the tables, oldest first by name ("0001-accounts"). They are imported rather
 * than read from a folder because the service is bundled. A shipped migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  "0001-platform": platform,
  "0002-organisation": organisation,
  "0003-audit-log": auditLog,
  "0004-saved-views": savedViews,
  "0005-page-history": pageHistory,
  "0006-services": services,
  "0009-permission-revision": permissionRevision,
  "0010-upload-parts": uploadParts,
  "0011-known-browsers": knownBrowsers,
  "0012-deleted-records": deletedRecords,
  "0013-member-identities": memberIdentities,
  "0014-acting-pages": actingPages,
  "0015-authenticated-time": authenticatedTime,
  "0016-linked-identities": linkedIdentities,
  "0017-kept-services": keptServices,
  "0018-service-connections": serviceConnections,
  "0019-session-tokens": sessionTokens,
  "0020-preferences": preferences,
  "0021-audit-export": auditExport,
  "0022-unknown-outcome": unknownOutcome,
  "0023-composed-names": composedNames,
  "0024-confirmed-identities": confirmedIdentities,
  "0025-temporary-passwords": temporaryPasswords,
};
