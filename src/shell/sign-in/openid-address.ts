import type { Application } from "../application.ts";

/** Where the service leads to the provider of OpenID Connect. */
export function openIdAddress({ config, catalogue }: Application): string {
  const login = catalogue.operations.get("login.login");
  return `${config.bases.system ?? login?.service.base ?? ""}/api/login/openid`;
}
