/** One of a stream of server-sent events; what it leaves out is empty. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string;
}

/** Reads events of texts as they come in: what is not yet whole waits for the next one. */
export function createEventReader(): (text: string) => ServerEvent[] {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.map(readBlock);
  };
}

function readBlock(block: string): ServerEvent {
  const fields = new Map(
    block.split("\n").map((line) => {
      const [, name = "", value = ""] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  const field = (name: string): string => fields.get(name) ?? "";
  return { event: field("event"), data: field("data"), id: field("id") };
}
