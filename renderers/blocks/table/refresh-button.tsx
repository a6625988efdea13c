import { ReloadOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { useHost } from "../../runtime/page/contexts.ts";
import type { Read } from "../../runtime/read/use-read.ts";

/** Reads the rows again. */
export function RefreshButton({ read }: { read: Read }) {
  const host = useHost();
  const label = host.text("table.refresh");
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        aria-label={label}
        icon={<ReloadOutlined aria-hidden />}
        disabled={read.status === "waiting"}
        onClick={() => void read.refresh()}
      />
    </Tooltip>
  );
}
