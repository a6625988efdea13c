import type { MessageArgsProps, ModalFuncProps } from "antd";
import { createContext, useContext } from "react";

/** A question that is open. */
export interface OpenQuestion {
  update(question: ModalFuncProps): void;
  destroy(): void;
}

/** The toasts and questions of the whole document. */
export interface Means {
  message: {
    open(toast: MessageArgsProps): void;
    /** Shows a message for some seconds. */
    success(content: string, seconds?: number): void;
    warning(content: string, seconds?: number): void;
    error(content: string, seconds?: number): void;
    info(content: string, seconds?: number): void;
    destroy(key: string | number): void;
  };
  modal: {
    confirm(question: ModalFuncProps): OpenQuestion;
    info(question: ModalFuncProps): OpenQuestion;
  };
}

/** {@link Means} that wait, in order, for those which show something. */
export interface WaitingMeans {
  given: Means;
  /** Has `load` called as soon as something is to be shown. */
  whenNeeded(load: () => void): void;
  /** Shows what has waited, and all that follows. */
  attach(shown: Means): void;
}

/** Creates means whose code need not be loaded before somebody does something. */
export function createMeans(): WaitingMeans {
  let shown: Means | null = null;
  let waiting: ((shown: Means) => void)[] = [];
  let need = (): void => {};

  function use(act: (shown: Means) => void): void {
    if (shown) act(shown);
    else {
      waiting.push(act);
      need();
    }
  }

  function ask(kind: keyof Means["modal"], question: ModalFuncProps): OpenQuestion {
    let open: OpenQuestion | null = null;
    use(({ modal }) => {
      open = modal[kind](question);
    });
    return {
      update: (changed) => use(() => open?.update(changed)),
      destroy: () => use(() => open?.destroy()),
    };
  }

  return {
    given: {
      message: {
        open: (toast) => use(({ message }) => message.open(toast)),
        success: (...said) => use(({ message }) => message.success(...said)),
        warning: (...said) => use(({ message }) => message.warning(...said)),
        error: (...said) => use(({ message }) => message.error(...said)),
        info: (...said) => use(({ message }) => message.info(...said)),
        destroy: (key) => use(({ message }) => message.destroy(key)),
      },
      modal: {
        confirm: (question) => ask("confirm", question),
        info: (question) => ask("info", question),
      },
    },
    whenNeeded(load) {
      need = load;
      if (waiting.length > 0) need();
    },
    attach(given) {
      shown = given;
      const acts = waiting;
      waiting = [];
      for (const act of acts) act(given);
    },
  };
}

/** Gives means to the components below. */
export const MeansContext = createContext<Means>(createMeans().given);

/** The toasts and questions of the document around a component. */
export function useMeans(): Means {
  return useContext(MeansContext);
}
