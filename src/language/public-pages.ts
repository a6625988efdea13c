/**
 * The pages that open without an access token, by address (specification section 2, access guard;
 * decisions, open paths). They are always compiled as public, since an anonymous reader may call no
 * more there.
 */
export const publicPages = {
  "/register": "shell/register",
  "/jun/member/industryAtten": "jun/member/industryAtten",
} as const;

/** Whether the page with this path opens without an access token. */
export function opensWithoutToken(path: string): boolean {
  return Object.values(publicPages).some((known) => known === path);
}
