import { PictureOutlined } from "@ant-design/icons";
import { type ReactNode, useState } from "react";
import { lateView } from "../../../../src/ui/late/late-view.ts";
import { useHost } from "../../page/contexts.ts";
import styles from "./picture.module.css";

const PictureViewer = lateView(async () => (await import("./picture-viewer.tsx")).PictureViewer);

interface PictureButtonProps {
  address: string;
  /** The label of the image. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A small picture that opens the viewer, by pointer or keyboard; the focus comes back to it. */
export function PictureButton({ address, name, className, children }: PictureButtonProps) {
  const { text } = useHost();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className ? `${styles.button} ${className}` : styles.button}
        aria-label={text("upload.view", { name })}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The click must not select the row as well.
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && <PictureViewer address={address} name={name} onClosed={() => setOpen(false)} />}
    </>
  );
}

interface PreviewPictureProps {
  /** The address of the picture, or `null` while there is none. */
  address: string | null;
  name: string;
  /** The address of the placeholder image. */
  placeholder: string | null;
}

/** The picture of a field, square; a placeholder where there is none or it cannot be loaded. */
export function PreviewPicture({ address, name, placeholder }: PreviewPictureProps) {
  const { text } = useHost();
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null || broken === address) {
    const missing = address === null ? undefined : text("upload.unloadable");
    return <Placeholder address={placeholder} meaning={missing} />;
  }
  return (
    <PictureButton address={address} name={name}>
      <img className={styles.preview} src={address} alt="" onError={() => setBroken(address)} />
    </PictureButton>
  );
}

interface PlaceholderProps {
  address: string | null;
  meaning?: string | undefined;
}

/** A placeholder image; with a label where it has a meaning, else decorative. */
function Placeholder({ address, meaning }: PlaceholderProps) {
  const drawing = address ? (
    <img className={styles.preview} src={address} alt="" />
  ) : (
    <PictureOutlined aria-hidden />
  );
  if (meaning === undefined) return <span className={styles.placeholder}>{drawing}</span>;
  return (
    <span className={styles.placeholder} role="img" aria-label={meaning} title={meaning}>
      {drawing}
    </span>
  );
}
