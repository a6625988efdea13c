/** What the specification requires, with the titles of the tests that show that the product keeps it. */
export type Requirements = Readonly<Record<string, readonly [string, ...string[]]>>;
