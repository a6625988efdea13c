import { RedirectFollower } from "./redirect-follower.ts";

const path = "/system-api/api/login/openid";

/** Signs a person in at the provider of a service, and returns the token of the session here. */
export async function signInThere(service: string, name: string): Promise<string> {
  const browser = new RedirectFollower();
  const first = await browser.ask(`${service}${path}`);
  const asked = await browser.follow(first, service, ({ pathname }) =>
    pathname.startsWith("/interaction/"),
  );
  await browser.ask(asked);
  const form = { prompt: "login", login: name, password: "any" };
  const back = await browser.follow(await browser.ask(asked, form), asked, ({ pathname }) =>
    pathname.startsWith(path),
  );
  await browser.ask(back);
  const token = browser.cookie(service, "Admin-Token");
  if (token === undefined) throw new Error(`${name} was not signed in.`);
  return token;
}
