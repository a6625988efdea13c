import { UploadOutlined } from "@ant-design/icons";
import { Button, Tooltip } from "antd";
import { lazy, Suspense, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import { argumentsOf, expressionsOf } from "../../../runtime/read/use-read.ts";
import type { TablePlan } from "../kind.ts";
import type { ImportPlan } from "./import-plan.ts";

const ImportDialog = lazy(() =>
  import("./import-dialog.tsx").then((module) => ({ default: module.ImportDialog })),
);

/** Opens the import of a table's rows, for those who may add them. */
export function ImportButton({ plan }: { plan: TablePlan }) {
  const { can } = useHost();
  if (!plan.import?.requires.every(can)) return null;
  return <Opener plan={plan} planned={plan.import} />;
}

function Opener({ plan, planned }: { plan: TablePlan; planned: ImportPlan }) {
  const { text } = useHost();
  const [isOpen, setOpen] = useState(false);
  const bound = argumentsOf(planned.call, useScope(expressionsOf(planned.call)));
  const label = text("import.title");
  return (
    <>
      <Tooltip title={label}>
        <Button
          type="text"
          aria-label={label}
          aria-haspopup="dialog"
          icon={<UploadOutlined aria-hidden />}
          disabled={bound === null}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && bound !== null && (
        <Suspense fallback={null}>
          <ImportDialog
            plan={plan}
            planned={planned}
            bound={bound}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
