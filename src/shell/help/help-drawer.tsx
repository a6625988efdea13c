import { Drawer } from "antd";
import { Fragment } from "react";
import { helpNow } from "../../../renderers/runtime/page/head/page-help.ts";
import { mayCall } from "../../catalogue/may-call.ts";
import { holds } from "../../session/session.ts";
import { useCatalogue, useSession } from "../application.ts";
import { useFirstSteps } from "../guide/first-steps.ts";
import { StepList } from "../guide/step-list.tsx";
import { keyOrText, useTexts } from "../language/texts.ts";
import type { DrawerProps } from "../layout/drawer-props.ts";
import styles from "./help.module.css";
import { keysOf, shortcutGroups } from "./shortcuts.ts";

/** The help: what the open page says of itself, the first steps and the keyboard shortcuts. */
export function HelpDrawer({ isOpen, onClose, onClosed }: DrawerProps) {
  const text = useTexts();
  return (
    <Drawer
      open={isOpen}
      title={text("shell.help")}
      size={440}
      classNames={{ wrapper: styles.wrapper }}
      closable={{ "aria-label": text("common.close") }}
      destroyOnHidden
      onClose={onClose}
      afterOpenChange={(open) => {
        if (!open) onClosed();
      }}
    >
      <HelpOfPage />
      <Steps onTaken={onClose} />
      <Shortcuts />
    </Drawer>
  );
}

/** Whether the member edits screens, and so writes their help. */
function useIsEditor(): boolean {
  const catalogue = useCatalogue();
  return useSession((state) => mayCall(catalogue, "page.saveDraft", (name) => holds(state, name)));
}

function HelpOfPage() {
  const isEditor = useIsEditor();
  const help = helpNow();
  const none = [
    keyOrText("help.none"),
    ...(isEditor && help ? [keyOrText("help.noneEditor")] : []),
  ];
  const said = help?.said ? help.said.split(/\n+/) : none;
  return (
    <section className={styles.part}>
      {help && <h2>{help.title}</h2>}
      {said.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Steps({ onTaken }: { onTaken: () => void }) {
  const text = useTexts();
  const { steps, take } = useFirstSteps();
  if (steps.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{text("guide.title")}</h2>
      <StepList steps={steps} take={take} onTaken={onTaken} />
    </section>
  );
}

function Shortcuts() {
  const isEditor = useIsEditor();
  return (
    <section className={styles.part}>
      <h2>{keyOrText("help.shortcuts")}</h2>
      {shortcutGroups.map(({ part, shortcuts }) => (
        <Fragment key={part}>
          <h3>{keyOrText(`help.within.${part}`)}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts
              .filter(({ isOfEditors }) => isEditor || !isOfEditors)
              .map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((combination) => (
                      <span key={combination} className={styles.keys}>
                        {keysOf(combination).map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{keyOrText(`help.shortcut.${does}`)}</dd>
                </div>
              ))}
          </dl>
        </Fragment>
      ))}
    </section>
  );
}
