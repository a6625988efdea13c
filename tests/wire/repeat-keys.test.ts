import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { platformAnswerHeader } from "../../src/catalogue/headers/platform-answer.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { petsApi } from "../support/pets.ts";
import { answerJson, failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;
let isLost: boolean;
let answer: ReturnType<typeof answerJson>;

beforeEach(async () => {
  isLost = true;
  answer = answerJson({ code: 0, msg: "", data: null });
  loopback = await startLoopback((request, response) => {
    if (isLost) response.destroy();
    else answer(request, response);
  });
});

afterEach(() => loopback.close());

const keys = () => loopback.seen.map(({ headers }) => headers["idempotency-key"]);

it("a write whose answer was lost is repeated by its key, so that it is performed once", async () => {
  const { wire } = observeWire(loopback.address);
  const save = () => wire.call("page.saveDraft", { path: "a", source: "{}" }, { ifMatch: '"0"' });
  await failureOf(save());
  isLost = false;
  await save();
  await save();
  const [first, second, third] = keys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("a write is repeated by its key also where the page was loaded again before the answer came", async () => {
  const unanswered = new Map();
  const opened = () => observeWire(loopback.address, { unanswered }).wire;
  const add = (name: string) => opened().call("culturalGroup.add", { name });
  await failureOf(add("Chess"));
  isLost = false;
  await add("Chess");
  await add("Chess");
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("two writes that are alike and under way at once are two", async () => {
  const { wire } = observeWire(loopback.address);
  isLost = false;
  await Promise.all([1, 2].map(() => wire.call("culturalGroup.add", { name: "Chess" })));
  expect(new Set(keys()).size).toBe(2);
});

it("what is kept of a write does not tell its content, nor let anybody guess a password", async () => {
  const keptOf = async (operation: string, args: Record<string, string>) => {
    const unanswered = new Map<string, string>();
    await failureOf(observeWire(loopback.address, { unanswered }).wire.call(operation, args));
    return unanswered.get(operation)?.split(" ")[0];
  };
  const group = () => keptOf("culturalGroup.add", { name: "Chess" });
  expect(await group()).toBe(await group());
  expect(await group()).not.toContain("Chess");
  const password = () => keptOf("member.updatePwd", { id: "1", password: "Chess" });
  expect(await password()).not.toBe(await password());
});

it("another write has a key of its own, also where only the version that it replaces is another", async () => {
  const { wire } = observeWire(loopback.address);
  const save = (source: string, ifMatch: string) =>
    failureOf(wire.call("page.saveDraft", { path: "a", source }, { ifMatch }));
  await save("{}", '"0"');
  await save("[]", '"0"');
  await save("[]", '"1"');
  expect(new Set(keys()).size).toBe(3);
});

it("a repetition that was refused is followed by a write with a key of its own", async () => {
  const { wire } = observeWire(loopback.address);
  const add = () => failureOf(wire.call("culturalGroup.add", { name: "Taken" }));
  await add();
  answer = answerJson({ code: 40000, msg: "No.", data: null });
  isLost = false;
  await add();
  await add();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("a write that the platform says may have been done keeps its key only where its service knows it", async () => {
  const header = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  for (const parameters of [[header], []]) {
    const { document } = importOpenApi(
      { ...petsApi, paths: { "/pets": { post: { ...petsApi.paths["/pets"].post, parameters } } } },
      { name: "pets" },
    );
    const catalogue = createCatalogue(document ? [document] : [], shippedCatalogue());
    const { address } = loopback;
    const options = { catalogue, bases: { pets: address }, ownBases: [address] };
    const { wire } = observeWire("", options);
    isLost = false;
    answer = (_request, response) => {
      response.writeHead(502, { [platformAnswerHeader]: "refusal" });
      response.end('{"code":50000,"msg":"It may have done this.","data":null}');
    };
    await failureOf(wire.call("pets.addPet", { name: "Rex" }));
    await failureOf(wire.call("pets.addPet", { name: "Rex" }));
  }
  const [first, second, third, fourth] = keys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(fourth).not.toBe(third);
});

it("a write that was refused has another key when it is repeated", async () => {
  answer = answerJson({ code: 40000, msg: "No.", data: null });
  isLost = false;
  const { wire } = observeWire(loopback.address);
  const add = () => failureOf(wire.call("culturalGroup.add", { name: "Twice" }));
  await add();
  await add();
  expect(new Set(keys()).size).toBe(2);
});
