import { useEffect, useMemo } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Config } from "../shell/config.ts";
import type { Feedback } from "../shell/feedback.ts";
import { keyOrText, text } from "../shell/language/texts.ts";
import { type HoldingWire, holdWrites, tellWrites } from "./hold-writes.ts";
import {
  isFixtureState,
  type PreviewRequest,
  type StudioLink,
  type ToldWrite,
} from "./protocol.ts";
import { createSampleWire } from "./sample-wire.ts";
import { createServiceWire } from "./service-wire.ts";

interface WireOptions {
  config: Config;
  catalogue: Catalogue;
  request: PreviewRequest;
  feedback: Feedback;
  studio: StudioLink;
  isPublic: boolean;
}

const loadFixtures = async () => (await import("./fixtures.ts")).shippedFixtures;

/** The wire of the data that are asked for; its writes are told to the studio, which decides. */
export function usePreviewWire(options: WireOptions): HoldingWire {
  const { config, catalogue, feedback, studio, isPublic } = options;
  const { data, isOpenForWrites } = options.request;
  const wire = useMemo(() => {
    const listener = {
      write: (write: ToldWrite) => studio.send({ type: "write", write }),
      settled: (id: number) => studio.send({ type: "settled", id }),
      givenUp: () => text("wire.cancelled"),
    };
    if (!isFixtureState(data)) {
      return holdWrites(
        createServiceWire(config, catalogue, feedback, isPublic),
        catalogue,
        listener,
      );
    }
    const told = { ...feedback, text: keyOrText };
    return tellWrites(createSampleWire(catalogue, loadFixtures, data, told), catalogue, listener);
  }, [config, catalogue, data, feedback, studio, isPublic]);
  useEffect(() => wire.open(isOpenForWrites), [wire, isOpenForWrites]);
  useEffect(
    () =>
      studio.listen((message) => {
        if (message.type === "decide") wire.decide(message.id, message.isSent);
      }),
    [studio, wire],
  );
  useEffect(() => () => wire.giveUpAll(), [wire]);
  return wire;
}
