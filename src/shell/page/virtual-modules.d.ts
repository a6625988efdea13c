declare module "virtual:shipped-plans" {
  /** Loaders of the plan of each shipped page, with its problems, as JSON; empty in development. */
  export const shippedPlans: Readonly<Record<string, () => Promise<string>>>;
}
