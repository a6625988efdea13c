import { ControlOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { lazy, Suspense, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { TableColumns } from "./table-view.ts";
import type { Arrangement } from "./use-table-view.ts";

const loadPanel = () => import("./columns-panel.tsx");
const ColumnsPanel = lazy(() => loadPanel().then((module) => ({ default: module.ColumnsPanel })));

interface ColumnsButtonProps {
  /** All columns of the page, shown or not. */
  columns: TableColumns;
  arrangement: Arrangement;
}

/** Opens the panel in which a member arranges a table; it is loaded on the way to the button. */
export function ColumnsButton({ columns, arrangement }: ColumnsButtonProps) {
  const host = useHost();
  const [panel, setPanel] = useState<"never" | "open" | "closed">("never");
  const label = host.text("table.columns");
  return (
    <>
      <Tooltip title={label}>
        <Button
          type="text"
          aria-label={label}
          aria-haspopup="dialog"
          icon={<ControlOutlined aria-hidden />}
          onPointerEnter={() => void loadPanel()}
          onClick={() => setPanel("open")}
        />
      </Tooltip>
      {panel !== "never" && (
        <Suspense fallback={null}>
          <ColumnsPanel
            columns={columns}
            arrangement={arrangement}
            isOpen={panel === "open"}
            onClose={() => setPanel("closed")}
          />
        </Suspense>
      )}
    </>
  );
}
