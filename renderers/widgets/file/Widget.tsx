import { FileOutlined } from "@ant-design/icons";
import { pictureAddress } from "../../../src/ui/outside/safe-address.ts";
import type { WidgetViewProps } from "../../runtime/choose/widget-view.ts";
import { useDestinations } from "../../runtime/link/links.tsx";
import { PlannedLink } from "../../runtime/link/planned-link.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import styles from "../../runtime/upload/upload-field.module.css";
import { UploadField } from "../../runtime/upload/upload-field.tsx";

/**
 * Uploads a file. The value is the file's address; its name is known only while the form is open.
 */
export function Widget(props: WidgetViewProps) {
  const { text } = useHost();
  const address = pictureAddress(props.value);
  const leads = useDestinations().ofValue(address);
  const caption = (fileName: string | null) => {
    const name = fileName ?? text("upload.nameless");
    if (address === null) return <span className={styles.name}>{name}</span>;
    if (leads?.kind === "outside") {
      return (
        <PlannedLink className={styles.name} to={leads}>
          {name}
        </PlannedLink>
      );
    }
    return (
      <a className={styles.name} href={address} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    );
  };
  return (
    <UploadField
      {...props}
      operation="upload.anyFile"
      preview={<FileOutlined aria-hidden />}
      caption={caption}
    />
  );
}
