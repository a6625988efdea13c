import { lazy, Suspense } from "react";
import { needTexts } from "../../../src/i18n/text-parts.ts";
import { textParts } from "../../text-parts.gen.ts";
import type { PagesEnd } from "./page-turn.ts";
import type { Read } from "./use-read.ts";

/** Seldom needed, and said as tables say it. */
const Sentence = lazy(async () => {
  const { table } = textParts.kinds;
  const [{ PagesEndSentence }] = await Promise.all([
    import("./pages-end-sentence.tsx"),
    table && needTexts(table),
  ]);
  return { default: PagesEndSentence };
});

/** Says why rows end that are read as a whole, where more should follow: no part may pass for all. */
export function PagesEndNote({ end }: { end: PagesEnd | null | undefined }) {
  return (
    end && (
      <Suspense>
        <Sentence end={end} />
      </Suspense>
    )
  );
}

/** Why the first of some reads ends too early that does; `null` where all are whole. */
export function endOf(...reads: readonly Pick<Read, "result">[]): PagesEnd | null {
  return reads.map(({ result }) => result?.end ?? null).find((end) => end !== null) ?? null;
}
