import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import {
  type Clock,
  loadCalendar,
  ownClock,
} from "../../../../src/language/expression/dates/calendar.ts";
import { LoadingBlock } from "../../read/block-states.tsx";
import { ClockContext, useHost } from "../contexts.ts";

interface DatedProps {
  /** Whether the page asks for days or moments. */
  isDated: boolean;
  children: ReactNode;
}

/** Gives a page the present moment, to the minute, and loads what is known of days if it asks for them. */
export function Dated({ isDated, children }: DatedProps) {
  const clock = useClock(isDated);
  const within = <ClockContext value={clock}>{children}</ClockContext>;
  if (!isDated) return within;
  return (
    <Suspense fallback={<LoadingBlock />}>
      <WithCalendar>{within}</WithCalendar>
    </Suspense>
  );
}

const WithCalendar = lazy(async () => {
  await loadCalendar();
  return { default: ({ children }: { children: ReactNode }) => children };
});

const minute = 60_000;
const lookEvery = 5_000;

/** Whatever is read by the present moment is read again as it goes on, so it goes on by minutes. */
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

function useClock(isRunning: boolean): Clock {
  const { language } = useHost();
  const [now, setNow] = useState(thisMinute);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(thisMinute()), lookEvery);
    return () => clearInterval(timer);
  }, [isRunning]);
  return useMemo(() => ({ ...ownClock(language), now }), [language, now]);
}
