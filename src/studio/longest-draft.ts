/** How long a page's text may be for the service to keep it, in characters: as `page.saveDraft` says. */
export const longestDraft = 500_000;
