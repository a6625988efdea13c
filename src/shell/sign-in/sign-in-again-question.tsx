import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useApplication } from "../application.ts";

const Dialog = lazy(async () => ({
  default: (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog,
}));

/** The question, above all that is open, which stays as it is. */
export function SignInAgainQuestion() {
  const { answer } = useStore(useApplication().signInAgain.store);
  return answer && <Suspense>{<Dialog answer={answer} />}</Suspense>;
}
