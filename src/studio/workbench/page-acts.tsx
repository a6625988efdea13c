import { EllipsisOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import type { ReactNode } from "react";
import { afterKey } from "../../ui/after-key.ts";
import { useIsNarrow } from "../../ui/use-media.ts";
import { useStudio } from "../studio-host.ts";

/** Something that can be done with the whole page. */
export interface PageAct {
  key: string;
  label: string;
  icon?: ReactNode;
  run(): void;
}

/** What else can be done with a page: as buttons, on a phone in a menu. */
export function PageActs({ acts }: { acts: readonly PageAct[] }) {
  const { text } = useStudio();
  if (!useIsNarrow()) {
    return acts.map(({ key, label, icon, run }) => (
      <Button key={key} icon={icon} onClick={run}>
        {label}
      </Button>
    ));
  }
  const items = acts.map(({ key, label, run }) => ({ key, label, onClick: () => afterKey(run) }));
  return (
    <Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight" autoFocus>
      <Button
        icon={<EllipsisOutlined />}
        aria-label={text("block.moreActions")}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
