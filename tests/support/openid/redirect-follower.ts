/** A minimal browser for signing in: it follows redirects and keeps cookies by origin. */
export class RedirectFollower {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** The cookie that an origin has set. */
  cookie(origin: string, name: string): string | undefined {
    return this.#cookies.get(origin)?.get(name);
  }

  /** Stores a cookie of an origin, as after signing in there. */
  keep(origin: string, name: string, value: string): void {
    const held = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, held.set(name, value));
  }

  /** Deletes the cookies of an origin, as when another person takes over the browser. */
  forget(origin: string): void {
    this.#cookies.delete(origin);
  }

  /** Sends one request without following a redirect. */
  async ask(address: string | URL, form?: Readonly<Record<string, string>>): Promise<Response> {
    const { origin } = new URL(address);
    const held = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, held);
    const response = await fetch(address, {
      redirect: "manual",
      headers: { Cookie: [...held].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") held.delete(name);
      else held.set(name, value);
    }
    return response;
  }

  /** Follows redirects to the first address that `until` accepts, which is not requested. */
  async follow(response: Response, from: string | URL, until: (to: URL) => boolean): Promise<URL> {
    const location = response.headers.get("location");
    if (location === null) throw new Error(`${from} leads nowhere: ${await response.text()}`);
    const to = new URL(location, from);
    return until(to) ? to : await this.follow(await this.ask(to), to, until);
  }
}
