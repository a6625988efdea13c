import { dayMs } from "./civil.ts";
import { fixedOffset } from "./date-types.ts";

/** A time span in which a zone's offset does not change, in milliseconds since 1970. */
interface Span {
  from: number;
  /** The end of the span, which is not part of it. */
  to: number;
  /** The offset of the zone from UTC, in milliseconds. */
  offset: number;
}

/** Length of a period; a zone keeps an offset for at least six days, so it changes once at most. */
const periodMs = 4 * dayMs;

/** Maximum periods kept for each time zone. */
const mostKept = 10_000;

/** The known periods of each zone by their number since 1970; one with a clock change has two. */
const zones = new Map<string, Map<number, readonly [Span, Span?]>>();

const clocks = new Map<string, (moment: number) => string>();

let lastZone = "";
let last: Span = { from: 0, to: 0, offset: 0 };

/** Whether there is a time zone with a name such as `Europe/Berlin`, or with a fixed offset. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  return spanAt(moment, zone).offset;
}

/**
 * The instant of a local time: the first one if the local time occurs twice; if a clock change
 * skips it, the instant moved on by the skipped time.
 */
export function momentOf(local: number, zone: string): number {
  // No zone is more than a day from UTC.
  const before = offsetAt(local - dayMs, zone);
  const after = offsetAt(local + dayMs, zone);
  const early = local - before;
  if (before === after) return early;
  const late = local - after;
  if (offsetAt(late, zone) !== after) return early;
  return offsetAt(early, zone) === before ? Math.min(early, late) : late;
}

/** The first instant of a day that begins at a local time; later where midnight is skipped. */
export function startOfDay(midnight: number, zone: string): number {
  const moment = momentOf(midnight, zone);
  const isSkipped = moment + offsetAt(moment, zone) !== midnight;
  return isSkipped ? spanAt(moment, zone).from : moment;
}

function spanAt(moment: number, zone: string): Span {
  // Most values of a list lie in the same span, so the last one is looked at first.
  if (zone === lastZone && moment >= last.from && moment < last.to) return last;
  const periods = zones.get(zone) ?? new Map<number, readonly [Span, Span?]>();
  zones.set(zone, periods);
  const number = Math.floor(moment / periodMs);
  const [first, second] = periods.get(number) ?? spansOf(number, zone);
  if (periods.size >= mostKept) periods.clear();
  periods.set(number, [first, second]);
  lastZone = zone;
  last = second && moment >= second.from ? second : first;
  return last;
}

function spansOf(number: number, zone: string): readonly [Span, Span?] {
  const from = number * periodMs;
  const to = from + periodMs;
  const offset = readOffset(from, zone);
  const after = readOffset(to - 1, zone);
  if (offset === after) return [{ from, to, offset }];
  let [before, change] = [from, to - 1];
  while (change - before > 1) {
    const middle = Math.floor((before + change) / 2);
    if (readOffset(middle, zone) === offset) before = middle;
    else change = middle;
  }
  return [
    { from, to: change, offset },
    { from: change, to, offset: after },
  ];
}

const writtenOffset = /([+-])(\d\d):?(\d\d)?(?::(\d\d))?$/;

function readOffset(moment: number, zone: string): number {
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    writtenOffset.exec(clockOf(zone)(moment)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === "-" ? -ahead : ahead) * 1000;
}

/** Formats an instant in a zone so that the offset is last. @throws RangeError for other names. */
function clockOf(zone: string): (moment: number) => string {
  let clock = clocks.get(zone);
  if (!clock) {
    const isFixed = fixedOffset.test(zone);
    const name = { timeZone: isFixed ? "UTC" : zone, timeZoneName: "longOffset" } as const;
    const format = new Intl.DateTimeFormat("en", name);
    clock = isFixed ? () => zone : (moment) => format.format(moment);
    clocks.set(zone, clock);
  }
  return clock;
}
