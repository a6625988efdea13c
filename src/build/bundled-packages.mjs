// Packages that go into the built service itself. Read from hundreds of small files, the query
// builder alone would take a quarter of the time until the service has read its program.

export const bundledPackages = ["kysely"];
