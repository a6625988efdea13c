import { dayMs } from "./civil.ts";

/** A time in which the clocks of a zone are not changed, in milliseconds since 1970; without its end. */
export interface Span {
  from: number;
  to: number;
  /** What the clocks show beyond those of Greenwich, in milliseconds. */
  offset: number;
}

/** Tells the span around a moment in a zone. */
export type SpanAt = (moment: number, zone: string) => Span;

/** What the clocks of zones show. */
export interface ZoneOffsets {
  /** What clocks show beyond those of Greenwich. */
  offsetAt(moment: number, zone: string): number;
  /**
   * The moment at which clocks show a time: the first where they show it twice, and where they skip
   * it as much later as they skip; `undefined` where that is not certain.
   */
  momentOf(local: number, zone: string): number | undefined;
  /** Whether clocks ever show a time. */
  isShown(local: number, zone: string): boolean;
}

/** Maximum spans kept per time zone. */
const mostKept = 1_000;

/** Offsets computed from spans, each of which is computed once. */
export function keepOffsets(spanAt: SpanAt): ZoneOffsets {
  const zones = new Map<string, Span[]>();
  let lastZone = "";
  let last: Span = { from: 0, to: 0, offset: 0 };

  function offsetAt(moment: number, zone: string): number {
    if (zone === lastZone && moment >= last.from && moment < last.to) return last.offset;
    const spans = zones.get(zone) ?? [];
    zones.set(zone, spans);
    let span = spans.find(({ from, to }) => moment >= from && moment < to);
    if (!span) {
      span = spanAt(moment, zone);
      if (spans.length >= mostKept) spans.length = 0;
      spans.push(span);
    }
    lastZone = zone;
    last = span;
    return span.offset;
  }

  function momentOf(local: number, zone: string): number | undefined {
    // No zone is more than a day away from Greenwich, and none changes its clocks twice in two days.
    const before = offsetAt(local - dayMs, zone);
    const after = offsetAt(local + dayMs, zone);
    const early = local - before;
    const isEarly = offsetAt(early, zone) === before;
    if (before === after) return isEarly ? early : undefined;
    const late = local - after;
    if (offsetAt(late, zone) !== after) return early;
    return isEarly ? Math.min(early, late) : late;
  }

  function isShown(local: number, zone: string): boolean {
    const moment = momentOf(local, zone);
    return moment !== undefined && moment + offsetAt(moment, zone) === local;
  }

  return { offsetAt, momentOf, isShown };
}
