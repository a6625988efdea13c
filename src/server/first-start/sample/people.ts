import cultures from "./people.json" with { type: "json" };
import type { Random } from "./random.ts";

/** The personal names of one culture, in its own script and in Latin letters for the username. */
interface Culture {
  /** The template that joins family and given name, such as `{given} {family}`. */
  fullname: string;
  families: Readonly<Record<string, string>>;
  givens: Readonly<Record<string, string>>;
}

/** A person of the sample organisation. */
export interface Person {
  username: string;
  fullname: string;
  mobile: string;
}

/**
 * Creates people with distinct usernames and mobile numbers; a third of them have Chinese names.
 */
export function samplePeople(random: Random, count: number): Person[] {
  const people = new Map<string, Person>();
  const mobiles = new Set<string>();
  while (people.size < count) {
    const isChinese = random.between(1, 3) === 1;
    const culture = isChinese ? cultures.chinese : random.pick(Object.values<Culture>(cultures));
    const [family, familyLatin] = random.pick(Object.entries<string>(culture.families));
    const [given, givenLatin] = random.pick(Object.entries<string>(culture.givens));
    const username = freeUsername(`${givenLatin}.${familyLatin}`, people);
    const fullname = culture.fullname.replace("{family}", family).replace("{given}", given);
    people.set(username, { username, fullname, mobile: freeMobile(random, mobiles) });
  }
  return [...people.values()];
}

function freeUsername(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let username = wanted;
  for (let number = 2; taken.has(username); number += 1) username = `${wanted}${number}`;
  return username;
}

/** A mobile number that is unused and passes the shared validator (specification section 5). */
function freeMobile(random: Random, taken: Set<string>): string {
  for (;;) {
    const prefix = random.pick(["13", "15", "17", "18"]);
    const mobile = prefix + String(random.between(0, 999_999_999)).padStart(9, "0");
    if (taken.has(mobile)) continue;
    taken.add(mobile);
    return mobile;
  }
}
