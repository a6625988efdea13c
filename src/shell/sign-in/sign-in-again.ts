import { createStore, type StoreApi } from "zustand/vanilla";

/** Answers whether the person has proved their identity again. */
export type AnswerAgain = (isShown: boolean) => void;

/** Asks people to show again who they are: once, however many calls wait for it. */
export interface SignInAgain {
  /** Who waits for an answer; `null` while nobody is asked. */
  store: StoreApi<{ answer: AnswerAgain | null }>;
  ask(): Promise<boolean>;
}

/** What asks, while nobody is asked. */
export function createSignInAgain(): SignInAgain {
  const store: SignInAgain["store"] = createStore(() => ({ answer: null }));
  let asked: Promise<boolean> | null = null;
  return {
    store,
    ask() {
      asked ??= new Promise<boolean>((resolve) => {
        const answer = (isShown: boolean): void => {
          store.setState({ answer: null });
          asked = null;
          resolve(isShown);
        };
        store.setState({ answer });
      });
      return asked;
    },
  };
}
