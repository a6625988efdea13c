import {
  DesktopOutlined,
  DownOutlined,
  HistoryOutlined,
  HomeOutlined,
  LinkOutlined,
  LockOutlined,
  LogoutOutlined,
  UserOutlined,
} from "@ant-design/icons";
import { Button, type MenuProps } from "antd";
import { type AriaAttributes, type ComponentType, useRef, useState } from "react";
import { savesEnded } from "../../../renderers/runtime/act/saves.ts";
import { fallbackAvatar } from "../../session/member.ts";
import { afterKey } from "../../ui/keys/after-key.ts";
import { lateView } from "../../ui/late/late-view.ts";
import { MenuDropdown } from "../../ui/menu-dropdown.tsx";
import { useApplication, useSession } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
import { forgetSentViews } from "../page/kept-views.ts";
import { signInAddress } from "../routes/guard.ts";
import { beginLink } from "../sign-in/link-identity.ts";
import { forgetOpenMenus } from "./open-menus.ts";
import { ownPlaceOf } from "./own-place.ts";
import styles from "./top-bar.module.css";
import { useTellLost } from "./use-tell-lost.ts";
import { withinLandmark } from "./within-landmark.ts";
import { useWorkspace } from "./workspace-context.ts";

/** The pages that every member has, such as the profile; they open as dialogs. */
const ownPages = {
  profile: "shell/profile",
  password: "shell/password",
  sessions: "shell/sessions",
  identities: "shell/identities",
  changes: "shell/changes",
} as const;

type OwnPage = keyof typeof ownPages;

/** The signed-in member's menu: home, profile, password, log out (specification section 2). */
export function UserMenu() {
  const text = useTexts();
  const member = useSession((state) => state.member);
  const { navigate } = useWorkspace();
  const signOut = useSignOut();
  const name = member?.fullname || member?.username || "";
  const [dialog, setDialog] = useState(useLeftOpen());
  const button = useRef<HTMLButtonElement>(null);
  const closeDialog = (): void => {
    setDialog(null);
    // The menu entry is gone, so the focus returns to the menu's button.
    afterKey(() => button.current?.focus());
  };
  const choose: MenuProps["onClick"] = ({ key }) => {
    if (key === "home") void navigate(dashboardPath);
    else if (key === "signOut") void signOut();
    else if (isOwnPage(key)) afterKey(() => setDialog(key));
  };
  return (
    <>
      <MenuDropdown
        getPopupContainer={withinLandmark}
        menu={{ items: useMenuItems(), className: styles.menu, onClick: choose }}
      >
        <button
          ref={button}
          type="button"
          className={styles.user}
          aria-label={text("account.label", { name })}
        >
          <img
            src={member?.avatar}
            alt=""
            onError={({ currentTarget }) => {
              if (!currentTarget.src.endsWith(fallbackAvatar)) currentTarget.src = fallbackAvatar;
            }}
          />
          <span className={styles.userName} title={name}>
            {name}
          </span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </button>
      </MenuDropdown>
      {dialog && (
        <OpenOwnPage
          title={text(`account.${dialog}`)}
          pagePath={ownPages[dialog]}
          width={dialog === "profile" || dialog === "password" ? 520 : 860}
          above={dialog === "identities" && <LinkButton />}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/** The dialog with one of these pages, whose code is loaded with the first one. */
const OpenOwnPage = lateView(async () => (await import("./own-page-dialog.tsx")).OwnPageDialog, {
  useFailure: ({ onClose }) => useTellLost(onClose),
});

function useMenuItems(): MenuProps["items"] {
  const text = useTexts();
  const { config } = useApplication();
  const count = useSession(({ member }) => member?.todoCount ?? 0);
  // It is read, not chosen, and so is not as faint as what cannot be chosen now.
  const said = <span className={styles.todo}>{text("account.todo", { count })}</span>;
  const todo = { key: "todo", disabled: true, label: said };
  const entry = (key: OwnPage | "home" | "signOut", Icon: ComponentType<AriaAttributes>) => {
    return { key, icon: <Icon aria-hidden />, label: text(`account.${key}`) };
  };
  // An external service may have no operations for sessions and changes.
  const isServed = config.pages === "server";
  return [
    ...(count > 0 ? [todo] : []),
    entry("home", HomeOutlined),
    entry("profile", UserOutlined),
    entry("password", LockOutlined),
    ...(isServed ? [entry("sessions", DesktopOutlined)] : []),
    ...(config.openId === "" ? [] : [entry("identities", LinkOutlined)]),
    ...(isServed ? [entry("changes", HistoryOutlined)] : []),
    { type: "divider" },
    entry("signOut", LogoutOutlined),
  ];
}

function isOwnPage(key: string): key is OwnPage {
  return Object.hasOwn(ownPages, key);
}

/** The page whose dialog had unsaved input before a reload, so that its dialog opens again. */
function useLeftOpen(): () => OwnPage | null {
  const { drafts } = useApplication();
  return () => {
    const unsaved = drafts.unsavedPlaces();
    const isLeft = (page: OwnPage) => unsaved.includes(ownPlaceOf(ownPages[page]));
    return (["profile", "password"] as const).find(isLeft) ?? null;
  };
}

/** Signs the member out, in the order of specification section 4. */
function useSignOut(): () => Promise<void> {
  const { session, feedback, preferences } = useApplication();
  const { tabs, navigate } = useWorkspace();
  const text = useTexts();
  return async () => {
    await savesEnded();
    const unsaved = tabs.store.getState().tabs.filter(({ isUnsaved }) => isUnsaved).length;
    const question = {
      title: text("account.signOutUnsaved"),
      content: text("account.signOutDiscards", { number: unsaved }),
      agree: text("account.signOut"),
      isDangerous: true,
    };
    if (unsaved > 0 && !(await feedback.confirm(question))) return;
    const { pathname, search, hash } = window.location;
    const { member } = session.store.getState();
    await preferences.flush();
    await session.signOut();
    if (member) {
      forgetSentViews(window.localStorage, member.id);
      preferences.forget(member.id);
    }
    forgetOpenMenus();
    tabs.forget();
    await navigate(signInAddress(pathname + search + hash));
  };
}

/** The button that explains account linking and leads to the provider. */
function LinkButton() {
  const text = useTexts();
  const application = useApplication();
  const name = application.config.openId;
  return (
    <div className={styles.link}>
      <p>{text("identity.hint", { name })}</p>
      <Button
        type="primary"
        // The wire reports a failure.
        onClick={() => void beginLink(application).catch(() => undefined)}
      >
        {text("identity.link", { name })}
      </Button>
    </div>
  );
}
