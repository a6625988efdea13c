import { describe, expect, it } from "vitest";
import {
  chosenOf,
  chosenWith,
  findOffers,
  type Offer,
} from "../../../../src/studio/services/choice/chosen-operations.ts";

const offer = (name: string, id: string, tag: string, summary = ""): Offer => ({
  name,
  tag,
  summary,
  otherNames: [id, tag],
});
const list = offer("GET /pets", "listPets", "pets", "Every pet");
const add = offer("POST /pets", "addPet", "pets");
const yards = offer("GET /yards", "listYards", "yards");
const offers = [list, add, yards];

describe("what is chosen of the operations that a document offers", () => {
  it("is all where nothing is named, else what is named by call, id or tag", () => {
    expect([...chosenOf(offers, null)]).toEqual(["GET /pets", "POST /pets", "GET /yards"]);
    expect([...chosenOf(offers, ["pets"])]).toEqual(["GET /pets", "POST /pets"]);
    expect([...chosenOf(offers, ["addPet", "GET /yards"])]).toEqual(["POST /pets", "GET /yards"]);
    expect([...chosenOf(offers, [])]).toEqual([]);
  });

  it("is named by call alone once somebody chooses, and by nothing where it is all", () => {
    const pets = chosenOf(offers, ["pets"]);
    expect(chosenWith(offers, pets, [add], false)).toEqual(["GET /pets"]);
    expect(chosenWith(offers, pets, [yards], true)).toBeNull();
    expect(chosenWith(offers, pets, offers, false)).toEqual([]);
  });
});

it("operations are found by all they are called and say, under their tags", () => {
  expect(findOffers(offers, "")).toEqual([
    { tag: "pets", offers: [list, add] },
    { tag: "yards", offers: [yards] },
  ]);
  expect(findOffers(offers, "every GET")).toEqual([{ tag: "pets", offers: [list] }]);
  expect(findOffers(offers, "addpet")).toEqual([{ tag: "pets", offers: [add] }]);
  expect(findOffers(offers, "nothing")).toEqual([]);
});
