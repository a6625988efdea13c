import { createStore, type StoreApi } from "zustand/vanilla";

/** Reports whether the user has proved their identity again. */
export type AnswerAgain = (isShown: boolean) => void;

/** Asks the user to prove their identity again, once for any number of waiting calls. */
export interface SignInAgain {
  /** The callback that waits for the result; `null` while nobody is asked. */
  store: StoreApi<{ answer: AnswerAgain | null }>;
  ask(): Promise<boolean>;
}

/** Creates the identity check; at first nobody is asked. */
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
