/** The title of a test or of a table of tests; a suite's title and a skipped test do not match. */
const titled = /(?:\b(?:it|test)|\))\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)')\s*,/g;

/** The titles of all tests in a source, as they are written there. */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>();
  for (const match of source.matchAll(titled)) {
    const [, doubleQuoted, singleQuoted] = match;
    if (match[0].startsWith(")") && isTableOfSuites(source.slice(0, match.index))) continue;
    titles.add((doubleQuoted ?? singleQuoted ?? "").replace(/\\(.)/g, "$1"));
  }
  return titles;
}

/** Whether the table that ends a source makes suites of its rows rather than tests. */
function isTableOfSuites(before: string): boolean {
  const [suite, ...tests] = ["describe.", "it.", "test."].map((name) => before.lastIndexOf(name));
  return suite !== undefined && tests.every((test) => suite > test);
}
