import { AutoComplete, Flex, Typography } from "antd";
import { useMemo } from "react";
import { rowsOf } from "../../../src/catalogue/schema/rows.ts";
import { textOf } from "../../../src/catalogue/written/text-of.ts";
import { pagePathOf } from "../../../src/language/component-path.ts";
import { permissionsOf } from "../../../src/language/plan/call.ts";
import type { OptionsPlan } from "../../../src/language/plan/options.ts";
import { controlProps, fullWidth, valueOfText } from "../../runtime/choose/control-props.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useHost } from "../../runtime/page/contexts.ts";
import { useRead } from "../../runtime/read/use-read.ts";
import { plainText } from "../../runtime/show/plain-text.ts";
import { shownText } from "../../runtime/show/shown-text.ts";

/**
 * Enters the path of a screen: known paths are suggested, and an unknown one leads to a warning but
 * is accepted.
 */
export function Widget(props: WidgetViewProps) {
  const options = props.options.input?.options;
  return options ? <Known {...props} plan={options} /> : <Path {...props} screens={null} />;
}

/** A member who may not read the known screens enters any path, without a warning. */
function Known({ plan, ...props }: WidgetViewProps & { plan: OptionsPlan }) {
  const host = useHost();
  const { rows, valueField, labelField } = plan;
  const isEnabled = permissionsOf(rows.call).every((permission) => host.can(permission));
  const { result } = useRead(rows.call, {}, { isEnabled, allPagesOf: rows.list });
  const data = result?.data;
  const screens = useMemo(() => {
    if (data === undefined) return null;
    return rowsOf(rows, data).map((row) => ({
      path: plainText(row[valueField]),
      title: shownText(host, row[labelField]),
    }));
  }, [data, rows, valueField, labelField, host]);
  return <Path {...props} screens={screens} />;
}

interface PathProps extends WidgetViewProps {
  /** All screens; `null` while they are unknown. */
  screens: readonly Screen[] | null;
}

function Path({ screens, ...props }: PathProps) {
  const { text } = useHost();
  const typed = textOf(props.value);
  const isUnknown = screens !== null && isUnknownScreen(screens, typed);
  const options = useMemo(
    () =>
      findScreens(screens ?? [], typed).map(({ path, title }) => ({
        value: path,
        label: <ScreenOption path={path} title={title} />,
      })),
    [screens, typed],
  );
  return (
    <>
      <AutoComplete
        {...controlProps(props)}
        {...(isUnknown && { status: "warning" as const })}
        style={fullWidth}
        value={typed}
        options={options}
        placeholder={text("screenWidget.placeholder")}
        onChange={(path: unknown) => props.onChange(valueOfText(textOf(path)))}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <div role="status">
        {isUnknown && (
          <Typography.Text type="warning">
            {text("screenWidget.unknown", { path: pagePathOf(typed) ?? typed })}
          </Typography.Text>
        )}
      </div>
    </>
  );
}

function ScreenOption({ path, title }: Screen) {
  return (
    <Flex justify="space-between" gap={12}>
      <span>{title}</span>
      <Typography.Text type="secondary" ellipsis>
        {path}
      </Typography.Text>
    </Flex>
  );
}

/** A screen that is offered for choice. */
interface Screen {
  path: string;
  title: string;
}

/**
 * The screens whose path or title contains the typed text; all screens if the text is a known path.
 */
export function findScreens(screens: readonly Screen[], typed: string): readonly Screen[] {
  const wanted = typed.trim().toLowerCase();
  const isChosen = screens.some(({ path }) => path === typed);
  if (isChosen || wanted === "") return screens;
  return screens.filter(({ path, title }) =>
    [path, title].some((name) => name.toLowerCase().includes(wanted)),
  );
}

/** Whether a path, parsed as leniently as those of menus, belongs to none of the screens. */
export function isUnknownScreen(screens: readonly Screen[], typed: string): boolean {
  const path = pagePathOf(typed);
  return path !== null && !screens.some((screen) => screen.path === path);
}
