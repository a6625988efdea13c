import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { compilePage } from "../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import type { CompiledPage } from "../language/page.ts";

/** A text of a page with what it means. */
export interface SettledPage {
  source: string;
  compiled: CompiledPage;
}

interface TimedPage extends SettledPage {
  path: string;
  environment: LanguageEnvironment;
  /** How long it took to find out. */
  tookMs: number;
}

/** What takes no longer than this is done at every key. */
const unnoticedMs = 30;

/** The longest pause in typing that is waited for. */
const longestPauseMs = 300;

/**
 * What a page's text means once there is a pause in typing. The pause is as long as it took the
 * last time, so that typing goes first in a long text, and a short one is followed at every key.
 */
export function useSettledPage(
  path: string,
  source: string,
  environment: LanguageEnvironment,
): SettledPage {
  const [settled, setSettled] = useState(() => compiledInTime(path, source, environment));
  const isCurrent =
    settled.source === source && settled.path === path && settled.environment === environment;
  const pause = settled.tookMs <= unnoticedMs ? 0 : Math.min(settled.tookMs, longestPauseMs);
  useLayoutEffect(() => {
    if (isCurrent) return undefined;
    const settle = (): void => {
      const found = compiledInTime(path, source, environment);
      // At once: left to React, other work and a frame without the problems may come between.
      flushSync(() => setSettled(found));
    };
    const timer = setTimeout(settle, pause);
    return () => clearTimeout(timer);
  }, [isCurrent, pause, path, source, environment]);
  return settled;
}

function compiledInTime(path: string, source: string, environment: LanguageEnvironment): TimedPage {
  const begun = performance.now();
  const compiled = compilePage(path, source, environment);
  return { path, source, environment, compiled, tookMs: performance.now() - begun };
}
