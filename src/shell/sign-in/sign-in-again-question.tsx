import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useApplication } from "../application.ts";

const Dialog = lazy(async () => ({
  default: (await import("./sign-in-again-dialog.tsx")).SignInAgainDialog,
}));

/** The dialog that asks for identity again, above the open pages, which stay as they are. */
export function SignInAgainQuestion() {
  const { answer } = useStore(useApplication().signInAgain.store);
  return answer && <Suspense>{<Dialog answer={answer} />}</Suspense>;
}
