/** The environment variables that the configuration reads; README.md explains each. */
export const variables = [
  ...(["ADMIN_PASSWORD", "AUDIT_DAYS", "CAPTCHA", "CONFIG_FILE", "DATABASE_STATEMENTS"] as const),
  ...(["DATABASE_URL", "DATA_DIR", "DRAIN_SECONDS", "HOST", "LINK_HOSTS", "LOG_LEVEL"] as const),
  ...(["METRICS_FROM", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ISSUER"] as const),
  ...(["OIDC_NAME", "OIDC_ROLES", "OIDC_ROLE_CLAIM", "OIDC_SCOPE", "OIDC_TOKEN_HOSTS"] as const),
  ...(["OVERLAYS", "POINTS_API_URL", "PORT", "RATE_LIMIT", "REGISTRATION_APPROVAL"] as const),
  ...(["SAMPLE_DATA", "SECRETS_KEY", "SECRETS_KEY_FILE", "SERVICE_HOSTS"] as const),
  ...(["SERVICE_NETWORKS", "SYSTEM_API_URL", "TRUST_PROXY", "UPLOAD_QUOTA_MB"] as const),
] as const;

/** The name of a variable that the configuration reads. */
export type Variable = (typeof variables)[number];

/** Returns the value of a variable, `undefined` if it is empty. */
export type ReadVariable = (name: Variable) => string | undefined;
