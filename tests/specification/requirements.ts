/** The requirements of the specification, each with the titles of the tests that prove it. */
export type Requirements = Readonly<Record<string, readonly [string, ...string[]]>>;
