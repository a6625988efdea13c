import { useEffect, useRef, useState } from "react";

/** The pause in typing after which a text is said. */
const typingPauseMs = 400;

interface Typed {
  value: string;
  type(value: string): void;
  /** Says what is typed at once, as when the field is left. */
  flush(): void;
}

/** A text as it is typed, said after a pause; what comes from outside replaces what was said. */
export function useTyped(said: string, onSay: (value: string) => void): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const say = useRef(onSay);
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    say.current = onSay;
  });
  const flush = (): void => {
    const value = waiting.current;
    waiting.current = null;
    setTyped(null);
    if (value !== null && value !== said) say.current(value);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => latest.current(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (value: string): void => {
    waiting.current = value;
    setTyped(value);
  };
  return { value: typed ?? said, type, flush };
}
