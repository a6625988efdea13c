import { describe, expect, it } from "vitest";
import { createEventReader } from "../../../src/shell/changes/server-events.ts";

const text = 'retry: 3000\nid: 7\n\nid: 9\nevent: changes\ndata: [{"id": 9}]\n\n: still there\n\n';
const events = [
  { event: "", data: "", id: "7" },
  { event: "changes", data: '[{"id": 9}]', id: "9" },
  { event: "", data: "", id: "" },
];

describe("a stream of server-sent events", () => {
  it("is read as it comes at once", () => {
    expect(createEventReader()(text)).toEqual(events);
  });

  it("is read as it comes in the smallest pieces", () => {
    const read = createEventReader();
    expect([...text].flatMap(read)).toEqual(events);
  });

  it("keeps what is not yet whole for later", () => {
    const read = createEventReader();
    expect(read("event: changes\ndata: [")).toEqual([]);
    expect(read("]\n\n")).toEqual([{ event: "changes", data: "[]", id: "" }]);
  });
});
