/**
 * Returns the safe form of a text that could be executed; `null` refuses the text and reports it.
 */
type Rule = (given: string) => string | null;

declare global {
  interface Window {
    /** The browser's Trusted Types API, which TypeScript does not declare. */
    trustedTypes?: { createPolicy(name: string, rules: Readonly<Record<string, Rule>>): unknown };
  }
}

/** The folder of built scripts and workers; in development, scripts come from anywhere. */
const scriptFolder = import.meta.env.DEV ? "/" : "/assets/";

/** antd sets the text of style sheets as if it were markup; real markup is never set. */
const textAlone: Rule = (given) => (given.includes("<") ? null : given);

const ownScript: Rule = (given) => {
  const { origin, pathname } = new URL(given, window.location.href);
  return origin === window.location.origin && pathname.startsWith(scriptFolder) ? given : null;
};

// The application's only Trusted Types policy: every text that a browser could execute passes it,
// whichever library sets the text.
window.trustedTypes?.createPolicy("default", {
  createHTML: textAlone,
  createScriptURL: ownScript,
  createScript: () => null,
});
