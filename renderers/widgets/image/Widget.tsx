import { PreviewPicture } from "../../runtime/picture.tsx";
import { pictureAddress } from "../../runtime/safe-address.ts";
import { UploadField } from "../../runtime/upload-field.tsx";
import type { WidgetViewProps } from "../../runtime/widget-view.ts";

/** A picture, uploaded, with a preview that opens the viewer (specification section 2). */
export function Widget(props: WidgetViewProps) {
  const { label, value, options } = props;
  const preview = (
    <PreviewPicture
      address={pictureAddress(value)}
      name={label}
      placeholder={options.input?.upload?.placeholder ?? null}
    />
  );
  return <UploadField {...props} operation="upload.image" preview={preview} />;
}
