import { afterEach } from "vitest";

const closing: AbortController[] = [];
afterEach(() => {
  for (const controller of closing.splice(0)) controller.abort();
});

/**
 * Opens a member's change stream at an address and returns its events one at a time; `null` after
 * the stream has ended. It is closed after the test.
 */
export async function followChanges(
  address: string,
  token: string,
  { position, readingForMs }: { position?: string; readingForMs?: number } = {},
) {
  const controller = new AbortController();
  closing.push(controller);
  const since = readingForMs === undefined ? "" : `?readingForMs=${readingForMs}`;
  const answer = await fetch(`${address}/system-api/api/changes${since}`, {
    headers: {
      "X-Access-Token": token,
      ...(position !== undefined && { "Last-Event-ID": position }),
    },
    signal: controller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (pattern: RegExp): Promise<readonly string[]> => {
    for (;;) {
      const found = pattern.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return found;
      }
      const part = await reader?.read();
      if (!part || part.done) return [];
      text += part.value;
    }
  };
  return {
    type: answer.headers.get("content-type"),
    json: async () => JSON.parse((await reader?.read())?.value ?? "null"),
    position: async () => (await next(/id: (\d+)\n/))[1] ?? "",
    async next(): Promise<unknown> {
      const [, event = null, data = "null"] = await next(/event: (\w+)\ndata: (.*)\n\n/);
      return event === "changes" ? JSON.parse(data) : event;
    },
    close: () => controller.abort(),
  };
}
