import { needTexts } from "../../../../src/i18n/text-parts.ts";
import { lateView } from "../../../../src/ui/late/late-view.ts";
import { textParts } from "../../../text-parts.gen.ts";
import type { Read } from "../use-read.ts";
import type { PagesEnd } from "./page-turn.ts";

/** Loaded lazily, as it is seldom needed. */
const Sentence = lateView(async () => {
  const { table } = textParts.kinds;
  const parts = [import("./pages-end-sentence.tsx"), table && needTexts(table)] as const;
  const [module] = await Promise.all(parts);
  return module.PagesEndSentence;
});

/** Reports missing rows at the end of a list that is read as a whole. */
export function PagesEndNote({ end }: { end: PagesEnd | null | undefined }) {
  return end && <Sentence end={end} />;
}

/** The end reason of the first incomplete read; `null` where all are complete. */
export function endOf(...reads: readonly Pick<Read, "end">[]): PagesEnd | null {
  return reads.find(({ end }) => end !== null)?.end ?? null;
}
