import { describe, expect, it } from "vitest";
import { languages } from "../../src/i18n/language.ts";
import { sizes } from "../../src/shell/settings.ts";
import { colours, shortRounds, wholeRounds, widths } from "./looks.ts";
import { states } from "./states.ts";

const dimensions = {
  state: states.map(({ name }) => name),
  language: languages,
  size: sizes,
  width: widths,
  colour: colours,
};

const cases = shortRounds(states).flatMap((round) =>
  round.states.flatMap(({ state, looks }) =>
    looks.map((look) => ({ ...round.ground, ...look, state: state.name })),
  ),
);

const pairs = [
  ["state", "colour"],
  ["language", "width"],
  ["language", "colour"],
  ["size", "width"],
  ["size", "colour"],
  ["width", "colour"],
] as const;

describe("the rounds of the sweep", () => {
  it.each(pairs)("bring each %s together with each %s", (one, other) => {
    const met = new Set(cases.map((look) => `${look[one]} ${look[other]}`));
    const wanted = dimensions[one].flatMap((a) => dimensions[other].map((b) => `${a} ${b}`));
    expect(wanted.filter((pair) => !met.has(pair))).toEqual([]);
  });

  it("whole, look at every state in every way", () => {
    const count = wholeRounds(states).flatMap((round) =>
      round.states.flatMap(({ looks }) => looks),
    );
    expect(count.length).toBe(states.length * 4 * 4 * 6 * 3);
  });
});
