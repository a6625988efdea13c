import type { Application } from "../application.ts";

/** The service's address that redirects to the OpenID Connect provider. */
export function openIdAddress({ config, catalogue }: Application): string {
  const login = catalogue.operations.get("login.login");
  return `${config.bases.system ?? login?.service.base ?? ""}/api/login/openid`;
}
