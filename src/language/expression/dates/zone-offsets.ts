import { dayMs } from "./civil.ts";

/**
 * A time span in which a zone's offset does not change, in milliseconds since 1970; `to` is
 * excluded.
 */
export interface Span {
  from: number;
  to: number;
  /** The offset of the zone from UTC, in milliseconds. */
  offset: number;
}

/** Finds the span around an instant in a zone. */
export type SpanAt = (moment: number, zone: string) => Span;

/** The offsets of time zones from UTC. */
export interface ZoneOffsets {
  /** The offset of a zone from UTC at an instant, in milliseconds. */
  offsetAt(moment: number, zone: string): number;
  /**
   * The instant of a local time: the first one if the local time occurs twice; if the clock change
   * skips it, the instant moved on by the skipped time; `undefined` if that is unclear.
   */
  momentOf(local: number, zone: string): number | undefined;
  /** Whether a local time exists in a zone, rather than being skipped by a clock change. */
  isShown(local: number, zone: string): boolean;
}

/** Maximum spans kept per time zone. */
const mostKept = 1_000;

/** Computes offsets from spans, each of which is computed once. */
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
    // No zone is more than a day from UTC, and none changes its offset twice within two days.
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
