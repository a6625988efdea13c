import type { MessageArgsProps, ModalFuncProps } from "antd";
import { createContext, useContext } from "react";

/** A question that is open. */
export interface OpenQuestion {
  update(question: ModalFuncProps): void;
  destroy(): void;
}

/** Seconds for which a success, and an error or a warning, is shown (specification section 9). */
export const successSeconds = 2;
export const errorSeconds = 5;

/** The toasts and questions of the whole document. */
export interface Popups {
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

/** Where a question has a dangerous answer, the focus is on the one that changes nothing. */
function safeFocus({ okButtonProps }: ModalFuncProps): ModalFuncProps {
  return okButtonProps?.danger === true ? { autoFocusButton: "cancel" } : {};
}

/** {@link Popups} that keep messages and questions, in order, until they can be shown. */
export interface WaitingPopups {
  given: Popups;
  /** Registers the function that loads the code of the popups, called once something is to be shown. */
  whenNeeded(load: () => void): void;
  /** Shows the kept messages and questions, and passes on all later ones. */
  attach(shown: Popups): void;
}

/** Creates popups whose code is loaded with the first message or question. */
export function createPopups(): WaitingPopups {
  let shown: Popups | null = null;
  let waiting: ((shown: Popups) => void)[] = [];
  let need = (): void => {};

  function use(act: (shown: Popups) => void): void {
    if (shown) act(shown);
    else {
      waiting.push(act);
      need();
    }
  }

  function ask(kind: keyof Popups["modal"], question: ModalFuncProps): OpenQuestion {
    let open: OpenQuestion | null = null;
    use(({ modal }) => {
      open = modal[kind]({ ...safeFocus(question), ...question });
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

/** Passes the popups of a document to its components. */
export const PopupsContext = createContext<Popups>(createPopups().given);

/** The toasts and questions of the document around a component. */
export function usePopups(): Popups {
  return useContext(PopupsContext);
}
