import type { Application } from "../application.ts";
import { text } from "../language/texts.ts";
import { openIdAddress } from "./openid-address.ts";
import { failures } from "./openid-failures.ts";

/** Leads to the provider, to show there which account is to be linked, and back to here. */
export async function beginLink(application: Application): Promise<void> {
  // Linking gives a way in: whoever sits here proves first that the session is theirs.
  await application.wire.call("login.recent", {}, { loading: "no" });
  const { pathname, search, hash } = window.location;
  const redirect = encodeURIComponent(pathname + search + hash);
  window.location.assign(`${openIdAddress(application)}?link=1&redirect=${redirect}`);
}

/** What is left to do for somebody signed in who comes back from the provider. */
export async function finishAtProvider(
  { wire, feedback, config, session }: Application,
  query: URLSearchParams,
): Promise<void> {
  const name = config.openId;
  const failure = failures.get(query.get("failed"));
  if (!failure && !query.has("link")) return;
  // What is said before there is a page to read it on would be gone too soon.
  await session.load();
  if (failure) return feedback.error(text(failure, { name }));
  await wire.call("session.linkIdentity", {}, { isSummedUp: true });
  feedback.success(text("identity.linked", { name }));
}
