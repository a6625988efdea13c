import { distance } from "fastest-levenshtein";

/** The variables of the configuration whose names are long enough to recognise when misspelt. */
export const longVariables: readonly string[] = [
  ...["ADMIN_PASSWORD", "AUDIT_DAYS", "CONFIG_FILE", "DATABASE_STATEMENTS", "DATABASE_URL"],
  ...["DATA_DIR", "DRAIN_SECONDS", "LINK_HOSTS", "LOG_LEVEL", "METRICS_FROM"],
  ...["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ISSUER", "OIDC_NAME", "OIDC_ROLES"],
  ...["OIDC_ROLE_CLAIM", "OIDC_SCOPE", "OIDC_TOKEN_HOSTS", "OVERLAYS", "POINTS_API_URL"],
  ...["RATE_LIMIT", "REGISTRATION_APPROVAL", "SAMPLE_DATA", "SECRETS_KEY", "SECRETS_KEY_FILE"],
  ...["SERVICE_HOSTS", "SERVICE_NETWORKS", "SYSTEM_API_URL", "TRUST_PROXY", "UPLOAD_QUOTA_MB"],
];

/** Maximum edits by which a misspelt name differs from the one that was meant. */
const mostEdits = 2;

/** Names of addresses and credentials of imported services, which may resemble other names. */
const ofService = /_API_(URL|AUTHORIZATION)$/;

/**
 * Warnings about variables that the service ignores although the operator probably meant them: a
 * name that is almost one of the configuration's, and a DATABASE_URL without a value, with which
 * the embedded database would be used instead.
 */
export function warningsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => (environment[name] ?? "").trim() !== "";
  const misspelt = Object.keys(environment).flatMap((name) => {
    if (longVariables.includes(name) || ofService.test(name) || !isSet(name)) return [];
    const meant = longVariables.find((known) => isMisspelt(name, known));
    if (meant === undefined || isSet(meant)) return [];
    return [`Warning: ${name} is not read. Did you mean ${meant}?`];
  });
  if (environment.DATABASE_URL === undefined || isSet("DATABASE_URL")) return misspelt;
  return [...misspelt, "Warning: DATABASE_URL is empty, so the embedded database is used."];
}

function isMisspelt(name: string, known: string): boolean {
  return distance(name.trim().toUpperCase(), known) <= mostEdits;
}
