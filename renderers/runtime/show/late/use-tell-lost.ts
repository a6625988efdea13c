import { lostPartText } from "../../../../src/ui/late/line.ts";
import { errorSeconds, usePopups } from "../../../../src/ui/popups/popups.ts";
import { useHost } from "../../page/contexts.ts";

/** Tells the user that a part of the page could not be loaded and what helps. */
export function useTellLost(): () => void {
  const { message } = usePopups();
  const { text } = useHost();
  return () => void message.error(text(lostPartText()), errorSeconds);
}
