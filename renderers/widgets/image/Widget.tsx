import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { usePictureAddress } from "../../runtime/link/use-picture-address.ts";
import { PreviewPicture } from "../../runtime/show/picture/picture.tsx";
import { UploadField } from "../../runtime/upload/upload-field.tsx";

/** Uploads a picture and shows a preview, which opens the viewer (specification section 2). */
export function Widget(props: WidgetViewProps) {
  const { label, value, options } = props;
  const preview = (
    <PreviewPicture
      address={usePictureAddress()(value)}
      name={label}
      placeholder={options.input?.upload?.placeholder ?? null}
    />
  );
  return <UploadField {...props} operation="upload.image" preview={preview} />;
}
