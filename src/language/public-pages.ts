/**
 * The pages that open without a token, by address (specification section 2, access guard; decisions,
 * open paths). They are compiled as public whether they say so or not: nobody may call more there.
 */
export const publicPages = {
  "/register": "shell/register",
  "/jun/member/industryAtten": "jun/member/industryAtten",
} as const;

/** Whether the page of this path opens without a token. */
export function opensWithoutToken(path: string): boolean {
  return Object.values(publicPages).some((known) => known === path);
}
