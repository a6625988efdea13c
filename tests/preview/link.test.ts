// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { openLink } from "../../src/preview/link.ts";
import {
  type FromPreview,
  isFromPreview,
  isToPreview,
  type PreviewRequest,
  type ToPreview,
} from "../../src/preview/protocol.ts";

const origin = "https://screens.example";

/** The studio's window and a frame in it, with the messages that each of them receives. */
function studio() {
  const own = Object.assign(new EventTarget(), { location: { origin } });
  const sent: unknown[] = [];
  const frame = {
    postMessage: (message: unknown, target: unknown) => sent.push([message, target]),
  };
  const link = openLink<FromPreview, ToPreview>(own, () => frame, isFromPreview);
  const heard: FromPreview[] = [];
  const stop = link.listen((message) => heard.push(message));
  const arrive = (data: unknown, source: unknown = frame, from = origin) => {
    const event = new Event("message");
    own.dispatchEvent(Object.assign(event, { data, source, origin: from }));
  };
  return { link, sent, heard, stop, arrive };
}

const request: PreviewRequest = {
  path: "points/rule",
  source: "{}",
  language: "es",
  isDark: true,
  user: null,
  permissions: ["points:culturalGroup:read"],
  data: "loaded",
  isOpenForWrites: false,
};

describe("the link of studio and preview", () => {
  it("sends to the own origin alone", () => {
    const { link, sent } = studio();
    link.send({ type: "decide", id: 1, isSent: true });
    expect(sent).toEqual([[{ type: "decide", id: 1, isSent: true }, origin]]);
  });

  it("hears the frame of its own origin and nobody else", () => {
    const { heard, arrive, stop } = studio();
    arrive({ type: "ready" }, {});
    arrive({ type: "ready" }, undefined, "https://elsewhere.example");
    arrive({ type: "ready" }, null);
    expect(heard).toEqual([]);
    arrive({ type: "ready" });
    expect(heard).toEqual([{ type: "ready" }]);
    stop();
    arrive({ type: "ready" });
    expect(heard).toHaveLength(1);
  });

  it.each([
    [null],
    ["ready"],
    [[]],
    [{ type: "unknown" }],
    [{ type: "lead" }],
    [{ type: "settled", id: "1" }],
    [{ type: "write", write: { id: 1, operation: "a", arguments: "{}", fate: "lost" } }],
  ])("passes over what is no message: %j", (data) => {
    const { heard, arrive } = studio();
    arrive(data);
    expect(heard).toEqual([]);
  });

  it("has the preview take requests that are whole, and no others", () => {
    const user = { id: 1, username: "a", fullname: "A", isAdmin: true };
    const show = (changed: object) =>
      isToPreview({ type: "show", request: { ...request, ...changed } });
    expect([show({}), show({ user })]).toEqual([true, true]);
    const faulty = [
      { path: 1 },
      { language: "fr" },
      { data: "all" },
      { user: { id: "1" } },
      { user: { ...user, isAdmin: "yes" } },
      { permissions: [1] },
      { isOpenForWrites: undefined },
    ];
    expect(faulty.map(show)).toEqual(faulty.map(() => false));
    const documents = [...shippedCatalogue().documents.values()];
    expect(isToPreview({ type: "catalogue", documents })).toBe(true);
    expect(isToPreview({ type: "catalogue", documents: [{}] })).toBe(false);
  });
});
