import {
  DownOutlined,
  HomeOutlined,
  LockOutlined,
  LogoutOutlined,
  UserOutlined,
} from "@ant-design/icons";
import { Dropdown, type MenuProps } from "antd";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fallbackAvatar } from "../../session/member.ts";
import { useApplication, useSession } from "../application.ts";
import { signInAddress } from "../guard.ts";
import { useTexts } from "../language/texts.ts";
import { dashboardPath } from "../menu/resolve-address.ts";
import { queryClient } from "../page/query-client.ts";
import { forgetOpenMenus } from "./open-menus.ts";
import { OwnPageDialog } from "./own-page-dialog.tsx";
import styles from "./top-bar.module.css";
import { useWorkspace } from "./workspace-context.ts";

/** The pages that everybody has for themselves; they open as dialogs. */
const ownPages = { profile: "shell/profile", password: "shell/password" } as const;

type OwnPage = keyof typeof ownPages;

/** The signed-in member's menu: home, profile, password, log out (specification section 2). */
export function UserMenu() {
  const text = useTexts();
  const member = useSession((state) => state.member);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = member?.fullname || member?.username || "";
  const [dialog, setDialog] = useState<OwnPage | null>(null);
  const items: MenuProps["items"] = [
    { key: "home", icon: <HomeOutlined aria-hidden />, label: text("account.home") },
    { key: "profile", icon: <UserOutlined aria-hidden />, label: text("account.profile") },
    { key: "password", icon: <LockOutlined aria-hidden />, label: text("account.password") },
    { type: "divider" },
    { key: "signOut", icon: <LogoutOutlined aria-hidden />, label: text("account.signOut") },
  ];
  const choose: MenuProps["onClick"] = ({ key }) => {
    if (key === "home") void navigate(dashboardPath);
    else if (key === "signOut") void signOut();
    else setDialog(key === "profile" ? "profile" : "password");
  };
  return (
    <>
      <Dropdown trigger={["click"]} menu={{ items, onClick: choose }}>
        <button type="button" className={styles.user} aria-label={text("account.label", { name })}>
          <img
            src={member?.avatar}
            alt=""
            onError={({ currentTarget }) => {
              if (!currentTarget.src.endsWith(fallbackAvatar)) currentTarget.src = fallbackAvatar;
            }}
          />
          <span className={styles.userName}>{name}</span>
          <DownOutlined aria-hidden className={styles.arrow} />
        </button>
      </Dropdown>
      {dialog && (
        <OwnPageDialog
          title={text(`account.${dialog}`)}
          pagePath={ownPages[dialog]}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** Log-out, in the order of specification section 4. */
function useSignOut(): () => Promise<void> {
  const { session } = useApplication();
  const { tabs } = useWorkspace();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async () => {
    await session.signOut();
    queryClient.clear();
    forgetOpenMenus();
    tabs.forget();
    await navigate(signInAddress(pathname + search));
  };
}
