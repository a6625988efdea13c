import { afterEach, describe, expect, it } from "vitest";
import { organisations, type SharedOrganisation } from "../../support/organisation.ts";

const closing: AbortController[] = [];
afterEach(() => {
  for (const controller of closing.splice(0)) controller.abort();
});

/** Opens the stream of a member, and answers what comes with it, one list of changes at a time. */
async function follow({ service }: SharedOrganisation, token: string) {
  const controller = new AbortController();
  closing.push(controller);
  const answer = await fetch(`${service.address}/system-api/api/changes`, {
    headers: { "X-Access-Token": token },
    signal: controller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    type: answer.headers.get("content-type"),
    json: async () => JSON.parse((await reader?.read())?.value ?? "null"),
    async next(): Promise<unknown> {
      for (;;) {
        const found = /event: changes\ndata: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? "");
        }
        const part = await reader?.read();
        if (!part || part.done) return "ended";
        text += part.value;
      }
    },
  };
}

describe.each(organisations())("the stream of changes on $name", (database) => {
  const rename = async (name: string) => {
    const token = await database.service.signIn("anna.administrator");
    const { records } = (await database.service.call("culturalGroup.page", {}, { token })).data;
    const id = records[0]?.id ?? 0;
    await database.service.call("culturalGroup.update", { id, name }, { token });
    return String(id);
  };

  it("tells who may read a sort of records who has changed which", async () => {
    const stream = await follow(database, await database.service.signIn("arturo.area"));
    expect(stream.type).toBe("text/event-stream");
    const key = await rename("Told of at once");
    expect(await stream.next()).toEqual([
      { operation: "culturalGroup.update", keys: [key], by: "anna.administrator" },
    ]);
  });

  it("tells nothing of records that its reader may not read", async () => {
    const admin = await database.service.signIn("admin");
    const stream = await follow(database, await database.service.signIn("arturo.area"));
    const member = { username: "unseen.member", fullname: "Unseen", password: "correct horse bat" };
    await database.service.call("member.add", member, { token: admin });
    const key = await rename("Told of alone");
    expect(await stream.next()).toMatchObject([{ keys: [key] }]);
  });

  it("is nobody's without a token", async () => {
    const stream = await follow(database, "");
    expect(await stream.json()).toMatchObject({ code: 50008 });
  });
});
