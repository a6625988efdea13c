/** One server-sent event; fields that the event omits are empty. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string;
}

/**
 * Creates a parser of server-sent events from chunks of text; an incomplete event waits for the
 * next chunk.
 */
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
