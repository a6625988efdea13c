import { lostPartText } from "../../ui/late/line.ts";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";

/** Tells the user that a part could not be loaded and what helps, and then acts. */
export function useTellLost(then: () => void = () => {}): () => void {
  const text = useTexts();
  const { feedback } = useApplication();
  return () => {
    feedback.error(text(lostPartText()));
    then();
  };
}
