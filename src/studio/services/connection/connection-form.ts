import type { Answers, Requests } from "../../../catalogue/types.gen.ts";

type ServiceDetail = Answers["service.getOne"];
type Given = NonNullable<Requests["service.connect"]["credentials"]>;

/** The authentication method of a service. */
export type CredentialsKind = Given["kind"];

/** The entered address and credentials of a service. */
export interface ConnectionForm extends Required<Given> {
  address: string;
}

/** All types of credentials, in the order in which they are offered. */
export const credentialsKinds: readonly CredentialsKind[] = [
  ...(["none", "bearer", "basic", "apiKey", "clientCredentials", "member"] as const),
];

/** The kinds that a service may be given here; a stored kind stays among them. */
export function offeredKinds({ keepsMemberTokens, credentials }: ServiceDetail) {
  return credentialsKinds.filter(
    (kind) => kind !== "member" || keepsMemberTokens || credentials?.kind === "member",
  );
}

/** The form for a service's stored connection, or for what its document proposes. */
export function connectionFormOf(service: ServiceDetail): ConnectionForm {
  const { credentials, proposed } = service;
  const isNew = service.address === null && credentials === null && service.keepsCredentials;
  const first: Partial<Given> = (isNew && proposed?.credentials[0]) || {};
  const kept = credentials && credentials.kind !== "operator" ? credentials : null;
  const more = kept ?? first;
  return {
    address: service.address ?? proposedAddress(service),
    kind: credentialsKinds.find((kind) => kind === more.kind) ?? "none",
    in: more.in ?? "header",
    key: more.key ?? "",
    tokenAddress: more.tokenAddress ?? "",
    scope: more.scope ?? "",
    user: "",
    secret: "",
  };
}

/** The address that the document proposes, without the base path that every call adds. */
function proposedAddress({ proposed, basePath, isAddressed }: ServiceDetail): string {
  const address = proposed?.address ?? "";
  if (isAddressed || !/^https?:\/\//.test(address)) return "";
  return withoutBasePath(address, basePath);
}

/**
 * An address without its base path, since people often copy both and the service stores them apart.
 */
export function withoutBasePath(address: string, basePath: string): string {
  const plain = address.trim().replace(/\/+$/, "");
  const isBelow = basePath !== "" && plain.endsWith(basePath);
  return isBelow ? plain.slice(0, -basePath.length) : plain;
}

/** Whether the stored secret can stay, because host and type of credentials are unchanged. */
export function mayKeepSecret(form: ConnectionForm, service: ServiceDetail): boolean {
  const { credentials } = service;
  if (!credentials?.isUsable || credentials.kind !== form.kind) return false;
  if ((credentials.tokenAddress ?? "") !== form.tokenAddress) return false;
  // The environment gives the address, so it is the one that the secret was entered for.
  if (service.address === null) return service.isAddressed;
  return originOf(form.address) === originOf(service.address);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** The request that connects the service as entered. */
export function connectRequestOf(
  form: ConnectionForm,
  service: ServiceDetail,
): Requests["service.connect"] {
  const { name, basePath, address, isAddressed } = service;
  const isOperators = isAddressed && address === null;
  return {
    name,
    ...(!isOperators && { address: withoutBasePath(form.address, basePath) }),
    ...(service.credentials?.kind !== "operator" && { credentials: givenIn(form, service) }),
  };
}

function givenIn(form: ConnectionForm, service: ServiceDetail): Given {
  const { kind, in: place, key, tokenAddress, scope, user, secret } = form;
  if (kind === "none" || kind === "member") return { kind };
  const isKept = user === "" && secret === "" && mayKeepSecret(form, service);
  const hasUser = kind === "basic" || kind === "clientCredentials";
  return {
    kind,
    ...(kind === "apiKey" && { in: place, key: key.trim() }),
    ...(kind === "clientCredentials" && { tokenAddress: tokenAddress.trim(), scope: scope.trim() }),
    ...(!isKept && { secret, ...(hasUser && { user }) }),
  };
}
