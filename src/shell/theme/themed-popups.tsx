import { useCallback } from "react";
import { PopupsHost } from "../../ui/popups/popups-host.tsx";
import type { PopupsView } from "../../ui/popups/with-popups.tsx";
import { useApplication } from "../application.ts";
import { Themed } from "./themed.tsx";

/** The toasts and questions in the shell's theme and language, as long as the session lasts. */
export const ThemedPopups: PopupsView = ({ attach }) => {
  const { session, signInAgain } = useApplication();
  // Questions to one member must not be shown to the next, in any tab.
  const clearing = useCallback(
    (clear: () => void) =>
      session.store.subscribe(({ member }, before) => {
        if (member || !before.member) return;
        clear();
        signInAgain.store.getState().answer?.(false);
      }),
    [session, signInAgain],
  );
  return (
    <Themed>
      <PopupsHost attach={attach} clearing={clearing} />
    </Themed>
  );
};
