import { expect, it } from "vitest";
import { sendIfMatch } from "../../../src/server/imported/if-match.ts";

/** The tags with which a call is sent to a service whose record has a tag, and the last status. */
async function sent(given: string | undefined, own: string) {
  const tags: unknown[] = [];
  const { response } = await sendIfMatch(given, async ({ "If-Match": tag }) => {
    tags.push(tag);
    return { response: { status: tag === own ? 204 : 412 } };
  });
  return [response.status, ...tags];
}

it("a tag that a compressing proxy has changed is sent as the service has made it", async () => {
  expect(await sent('W/"a"', '"a"')).toEqual([204, 'W/"a"', '"a"']);
  expect(await sent('"a-gzip"', '"a"')).toEqual([204, '"a-gzip"', '"a"']);
  expect(await sent('W/"a;br"', '"a"')).toEqual([204, 'W/"a;br"', '"a"']);
});

it("a tag that the service knows, or none, is sent once, and one of another version is refused", async () => {
  expect(await sent('W/"a"', 'W/"a"')).toEqual([204, 'W/"a"']);
  expect(await sent('"a"', '"b"')).toEqual([412, '"a"']);
  expect(await sent('W/"a"', '"b"')).toEqual([412, 'W/"a"', '"a"']);
  expect(await sent(undefined, '"a"')).toEqual([412, undefined]);
});
