import { expect, it } from "vitest";
import { withOwnKey } from "../../../src/catalogue/resources/with-own-key.ts";
import { propose } from "../../corpus/propose.ts";
import { services } from "../../corpus/services.ts";

const newsroom = services.find(({ name }) => name === "newsroom");
if (!newsroom) throw new Error("The corpus has no newsroom.");
const { catalogue } = propose(newsroom);
const edit = [...catalogue.operations.values()].find(({ method }) => method === "patch");
if (!edit) throw new Error("The newsroom has no edit.");

it("a record inside a field gets the key that the path names, where it has none of its own", () => {
  const attributes = { title: "News" };
  expect(withOwnKey(catalogue, edit, { id: "a-1", data: { attributes } })).toEqual({
    id: "a-1",
    data: { id: "a-1", attributes },
  });
  for (const values of [{ data: { attributes } }, { id: "a-1", data: { id: "a-2", attributes } }]) {
    expect(withOwnKey(catalogue, edit, values)).toEqual(values);
  }
});
