import { describe, expect, it } from "vitest";
import { openPlace } from "../browser/place.ts";
import { isWhole } from "../support/whole.ts";
import { type Round, shortRounds, wholeRounds } from "./looks.ts";
import { openStates, type State, states } from "./states.ts";
import { type Walk, walkOn } from "./walk.ts";

const roundsOf = isWhole ? wholeRounds<State> : shortRounds<State>;
const only = process.env.SWEEP_ONLY ?? "";
const wanted = (all: readonly State[]) => all.filter(({ name }) => name.startsWith(only));

const place = openPlace();

const titleOf = ({ ground }: Round<State>) => `${ground.language}, ${ground.size}`;

/** The faults in the states of a round, each line with the state and the look. */
async function sweep(walk: Walk, { ground, states }: Round<State>): Promise<string[]> {
  const lines: string[] = [];
  for (const { state, looks } of states) {
    for (const { look, faults } of await walk.lookAt(state, looks)) {
      const seen = `${state.name}, ${ground.language}, ${ground.size}, ${look.width}, ${look.colour}`;
      lines.push(...faults.map(({ sort, what }) => `${seen}: ${sort}: ${what}`));
    }
  }
  return lines;
}

describe("nothing is cut, faint, too small, upon another or wider than the window", () => {
  const rounds = roundsOf(wanted(states));
  it.each(rounds.map((round) => [titleOf(round), round] as const))(
    "behind the sign-in, in %s",
    async (_title, round) => {
      const walk = await walkOn(place, round.ground);
      expect(await sweep(walk, round)).toEqual([]);
    },
    isWhole ? 7_200_000 : 600_000,
  );

  it.each(roundsOf(wanted(openStates)).map((round) => [titleOf(round), round] as const))(
    "before it, in %s",
    async (_title, round) => {
      const walk = await walkOn(place, round.ground, { isSignedIn: false });
      expect(await sweep(walk, round)).toEqual([]);
    },
  );
});
