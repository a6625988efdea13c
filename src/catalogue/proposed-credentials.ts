import { isRecord, type JsonObject, own, ownList, ownObject, ownText } from "./schema/record.ts";

/** The credentials that a service's document requires of its calls, without any secret. */
export interface ProposedCredentials {
  kind: "bearer" | "basic" | "apiKey" | "clientCredentials";
  in?: "header" | "query" | "cookie";
  key?: string;
  tokenAddress?: string;
  scope?: string;
}

/** Maximum security schemes that are proposed. */
const mostSchemes = 10;
const longest = { key: 100, address: 500, scope: 2_000 };

/**
 * The credentials that a document's `securitySchemes` require: those required for all calls first,
 * then those of the most calls.
 * A scheme that needs a person, such as a sign-in in a browser, becomes a plain token.
 * @param address The service's address in the document.
 */
export function readSecurity(root: JsonObject, address: string | null): ProposedCredentials[] {
  // Swagger 2.0 keeps security schemes beside the paths.
  const schemes = {
    ...ownObject(root, "securityDefinitions"),
    ...ownObject(ownObject(root, "components"), "securitySchemes"),
  };
  const names = [...new Set([...schemesIn(root), ...mostUsedFirst(root), ...Object.keys(schemes)])];
  const proposed = names.flatMap((name) => proposalOf(ownObject(schemes, name), address) ?? []);
  const known = new Set<string>();
  return proposed
    .filter((each) => {
      const text = JSON.stringify(each);
      return !known.has(text) && known.add(text);
    })
    .slice(0, mostSchemes);
}

/** The names of the security schemes that a document or one of its operations names. */
const schemesIn = (part: JsonObject): string[] =>
  ownList(part, "security").flatMap((each) => (isRecord(each) ? Object.keys(each) : []));

function mostUsedFirst(root: JsonObject): string[] {
  const operations = Object.values(ownObject(root, "paths")).flatMap((path) =>
    isRecord(path) ? Object.values(path).filter(isRecord) : [],
  );
  const uses = new Map<string, number>();
  for (const name of operations.flatMap(schemesIn)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses].sort(([, few], [, many]) => many - few).map(([name]) => name);
}

function proposalOf(scheme: JsonObject, address: string | null): ProposedCredentials | null {
  switch (ownText(scheme, "type")) {
    case "http":
      return /^basic$/i.test(ownText(scheme, "scheme") ?? "")
        ? { kind: "basic" }
        : { kind: "bearer" };
    case "basic":
      return { kind: "basic" };
    case "apiKey":
      return keyOf(scheme);
    case "oauth2":
      return clientOf(scheme, address) ?? { kind: "bearer" };
    case "openIdConnect":
      return { kind: "bearer" };
    default:
      return null;
  }
}

function keyOf(scheme: JsonObject): ProposedCredentials | null {
  const key = ownText(scheme, "name") ?? "";
  const place = ownText(scheme, "in");
  if (key === "" || key.length > longest.key) return null;
  if (place !== "header" && place !== "query" && place !== "cookie") return null;
  // Swagger 2.0 has no other way to ask for a bearer token.
  const isBearer = /\b(bearer|jwt)\b/i.test(ownText(scheme, "description") ?? "");
  if (isBearer && /^authorization$/i.test(key)) return { kind: "bearer" };
  return { kind: "apiKey", in: place, key };
}

function clientOf(scheme: JsonObject, address: string | null): ProposedCredentials | null {
  const isOld = ownText(scheme, "flow") === "application";
  const flow = isOld ? scheme : own(ownObject(scheme, "flows"), "clientCredentials");
  const token = ownText(flow, "tokenUrl") ?? "";
  const base = address !== null && URL.canParse(address) ? address : undefined;
  if (token === "" || token.length > longest.address || !URL.canParse(token, base)) return null;
  const scope = Object.keys(ownObject(flow, "scopes")).join(" ").slice(0, longest.scope);
  const tokenAddress = new URL(token, base).href;
  return { kind: "clientCredentials", tokenAddress, ...(scope && { scope }) };
}
