import {
  ControlOutlined,
  DownloadOutlined,
  ReloadOutlined,
  UploadOutlined,
} from "@ant-design/icons";
import { Button, type ButtonProps } from "antd";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TextPart } from "../../../src/i18n/messages.ts";
import { needTexts } from "../../../src/i18n/text-parts.ts";
import { afterKey } from "../../../src/ui/keys/after-key.ts";
import { lateView } from "../../../src/ui/late/late-view.ts";
import { MenuDropdown } from "../../../src/ui/menu-dropdown.tsx";
import { useCommands } from "../../runtime/act/commands.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import type { PageHost } from "../../runtime/page/host.ts";
import { useArguments } from "../../runtime/page/use-scope.ts";
import type { Read } from "../../runtime/read/use-read.ts";
import { type Arrangement, densities } from "./arrange/table-view.ts";
import { sheetFormats } from "./export/sheet.ts";
import { type ExportTarget, useExport } from "./export/use-export.ts";
import type { Printing } from "./export/use-printing.ts";
import type { ImportPlan } from "./import/import-plan.ts";
import type { TablePlan } from "./kind.ts";
import type { TableQuery } from "./query/table-query.ts";

/** An icon button above a table. Its name is a plain title, since touch would leave a tooltip open. */
function ToolButton(props: ButtonProps & { label: string; onClick(): void }) {
  const { label, ...button } = props;
  useCommands(() => (button.disabled ? [] : [{ label, run: button.onClick }]));
  return <Button type="text" title={label} aria-label={label} {...button} />;
}

/** Reads the rows again. */
export function RefreshButton({ read }: { read: Read }) {
  const { text } = useHost();
  return (
    <ToolButton
      label={text("table.refresh")}
      icon={<ReloadOutlined aria-hidden />}
      disabled={read.status === "waiting"}
      onClick={() => void read.refresh()}
    />
  );
}

interface ExportButtonProps {
  plan: TablePlan;
  query: TableQuery;
  printing: Printing;
}

const targets: readonly ExportTarget[] = [...sheetFormats, "print"];

/** The ways to export; the service's own file first, unless the table sorts by itself. */
function targetsOf(plan: TablePlan, { sort }: TableQuery, can: PageHost["can"]) {
  const { exportedBy, isPaged } = plan;
  if (!exportedBy?.requires.every(can) || (sort && !isPaged)) return targets;
  return ["service", ...targets] as const;
}

/** Exports all rows that the search finds, on all pages, to a file, or prints them. */
export function ExportButton({ plan, query, printing }: ExportButtonProps) {
  const host = useHost();
  const opener = useRef<HTMLButtonElement>(null);
  const { progress, received, start, cancel } = useExport(plan, query, (rows) => {
    // The dialog is removed at once, since its closing would be printed in place of the page.
    flushSync(() => setIsNeeded(false));
    opener.current?.focus();
    printing.print(rows);
  });
  // The export dialog is drawn only once it is opened.
  const [isNeeded, setIsNeeded] = useState(false);
  if (progress !== null && !isNeeded) setIsNeeded(true);
  const label = host.text("table.export");
  const format = plan.exportedBy?.format ?? "";
  const items = targetsOf(plan, query, host.can).map((target) => {
    const named = target === "service" && format === "" ? "serviceFile" : target;
    const onClick = (): void => afterKey(() => void start(target));
    return { key: target, label: host.text(`table.exportAs.${named}`, { format }), onClick };
  });
  useCommands(() => items.map((item) => ({ label: `${label}: ${item.label}`, run: item.onClick })));
  return (
    <>
      <MenuDropdown menu={{ items }} placement="bottomRight">
        <Button
          ref={opener}
          type="text"
          title={label}
          aria-label={label}
          icon={<DownloadOutlined aria-hidden />}
        />
      </MenuDropdown>
      {isNeeded && (
        <ExportProgress title={label} percent={progress} received={received} onCancel={cancel} />
      )}
    </>
  );
}

/** The dialog of a running export, whose code is loaded with the first one. */
const ExportProgress = lateView(
  async () => (await import("./export/export-dialog.tsx")).ExportDialog,
  { isDispensable: true },
);

const importTexts: TextPart = {
  en: async () => (await import("./import/texts/en.ts")).en,
  zh: async () => (await import("./import/texts/zh.ts")).zh,
  es: async () => (await import("./import/texts/es.ts")).es,
  ja: async () => (await import("./import/texts/ja.ts")).ja,
};

const ImportDialog = lateView(async () => {
  const parts = [import("./import/import-dialog.tsx"), needTexts(importTexts)] as const;
  const [module] = await Promise.all(parts);
  return module.ImportDialog;
});

/** Opens the import; shown to members who may add rows. */
export function ImportButton({ plan }: { plan: TablePlan }) {
  const { can } = useHost();
  if (!plan.import?.requires.every(can)) return null;
  return <Opener plan={plan} planned={plan.import} />;
}

function Opener({ plan, planned }: { plan: TablePlan; planned: ImportPlan }) {
  const { text } = useHost();
  const [isOpen, setOpen] = useState(false);
  const bound = useArguments(planned.call);
  return (
    <>
      <ToolButton
        label={text("table.import")}
        aria-haspopup="dialog"
        icon={<UploadOutlined aria-hidden />}
        disabled={bound === null}
        onClick={() => setOpen(true)}
      />
      {isOpen && bound !== null && (
        <ImportDialog plan={plan} planned={planned} bound={bound} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const ColumnsPanel = lateView(
  async () => (await import("./arrange/columns-panel.tsx")).ColumnsPanel,
);

/** Opens the arrangement panel, which is preloaded on hover. */
export function ColumnsButton({
  plan,
  arrangement,
}: {
  plan: TablePlan;
  arrangement: Arrangement;
}) {
  const { text } = useHost();
  const [panel, setPanel] = useState<"never" | "open" | "closed">("never");
  const { view, change } = arrangement;
  useCommands(() =>
    densities
      .filter((density) => density !== view.density)
      .map((density) => ({
        label: `${text("table.density")}: ${text(`table.densities.${density}`)}`,
        run: () => change({ ...view, density }),
      })),
  );
  return (
    <>
      <ToolButton
        label={text("table.columns")}
        aria-haspopup="dialog"
        icon={<ControlOutlined aria-hidden />}
        onPointerEnter={() => void ColumnsPanel.code.load().catch(() => {})}
        onClick={() => setPanel("open")}
      />
      {panel !== "never" && (
        <ColumnsPanel
          columns={plan.columns}
          arrangement={arrangement}
          isOpen={panel === "open"}
          onClose={() => setPanel("closed")}
        />
      )}
    </>
  );
}
