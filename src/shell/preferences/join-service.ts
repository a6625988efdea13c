import type { Preferences } from "../../catalogue/types.gen.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { CallError, type CallResult, type Wire } from "../../wire/wire.ts";
import { changedIn, type KeptHere, named } from "./kept-preferences.ts";
import { merged } from "./merged-preferences.ts";
import { readPreferences } from "./read-preferences.ts";

/** Joins the preferences in this browser with those of the service. */
export interface ServiceJoin {
  /** Asks the service before the member is known; the answer is used for this token alone. */
  expect(): void;
  /** Whether the service was asked ahead. */
  isExpected(): boolean;
  /** Takes over the service's values and then sends it the others; runs once at a time. */
  join(): { met: Promise<unknown>; sent: Promise<unknown> };
}

/** What joining needs of the application. */
interface JoinPlace {
  wire: Pick<Wire, "call">;
  token(): string | null;
  here: KeptHere;
}

/** Joins the preferences in this browser with those of the service. */
export function createServiceJoin({ wire, token, here }: JoinPlace): ServiceJoin {
  let asked: { token: string | null; answer: Promise<CallResult | null> } | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const ask = () => callQuietly(wire, "preference.getOne", {});

  /** Takes over what the service has; resolves to whether that was possible. */
  async function meet(member: SignedInMember["id"]): Promise<boolean> {
    if (here.owner !== member) return false;
    const before = here.read(member).served;
    const answer = asked?.token === token() ? asked.answer : ask();
    asked = null;
    const answered = await answer;
    if (here.owner !== member) return false;
    here.store.setState({ isSettled: true });
    if (answered === null) return false;
    const served = readPreferences(answered.data);
    const now = here.read(member);
    // Where another tab has met the service meanwhile, this answer may be older.
    if (!equal(now.served, before)) return meet(member);
    const values = merged(now, served);
    here.unsent = named(values, here.unsent);
    here.keep(member, { values, served });
    return true;
  }

  async function send(member: SignedInMember["id"]): Promise<void> {
    if (here.owner !== member) return;
    const changed = changedIn(here.read(member));
    if (Object.keys(changed).length === 0) return;
    const isSaved = (await callQuietly(wire, "preference.save", changed)) !== null;
    if (!isSaved || here.owner !== member) return;
    const { values, served } = here.read(member);
    here.unsent = changedIn({ values: here.unsent, served: changed });
    here.keep(member, { values, served: { ...served, ...changed } });
  }

  return {
    expect() {
      asked = { token: token(), answer: ask() };
    },
    isExpected: () => asked !== null,
    join() {
      const { owner } = here;
      if (owner === null) return { met: running, sent: running };
      const met = running.then(() => meet(owner));
      running = met.then((isMet) => (isMet ? send(owner) : undefined));
      return { met, sent: running };
    },
  };
}

/** Makes a call without messages, for the user did not request it; `null` where it fails. */
async function callQuietly(
  wire: JoinPlace["wire"],
  id: "preference.getOne" | "preference.save",
  request: Preferences,
): Promise<CallResult | null> {
  try {
    return await wire.call(id, { ...request }, { quiet: true, loading: "no", isUnasked: true });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return null;
  }
}
