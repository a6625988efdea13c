import { Button, Empty } from "antd";
import { useHost } from "../../../runtime/page/contexts.ts";

interface EmptyRowsProps {
  isFiltered: boolean;
  onReset(): void;
}

/** Where no rows are: that there are none, or that none match, with the way back. */
export function EmptyRows({ isFiltered, onReset }: EmptyRowsProps) {
  const host = useHost();
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={host.text(isFiltered ? "table.noMatch" : "table.empty")}
    >
      {isFiltered && <Button onClick={onReset}>{host.text("table.showAll")}</Button>}
    </Empty>
  );
}
