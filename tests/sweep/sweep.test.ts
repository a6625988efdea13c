import { describe, expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import { isWhole } from "../support/whole.ts";
import { asked } from "./asked.ts";
import { type Round, shortRounds, wholeRounds } from "./looks.ts";
import { openStates, type State, states } from "./states.ts";
import { type Found, type Walk, walkOn } from "./walk.ts";

const place = openPlace();

/** The rounds wanted of some states, each with its title. */
function roundsOf(all: readonly State[]): (readonly [string, Round<State>])[] {
  const wanted = all.filter(({ name }) => name.startsWith(asked.only));
  return (isWhole ? wholeRounds(wanted) : shortRounds(wanted))
    .filter(({ ground }) => ground.language.startsWith(asked.language))
    .filter(({ ground }) => ground.size.startsWith(asked.size))
    .map((round) => [`${round.ground.language}, ${round.ground.size}`, round]);
}

/** One line for each different fault of a state, with the looks that have it. */
function linesOf(found: readonly Found[]): string[] {
  const looks = new Map<string, string[]>();
  for (const { look, faults } of found) {
    for (const { sort, what } of faults) {
      const fault = `${sort}: ${what}`;
      looks.set(fault, [...(looks.get(fault) ?? []), `${look.width} ${look.colour}`]);
    }
  }
  return [...looks].map(([fault, seen]) => `${fault} (${seen.join(", ")})`);
}

/**
 * The faults in the states of a round. Those of each state are printed as they are found, so that a
 * run that is stopped has told all it has seen.
 */
async function sweep(walk: Walk, [title, round]: readonly [string, Round<State>]) {
  const found: string[] = [];
  const all = round.states.reduce((sum, { looks }) => sum + looks.length, 0);
  const begun = Date.now();
  let made = 0;
  for (const { state, looks } of round.states) {
    if (Date.now() > asked.ends) break;
    const lines = await walk.lookAt(state, looks).then(
      (seen) => linesOf(seen),
      async (error: unknown) => {
        await walk.startAgain();
        return [`not reached: ${String(error)}`];
      },
    );
    made += looks.length;
    const told = lines.map((line) => `${state.name}, ${title}: ${line}`);
    const seconds = Math.round((Date.now() - begun) / 1_000);
    const far = `${title}: ${made} of ${all} looks in ${seconds} s, ${state.name}`;
    console.log([far, ...told].join("\n"));
    found.push(...told);
  }
  return found;
}

describe("nothing is cut, faint, too small, upon another or wider than the window", () => {
  const timeout = isWhole ? 7_200_000 : 600_000;

  it.each(roundsOf(states))("behind the sign-in, in %s", { timeout }, async (...round) => {
    const walk = await walkOn(place, round[1].ground);
    expect(await sweep(walk, round)).toEqual([]);
  });

  it.each(roundsOf(openStates))("before it, in %s", { timeout }, async (...round) => {
    const walk = await walkOn(place, round[1].ground, { isSignedIn: false });
    expect(await sweep(walk, round)).toEqual([]);
  });
});
