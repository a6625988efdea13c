import { distance } from "fastest-levenshtein";
import { plainAddress } from "../imported/service-address.ts";
import { variables } from "./variables.ts";

/** The variables whose names are long enough to recognise when misspelt. */
const longVariables: readonly string[] = variables.filter((name) => name.length >= 8);

/** Maximum edits by which a misspelt name differs from the one that was meant. */
const mostEdits = 2;

/** Names of addresses and credentials of imported services, which may resemble other names. */
const ofService = /_API_(URL|AUTHORIZATION)$/;

/**
 * Warnings about variables that the service ignores although the operator probably meant them: a
 * name that is almost one of the configuration's; a DATABASE_URL without a value, with which the
 * embedded database would be used instead; a NODE_ENV that is nearly production; a sign-in provider's
 * variables without its address; and addresses of imported services that cannot be called.
 */
export function warningsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string): boolean => (environment[name] ?? "").trim() !== "";
  const misspelt = Object.keys(environment).flatMap((name) => {
    if (longVariables.includes(name) || ofService.test(name) || !isSet(name)) return [];
    const meant = longVariables.find((known) => isMisspelt(name, known));
    if (meant === undefined || isSet(meant)) return [];
    return [`Warning: ${name} is not read. Did you mean ${meant}?`];
  });
  const isEmpty = environment.DATABASE_URL !== undefined && !isSet("DATABASE_URL");
  const mode = environment.NODE_ENV?.trim() ?? "";
  const isNearlyProduction = /^prod/i.test(mode) && mode !== "production";
  const ofProvider = variables.filter((name) => name.startsWith("OIDC_") && isSet(name));
  const isPartial = ofProvider.length > 0 && !isSet("OIDC_ISSUER");
  const unusable = Object.entries(environment).flatMap(([name, value]) => {
    if (!/_API_URL$/.test(name) || longVariables.includes(name) || !isSet(name)) return [];
    const example = "such as https://api.example.org/v1, without a query or a password";
    const warning = `Warning: ${name} is not used, since it is not an http or https address, ${example}.`;
    return plainAddress(value?.trim()) === null ? [warning] : [];
  });
  return [
    ...misspelt,
    ...unusable,
    ...(isEmpty ? ["Warning: DATABASE_URL is empty, so the embedded database is used."] : []),
    ...(isNearlyProduction
      ? [`Warning: NODE_ENV=${mode} does not count as production. Write NODE_ENV=production.`]
      : []),
    ...(isPartial ? [`Warning: ${ofProvider.join(", ")} are not used without OIDC_ISSUER.`] : []),
  ];
}

function isMisspelt(name: string, known: string): boolean {
  return distance(name.trim().toUpperCase(), known) <= mostEdits;
}
