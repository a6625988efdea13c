import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { compilePage } from "../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../language/environment.ts";
import type { CompiledPage } from "../language/page.ts";

/** A page's text with its compiled meaning. */
export interface SettledPage {
  source: string;
  compiled: CompiledPage;
}

interface TimedPage extends SettledPage {
  path: string;
  environment: LanguageEnvironment;
  /** The duration of the compilation in milliseconds. */
  tookMs: number;
}

/** Maximum milliseconds of compilation at which it runs at every keystroke. */
const unnoticedMs = 30;

/** Maximum pause in typing, in milliseconds, before the page is compiled. */
const longestPauseMs = 300;

/**
 * The compiled meaning of a page's text after a pause in typing. The pause is as long as the last
 * compilation, so that typing stays fast in a long text.
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
      // The update is flushed, since React could otherwise draw a frame without the problems.
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
