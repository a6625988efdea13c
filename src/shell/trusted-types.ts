/** Returns the safe part of a text that could be executed; `null` refuses and reports it. */
type Rule = (given: string) => string | null;

declare global {
  interface Window {
    /** The browser's Trusted Types API, which TypeScript does not declare. */
    trustedTypes?: { createPolicy(name: string, rules: Readonly<Record<string, Rule>>): unknown };
  }
}

/** The folder of built scripts and workers; in development, scripts come from anywhere. */
const scriptFolder = import.meta.env.DEV ? "/" : "/assets/";

/** antd sets the texts of style sheets as if they were markup; true markup is set nowhere. */
const textAlone: Rule = (given) => (given.includes("<") ? null : given);

const ownScript: Rule = (given) => {
  const { origin, pathname } = new URL(given, window.location.href);
  return origin === window.location.origin && pathname.startsWith(scriptFolder) ? given : null;
};

// The only policy of the application: whatever text reaches a place from which it could run passes
// here, no matter which library sets it there.
window.trustedTypes?.createPolicy("default", {
  createHTML: textAlone,
  createScriptURL: ownScript,
  createScript: () => null,
});
