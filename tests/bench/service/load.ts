import { Agent, request as send } from "node:http";

/** A request as it is sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** The result of a load. */
export interface Load {
  perSecond: number;
  calls: number;
  failed: number;
}

/**
 * Lets the given number of clients send requests for a while; each client sends the next one after
 * the response to the last.
 */
export async function load(
  url: string,
  clients: number,
  milliseconds: number,
  next: () => Sent,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  let calls = 0;
  let failed = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds) {
      const isGood = await make(agent, url, next());
      calls += 1;
      if (!isGood) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { calls, failed, perSecond: calls / ((performance.now() - begun) / 1_000) };
}

/** Whether a response is a success, judging by the beginning of its body. */
function make(agent: Agent, url: string, { method, path, headers, body }: Sent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = send(url + path, { method, headers, agent }, (response) => {
      let start = "";
      response.on("data", (chunk: Buffer) => {
        if (start === "") start = chunk.toString("utf8", 0, 20);
      });
      response.on("end", () => resolve(/^\{"code":(?:0|20000),/.test(start)));
    });
    request.on("error", reject);
    request.end(body);
  });
}
