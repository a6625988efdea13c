import { DownloadOutlined } from "@ant-design/icons";
import { Button, Dropdown, Modal, Progress, Tooltip } from "antd";
import { useState } from "react";
import { afterKey } from "../../../../src/ui/after-key.ts";
import { movable } from "../../../../src/ui/movable.tsx";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { TablePlan } from "../kind.ts";
import type { TableQuery } from "../query/table-query.ts";
import { sheetFormats } from "./sheet.ts";
import { useExport } from "./use-export.ts";

/** Saves all rows that the search finds, on whatever pages, as a file. */
export function ExportButton({ plan, query }: { plan: TablePlan; query: TableQuery }) {
  const host = useHost();
  const { progress, start, cancel } = useExport(plan, query);
  // Nobody exports with most of the tables that are drawn: the dialog is, once somebody does.
  const [isNeeded, setIsNeeded] = useState(false);
  if (progress !== null && !isNeeded) setIsNeeded(true);
  const label = host.text("table.export");
  const items = sheetFormats.map((format) => ({
    key: format,
    label: host.text(`table.exportAs.${format}`),
    onClick: () => afterKey(() => void start(format)),
  }));
  return (
    <>
      <Dropdown autoFocus menu={{ items }} trigger={["click"]} placement="bottomRight">
        <Tooltip title={label}>
          <Button type="text" aria-label={label} icon={<DownloadOutlined aria-hidden />} />
        </Tooltip>
      </Dropdown>
      {isNeeded && (
        <Modal
          open={progress !== null}
          title={label}
          onCancel={cancel}
          mask={{ closable: false }}
          modalRender={movable}
          footer={<Button onClick={cancel}>{host.text("common.cancel")}</Button>}
        >
          <Progress percent={progress ?? 0} aria-label={label} />
        </Modal>
      )}
    </>
  );
}
