import { useStore } from "zustand";
import { lateView } from "../../ui/late/late-view.ts";
import { useApplication } from "../application.ts";
import { useTellLost } from "../layout/use-tell-lost.ts";

const Dialog = lateView(
  async () => (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog,
  {
    useFailure: ({ answer }) => useTellLost(() => answer(false)),
  },
);

/** The dialog that asks for identity again, above the open pages, which stay as they are. */
export function SignInAgainQuestion() {
  const { answer } = useStore(useApplication().signInAgain.store);
  return answer && <Dialog answer={answer} />;
}
