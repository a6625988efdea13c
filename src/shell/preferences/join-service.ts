import { answerCodes } from "../../catalogue/answer-codes.ts";
import type { Preferences } from "../../catalogue/types.gen.ts";
import { equal } from "../../catalogue/validators/validator-runtime.ts";
import type { SignedInMember } from "../../session/member.ts";
import { CallError, type CallResult, quietly, type Wire } from "../../wire/wire.ts";
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

/** What a call answered; `null` where it failed, `"stale"` where another browser saved meanwhile. */
type Answered = CallResult | "stale" | null;

/** Joins the preferences in this browser with those of the service. */
export function createServiceJoin({ wire, token, here }: JoinPlace): ServiceJoin {
  let asked: { token: string | null; answer: Promise<Answered> } | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const ask = () => callQuietly(wire, "preference.getOne", {});

  /** Takes over what the service has, and resolves to its answer; to `null` if it gave none. */
  async function meet(member: SignedInMember["id"]): Promise<CallResult | null> {
    if (here.owner !== member) return null;
    const before = here.read(member).served;
    const answer = asked?.token === token() ? asked.answer : ask();
    asked = null;
    const answered = await answer;
    if (here.owner !== member) return null;
    here.store.setState({ isSettled: true });
    if (answered === null || answered === "stale") return null;
    const served = readPreferences(answered.data);
    const now = here.read(member);
    // Where another tab has met the service meanwhile, this answer may be older.
    if (!equal(now.served, before)) return meet(member);
    const values = merged(now, served);
    here.unsent = named(values, here.unsent);
    here.keep(member, { values, served });
    return answered;
  }

  /** Sends what was changed here, joined with what the service had when it was `met`. */
  async function send(member: SignedInMember["id"], met: CallResult | null): Promise<void> {
    if (met === null || here.owner !== member) return;
    const changed = changedIn(here.read(member));
    if (Object.keys(changed).length === 0) return;
    const saved = await callQuietly(wire, "preference.save", changed, met.etag ?? undefined);
    if (saved === "stale") return send(member, await meet(member));
    if (saved === null || here.owner !== member) return;
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
      running = met.then((answered) => send(owner, answered));
      return { met, sent: running };
    },
  };
}

/** Makes a call without messages, for the user did not request it. */
async function callQuietly(
  wire: JoinPlace["wire"],
  id: "preference.getOne" | "preference.save",
  request: Preferences,
  ifMatch?: string,
): Promise<Answered> {
  const version = ifMatch === undefined ? {} : { ifMatch };
  const options = { ...quietly, isUnasked: true, ...version };
  try {
    return await wire.call(id, { ...request }, options);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return cause.code === answerCodes.changedMeanwhile ? "stale" : null;
  }
}
