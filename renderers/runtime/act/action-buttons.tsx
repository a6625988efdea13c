import { EllipsisOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { memo, useEffect, useRef, useState } from "react";
import type { ActionPlan } from "../../../src/language/plan/plans.ts";
import { afterKey } from "../../../src/ui/keys/after-key.ts";
import { MenuDropdown } from "../../../src/ui/menu-dropdown.tsx";
import { useIsNarrow } from "../../../src/ui/use-media.ts";
import { NamedIcon } from "../../icons.tsx";
import { OutsideMark } from "../link/links.tsx";
import { useHost } from "../page/contexts.ts";
import type { Locals } from "../page/page-store.ts";
import styles from "./action-buttons.module.css";
import { useCommands } from "./commands.ts";
import { type Actions, useActions } from "./use-actions.ts";

type Visible = Readonly<ReturnType<Actions["visible"]>>;

/** Maximum buttons shown next to each other before the rest goes into a menu. */
const mostInToolbar = { wide: 3, narrow: 2 };

const noLocals: Locals = {};

/** The actions of a block as buttons, the main one first; those beyond the limit are in a menu. */
export function ToolbarActions({ actions }: { actions: readonly ActionPlan[] }) {
  const usable = useActions(actions);
  useCommands(() =>
    usable.visible(noLocals).flatMap(({ action, label, isEnabled }) => {
      return isEnabled ? [{ label, run: () => usable.run(action, noLocals, null) }] : [];
    }),
  );
  return <ActionButtons actions={usable} locals={noLocals} subject={null} />;
}

interface ActionButtonsProps {
  actions: Actions;
  locals: Locals;
  /** The name of the records that the actions apply to, for their questions. */
  subject: string | null;
}

/** Actions as buttons. */
export function ActionButtons({ actions, locals, subject }: ActionButtonsProps) {
  const visible = actions.visible(locals);
  const most = useIsNarrow() ? mostInToolbar.narrow : mostInToolbar.wide;
  const isMain = ({ action }: Visible[number]): boolean => action.emphasis === "primary";
  const ordered = [...visible.filter(isMain), ...visible.filter((entry) => !isMain(entry))];
  const [shown, hidden] = dividedAt(ordered, most);
  const run = (action: ActionPlan): void => actions.run(action, locals, subject);
  return (
    <>
      {shown.map(({ action, label, isEnabled, host }) => (
        <Button
          key={action.id}
          type={action.emphasis === "primary" ? "primary" : "default"}
          danger={action.emphasis === "danger"}
          disabled={!isEnabled}
          icon={action.icon === null ? undefined : <NamedIcon name={action.icon} />}
          onClick={() => run(action)}
        >
          {label}
          {host !== null && <OutsideMark host={host} />}
        </Button>
      ))}
      {hidden.length > 0 && <MoreActions entries={hidden} run={run} />}
    </>
  );
}

interface RowActionsProps {
  actions: Actions;
  row: Readonly<Record<string, unknown>>;
  /** The row's label, which the question before an action names. */
  subject: string | null;
  /** Maximum buttons outside the menu. */
  inline: number;
}

/** The actions on one row or node. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { actions, row, subject, inline } = props;
  const locals = { row };
  const [shown, hidden] = dividedAt(actions.visible(locals), inline);
  const run = (action: ActionPlan): void => actions.run(action, locals, subject);
  return (
    <span className={styles.row}>
      {shown.map(({ action, label, isEnabled, host }) => (
        <button
          key={action.id}
          type="button"
          className={action.emphasis === "danger" ? `${styles.link} ${styles.danger}` : styles.link}
          disabled={!isEnabled}
          onClick={() => run(action)}
        >
          {label}
          {host !== null && <OutsideMark host={host} />}
        </button>
      ))}
      {hidden.length > 0 && <MoreActions entries={hidden} run={run} subject={subject} />}
    </span>
  );
});

/**
 * The entries shown as buttons, and those in a menu beside them: all are buttons if they fit, else
 * one fewer, to make room for the menu.
 */
export function dividedAt<T>(entries: readonly T[], most: number): [readonly T[], readonly T[]] {
  const end = entries.length <= most ? entries.length : Math.max(0, most - 1);
  return [entries.slice(0, end), entries.slice(end)];
}

interface MoreActionsProps {
  entries: Visible;
  run(action: ActionPlan): void;
  subject?: string | null;
}

function MoreActions({ entries, run, subject }: MoreActionsProps) {
  const host = useHost();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isCreated = isOpen !== null;
  // The button of the created menu is another element, and the one before had the focus.
  useEffect(() => {
    if (isCreated) opener.current?.focus({ preventScroll: true });
  }, [isCreated]);
  const label = subject
    ? host.text("block.moreActionsOn", { name: subject })
    : host.text("block.moreActions");
  const items = entries.map(({ action, label: said, isEnabled, host: outside }) => ({
    key: action.id,
    label: (
      <>
        {said}
        {outside !== null && <OutsideMark host={outside} />}
      </>
    ),
    icon: action.icon === null ? undefined : <MenuIcon name={action.icon} />,
    danger: action.emphasis === "danger",
    disabled: !isEnabled,
    onClick: () =>
      afterKey(() => {
        // A closing dialog returns the focus here; deferred, so that the same Enter does not press
        // the button.
        opener.current?.focus({ preventScroll: true });
        run(action);
      }),
  }));
  const button = (
    <button
      ref={opener}
      type="button"
      className={styles.more}
      aria-label={label}
      title={label}
      onClick={isCreated ? undefined : () => setIsOpen(true)}
    >
      <EllipsisOutlined aria-hidden />
    </button>
  );
  // A menu is created on first use, since every row has the button and few are opened.
  if (!isCreated) return button;
  return (
    <MenuDropdown menu={{ items }} open={isOpen} onOpenChange={setIsOpen} placement="bottomRight">
      {button}
    </MenuDropdown>
  );
}

/** An icon that accepts the class of a menu's icons. */
function MenuIcon({ name, className }: { name: string; className?: string }) {
  return (
    <span className={className}>
      <NamedIcon name={name} />
    </span>
  );
}
