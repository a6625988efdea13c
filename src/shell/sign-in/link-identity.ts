import type { Application } from "../application.ts";
import { text } from "../language/texts.ts";
import { openIdAddress } from "./openid-address.ts";
import { failures } from "./openid-failures.ts";

/**
 * Opens the provider, where the member signs in to the account to link, and which leads back to
 * this address.
 */
export async function beginLink(application: Application): Promise<void> {
  // A linked account can sign in, so the member must first prove again that the session is theirs.
  await application.wire.call("login.recent", {}, { loading: "no" });
  const { pathname, search, hash } = window.location;
  const redirect = encodeURIComponent(pathname + search + hash);
  window.location.assign(`${openIdAddress(application)}?link=1&redirect=${redirect}`);
}

/** Completes what a signed-in member began at the provider. */
export async function finishAtProvider(
  { wire, feedback, config, session }: Application,
  query: URLSearchParams,
): Promise<void> {
  const name = config.openId;
  const failure = failures.get(query.get("failed"));
  if (!failure && !query.has("link")) return;
  // A message shown before the page has loaded would disappear too early.
  await session.load();
  if (failure) return feedback.error(text(failure, { name }));
  await wire.call("session.linkIdentity", {}, { isSummedUp: true });
  feedback.success(text("identity.linked", { name }));
}
