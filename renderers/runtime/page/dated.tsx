import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type Clock, ownClock } from "../../../src/language/expression/dates/calendar.ts";
import { useLate } from "../../../src/ui/late/late.ts";
import { LoadingBlock } from "../read/block-states.tsx";
import { calendarCode } from "./calendar-code.ts";
import { ClockContext, useHost } from "./contexts.ts";

interface DatedProps {
  /** Whether the page asks for days or moments. */
  isDated: boolean;
  children: ReactNode;
}

/** Provides the current time to the minute, and loads date functions if the page uses them. */
export function Dated({ isDated, children }: DatedProps) {
  const clock = useClock(isDated);
  const within = <ClockContext value={clock}>{children}</ClockContext>;
  return isDated ? <WithCalendar>{within}</WithCalendar> : within;
}

function WithCalendar({ children }: { children: ReactNode }) {
  return useLate(calendarCode) ? children : <LoadingBlock />;
}

const minute = 60_000;
const lookEveryMs = 5_000;

/** Reads that depend on the current time repeat when it changes, so it changes by the minute. */
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The clock of a page that asks for days or moments; other pages have none. */
function useClock(isRunning: boolean): Clock | undefined {
  const { language } = useHost();
  const [now, setNow] = useState(thisMinute);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(thisMinute()), lookEveryMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return useMemo(
    () => (isRunning ? { ...ownClock(language), now } : undefined),
    [isRunning, language, now],
  );
}
