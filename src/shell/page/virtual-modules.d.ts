declare module "virtual:shipped-plans" {
  /** What loads the plan of each page that ships, with its problems, as JSON; none while one develops. */
  export const shippedPlans: Readonly<Record<string, () => Promise<string>>>;
}
