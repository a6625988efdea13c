import { Image } from "antd";
import { useHost } from "../../runtime/contexts.ts";
import { pictureAddress } from "../../runtime/safe-address.ts";
import { UploadField } from "../../runtime/upload-field.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A picture, uploaded, with a preview (specification section 2). */
export function Widget(props: WidgetViewProps) {
  const host = useHost();
  const address = pictureAddress(props.value);
  const preview = address && (
    <Image
      src={address}
      alt={props.label}
      height={96}
      preview={{ mask: host.text("upload.view") }}
    />
  );
  return (
    <UploadField {...props} accept="image/png,image/jpeg,image/webp,image/gif" preview={preview} />
  );
}
