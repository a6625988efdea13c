// Runs in the browser, as a script of its own that vite-files-ahead.ts writes: it must be whole in
// itself.

/**
 * Has the browser load the scripts of the first screen at once. Otherwise each would be requested
 * only after the one that imports it has been loaded and run. Style sheets are small, and a browser
 * would warn about those that the screen does not need after all.
 * @param {{ always: string[], signedOut: string[], signedIn: string[], dashboard: string[] }} files
 * @param {string} preview The address of a document that shows other screens.
 */
export function askAhead({ always, signedOut, signedIn, dashboard }, preview) {
  const { pathname } = window.location;
  if (pathname === preview) return;
  const hasToken = /(?:^|; )Admin-Token=[^;]/.test(document.cookie);
  const isDashboard = pathname === "/" || pathname === "/dashboard";
  const own = hasToken ? signedIn : signedOut;
  for (const file of new Set([...always, ...own, ...(hasToken && isDashboard ? dashboard : [])])) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
}
