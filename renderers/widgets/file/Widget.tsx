import { UploadField } from "../../runtime/upload-field.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A file, uploaded. */
export function Widget(props: WidgetViewProps) {
  const address = typeof props.value === "string" ? props.value : "";
  const name = decodeURIComponent(address.split("/").at(-1) ?? "");
  return <UploadField {...props} preview={address === "" ? null : <span>{name}</span>} />;
}
