import { afterEach, describe, expect, it } from "vitest";
import { FileAnswer } from "../../src/wire/file-answer.ts";
import { answerJson, failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;

afterEach(() => loopback.close());

async function observedAgainst(
  answer: Parameters<typeof startLoopback>[0],
  overrides?: Parameters<typeof observeWire>[1],
) {
  loopback = await startLoopback(answer);
  return observeWire(loopback.address, overrides);
}

describe("success", () => {
  it.each([0, 20000, 3001, 3999])("takes code %i as success", async (code) => {
    const { wire } = await observedAgainst(answerJson({ code, msg: "fine", data: { id: 1 } }));
    const result = await wire.call("member.getOne", { id: 1 });
    expect(result).toMatchObject({ code, message: "fine", data: { id: 1 } });
  });

  it("toasts after a write and after codes 3001 to 3999, never after another read", async () => {
    const write = await observedAgainst(answerJson({ code: 0, data: { id: 1 } }));
    await write.wire.call("culturalGroup.add", { name: "a" });
    expect(write.successes).toEqual(["The operation succeeded."]);
    await loopback.close();
    const coded = await observedAgainst(answerJson({ code: 3001, data: [] }));
    await coded.wire.call("culturalGroup.page", {});
    expect(coded.successes).toEqual(["The operation succeeded."]);
    await loopback.close();
    const read = await observedAgainst(answerJson({ code: 0, data: [] }));
    await read.wire.call("culturalGroup.page", {});
    expect(read.successes).toEqual([]);
  });

  it("of a write that the product makes by itself is told to nobody", async () => {
    const quiet = await observedAgainst(answerJson({ code: 20000, data: null }));
    await quiet.wire.call("view.reset", { path: "points/dept-group", block: "groups" });
    expect(quiet.successes).toEqual([]);
  });

  it("brings the ETag", async () => {
    const { wire } = await observedAgainst((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", etag: '"v2"' });
      response.end('{"code":0,"data":[]}');
    });
    expect((await wire.call("culturalGroupUserRel.current", { groupId: 1 })).etag).toBe('"v2"');
  });
});

describe("a number with more digits than JavaScript holds", () => {
  const answering = (data: string) =>
    observedAgainst((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(`{"code":0,"traceId":9007199254740997,"data":${data}}`);
    });

  it.each([
    [
      '{"rows":[{"id":9007199254740992},{"id":9007199254740993}]}',
      { rows: [{ id: "9007199254740992" }, { id: "9007199254740993" }] },
    ],
    ["-9007199254740993", "-9007199254740993"],
    ["12345678901234567890123", "12345678901234567890123"],
    ['{"id":"9007199254740993"}', { id: "9007199254740993" }],
    ['{"text":"a\\"9007199254740993"}', { text: 'a"9007199254740993' }],
    ['{"part":0.1234567890123456789}', { part: "0.1234567890123456789" }],
    ['{"part":0.30000000000000004}', { part: 0.30000000000000004 }],
    ['{"id":9007199254740991}', { id: 9_007_199_254_740_991 }],
    ['{"large":1e400000000000000000}', { large: "1e400000000000000000" }],
  ])("is a text in the answer, and all else what it is: %s", async (data, wanted) => {
    const { wire } = await answering(data);
    expect((await wire.call("culturalGroup.page", {})).data).toEqual(wanted);
  });

  const sent = () => loopback.seen.at(-1)?.body.toString();

  it("goes back as the number that it came as, in query and body, and so does one of an address", async () => {
    const { wire } = await answering('[{"id":9007199254740993}]');
    await wire.call("culturalGroup.page", {});
    await wire.call("culturalGroup.delete", { ids: ["9007199254740993", 7] });
    expect(sent()).toBe('{"ids":[9007199254740993,7]}');
    await wire.call("culturalGroup.update", {
      id: "1734567890123456789",
      name: "1734567890123456789",
    });
    expect(sent()).toBe('{"id":1734567890123456789,"name":"1734567890123456789"}');
    await wire.call("culturalGroupUserRel.current", { groupId: "9007199254740993" });
    expect(loopback.seen.at(-1)?.url).toMatch(/\?groupId=9007199254740993$/);
  });

  it("goes back as the text that it came as", async () => {
    const { wire } = await answering('[{"id":"9007199254740993"}]');
    await wire.call("culturalGroup.page", {});
    await wire.call("culturalGroup.delete", { ids: ["9007199254740993", "42"] });
    expect(sent()).toBe('{"ids":["9007199254740993","42"]}');
  });
});

describe("failure", () => {
  it.each([
    [{ code: 40400, msg: "No such group." }, "No such group."],
    [{ code: 40400, message: "No such group." }, "No such group."],
    [{ code: 40400 }, "Error"],
    [{ code: 3000, msg: "Just outside." }, "Just outside."],
    [{ code: 4000, msg: "Just outside." }, "Just outside."],
  ])("shows msg, else message, else Error: %j", async (body, message) => {
    const { wire, errors } = await observedAgainst(answerJson(body));
    const failure = await failureOf(wire.call("culturalGroup.page", {}));
    expect(failure).toMatchObject({ kind: "application", code: body.code, message });
    expect(errors).toEqual([message]);
  });

  it("leaves the message to a quiet caller", async () => {
    const { wire, errors } = await observedAgainst(answerJson({ code: 40400, msg: "No." }));
    await failureOf(wire.call("culturalGroup.page", {}, { quiet: true }));
    expect(errors).toEqual([]);
  });

  it("shows the envelope's message whatever the HTTP status", async () => {
    const { wire, errors } = await observedAgainst(answerJson({ code: 50000, msg: "Fault." }, 500));
    const failure = await failureOf(wire.call("culturalGroup.page", {}));
    expect(failure).toMatchObject({ kind: "application", status: 500, code: 50000 });
    expect(errors).toEqual(["Fault."]);
  });

  it("brings the faults of the request by their pointers", async () => {
    const errors = [{ path: "/name", message: "Too long." }];
    const body = { code: 40000, msg: "Bad input.", data: { errors } };
    const { wire } = await observedAgainst(answerJson(body));
    expect((await failureOf(wire.call("culturalGroup.add", {}))).errors).toEqual(errors);
  });

  it.each([50008, 50012, 50014])("reports the end of the session on code %i", async (code) => {
    const { wire, signedOut, errors } = await observedAgainst(answerJson({ code, msg: "Out." }));
    await failureOf(wire.call("culturalGroup.page", {}, { quiet: true }));
    expect(signedOut).toEqual([code]);
    expect(errors).toEqual([]);
  });

  it("tells no end of a session that the member has ended meanwhile", async () => {
    const answer = answerJson({ code: 50008, msg: "Out." });
    const tokens = ["old", "new"];
    const { wire, signedOut, errors } = await observedAgainst(answer, {
      token: () => tokens[0] ?? null,
      hasEnded: (token) => token !== tokens[0],
    });
    const call = failureOf(wire.call("culturalGroup.page", {}));
    tokens.shift();
    await call;
    expect([signedOut, errors]).toEqual([[], []]);
    await failureOf(wire.call("culturalGroup.page", {}));
    expect([signedOut, errors]).toEqual([[50008], ["Out."]]);
  });

  it.each(["<html>not JSON</html>", '{"no":"code"}', '{"code":"20000"}', "", "null"])(
    "calls an answer without an envelope malformed: %j",
    async (body) => {
      const { wire, errors } = await observedAgainst((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end(body);
      });
      const failure = await failureOf(wire.call("culturalGroup.page", {}));
      expect(failure.kind).toBe("malformed");
      expect(errors).toEqual(["The service's response could not be read. (Status 200)"]);
    },
  );

  it("says so when the network fails", async () => {
    const { wire, errors } = await observedAgainst((_request, response) => {
      response.destroy();
    });
    expect((await failureOf(wire.call("culturalGroup.page", {}))).kind).toBe("network");
    expect(errors).toEqual(["Network error: the service could not be reached."]);
  });

  it("says that a write may have been made where the service would make it again", async () => {
    const failing = async (operation: string, ownBases?: readonly string[]) => {
      const { wire, errors } = await observedAgainst(
        (_request, response) => void response.destroy(),
        ownBases && { ownBases },
      );
      await failureOf(wire.call(operation, { name: "Chess" }));
      await loopback.close();
      return errors;
    };
    const unsure = [expect.stringContaining("It may have done this anyway: check before")];
    const unreached = ["Network error: the service could not be reached."];
    expect(await failing("culturalGroup.add", [])).toEqual(unsure);
    expect(await failing("culturalGroup.page", [])).toEqual(unreached);
    // Our own service makes a write only once for each key.
    expect(await failing("culturalGroup.add")).toEqual(unreached);
  });

  it("fails by name for an operation that the catalogue lacks", async () => {
    const { wire } = await observedAgainst(answerJson({}));
    const failure = await failureOf(wire.call("group.nothing", {}));
    expect(failure.message).toContain("group.nothing");
  });
});

describe("files", () => {
  it.each(["application/pdf", "application/octet-stream"])(
    "passes %s through with its name",
    async (contentType) => {
      const { wire } = await observedAgainst((_request, response) => {
        const disposition = "attachment; filename*=UTF-8''%E8%A7%84%E5%88%99.pdf";
        response.writeHead(200, {
          "content-type": contentType,
          "content-disposition": disposition,
        });
        response.end("%PDF-1.7");
      });
      const { data } = await wire.call("culturalGroup.page", {});
      if (!(data instanceof FileAnswer)) throw new Error("No file came.");
      expect(data.fileName).toBe("规则.pdf");
      expect(await data.blob.text()).toBe("%PDF-1.7");
      expect(data.blob.type).toBe(contentType);
    },
  );

  it("shows the message of a blob that holds JSON", async () => {
    const { wire, errors } = await observedAgainst((_request, response) => {
      response.writeHead(200, { "content-type": "application/octet-stream" });
      response.end('{"code":40300,"msg":"Not permitted."}');
    });
    await failureOf(wire.call("culturalGroup.page", {}));
    expect(errors).toEqual(["Not permitted."]);
  });
});

describe("the request's id", () => {
  const failing = (status: number, id: string, body: string) =>
    observedAgainst((_request, response) => {
      const headers = { "content-type": "application/json", "x-request-id": id };
      response.writeHead(status, headers).end(body);
    });

  it.each([
    [500, '{"code":50000,"msg":"Something went wrong."}', "Something went wrong. (Request 0a1b2c)"],
    [
      502,
      "<html>",
      "The service cannot be reached right now. Wait a moment and try again. (Request 0a1b2c)",
    ],
    [200, "[]", "The service's response could not be read. (Status 200) (Request 0a1b2c)"],
    [204, "", "The service's response could not be read. (Status 204) (Request 0a1b2c)"],
    [200, '{"code":40300,"msg":"Not permitted."}', "Not permitted."],
  ])("is named where the service failed: %i %s", async (status, body, message) => {
    const { wire } = await failing(status, "0a1b2c", body);
    expect((await failureOf(wire.call("culturalGroup.page", {}))).message).toBe(message);
  });

  it("is not named where it is none", async () => {
    const { wire } = await failing(500, "call 0800 now!", '{"code":50000,"msg":"Wrong."}');
    expect((await failureOf(wire.call("culturalGroup.page", {}))).message).toBe("Wrong.");
  });
});
