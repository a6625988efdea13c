import { problemTexts } from "../../../src/i18n/problems/part.ts";
import { needTexts } from "../../../src/i18n/text-parts.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";

/** Problems of a page source by line, whose words are loaded with the first list of problems. */
export const ProblemList = lateView(async () => {
  const [module] = await Promise.all([import("./problem-list-view.tsx"), needTexts(problemTexts)]);
  return module.ProblemListView;
});
