/** Maximum characters of a draft, as in `page.saveDraft`. */
export const longestDraft = 500_000;
