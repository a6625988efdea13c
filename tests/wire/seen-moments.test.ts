import { describe, expect, it } from "vitest";
import { momentsAsSeen, noteMoments, type SeenMoments } from "../../src/wire/seen-moments.ts";

/** What was seen in answers with the data. */
function seenIn(...answers: unknown[]): SeenMoments {
  const seen: SeenMoments = new Map();
  for (const data of answers) noteMoments(data, seen);
  return seen;
}

const moment = "2026-05-14T03:30:00.000Z";
const local = (text: string) => {
  const here = new Date(text);
  const parts = [here.getFullYear(), here.getMonth() + 1, here.getDate()];
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  return `${day}T${here.toTimeString().slice(0, 8)}`;
};
const spaced = (text: string) => local(text).replace("T", " ");

describe("moments of a call", () => {
  it("lose their zone where the service sends the field without one, at any depth", () => {
    const seen = seenIn({ rows: [{ begins: "2026-05-14T10:00:00", ends: moment }] });
    const sent = { begins: moment, ends: moment, parts: [{ begins: moment }] };
    expect(momentsAsSeen(sent, seen)).toEqual({
      begins: local(moment),
      ends: moment,
      parts: [{ begins: local(moment) }],
    });
  });

  it("lose it where the service writes a space before the time, and have that space too", () => {
    const seen = seenIn({ begins: "2026-05-14 10:00:00", ends: "2026-05-14 10:00:00+00:00" });
    const sent = { begins: moment, ends: moment };
    expect(momentsAsSeen(sent, seen)).toEqual({ begins: spaced(moment), ends: moment });
  });

  it("have a space in a search as well where the service writes one everywhere", () => {
    const [begins, ends] = ["2026-05-14 10:00:00", "2026-05-14T11:00:00"];
    expect(momentsAsSeen({ from: moment }, seenIn({ begins }))).toEqual({ from: spaced(moment) });
    const mixed = seenIn({ begins, ends });
    expect(momentsAsSeen({ from: moment }, mixed)).toEqual({ from: local(moment) });
  });

  it("lose it in a search as well where the service names no zone anywhere", () => {
    const seen = seenIn([{ begins: "2026-05-14T10:00" }]);
    expect(momentsAsSeen({ from: moment }, seen)).toEqual({ from: local(moment) });
    const mixed = seenIn([{ begins: "2026-05-14T10:00", changed: moment }]);
    expect(momentsAsSeen({ from: moment }, mixed)).toEqual({ from: moment });
  });

  it("keep it in a field that the service sends in both ways, and where nothing was seen", () => {
    const both = seenIn([{ begins: "2026-05-14T10:00:00" }, { begins: moment }]);
    expect(momentsAsSeen({ begins: moment }, both)).toEqual({ begins: moment });
    expect(momentsAsSeen({ begins: moment }, seenIn([{ begins: null }]))).toEqual({
      begins: moment,
    });
  });

  it("leave days, other texts and files as they are", () => {
    const seen = seenIn({ begins: "2026-05-14T10:00:00.123" });
    const file = new Blob(["a"]);
    const sent = { begins: "2026-05-14", title: "Z", file };
    expect(momentsAsSeen(sent, seen)).toEqual(sent);
  });
});
