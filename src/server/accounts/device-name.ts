/** Browsers by their `User-Agent`; those that also contain other browsers' names come first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Maximum length of a device's name, in characters. */
const longestName = 60;

/**
 * A device's browser and system as people call them, from its `User-Agent`; a program is named as
 * it names itself.
 */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browsers) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== null);
  return found.join(", ") || userAgent.trim().slice(0, longestName) || "–";
}
