// Packages that are bundled into the built service. The query builder alone consists of hundreds of
// small files, and reading them would take a quarter of the service's loading time.

export const bundledPackages = ["kysely"];
