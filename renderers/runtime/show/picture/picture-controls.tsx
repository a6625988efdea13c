import {
  OneToOneOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { languageTags } from "../../../../src/i18n/language.ts";
import { useWindowEvent } from "../../../../src/ui/use-window-event.ts";
import { useHost } from "../../page/contexts.ts";
import styles from "./picture-viewer.module.css";

interface PictureControlsProps {
  /** The zoom factor; 1 is the initial size. */
  scale: number;
  minScale: number;
  maxScale: number;
  onZoomIn(): void;
  onZoomOut(): void;
  onReset(): void;
  onRotateLeft(): void;
  onRotateRight(): void;
}

/** The viewer's buttons and keys: `+` and `-` zoom, `0` shows the picture as it opened. */
export function PictureControls(props: PictureControlsProps) {
  const { scale, minScale, maxScale } = props;
  const { text, language } = useHost();
  useZoomKeys(props);
  const shown = new Intl.NumberFormat(languageTags[language], {
    style: "percent",
    maximumFractionDigits: scale < 0.1 ? 1 : 0,
  }).format(scale);
  const button = (key: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <button
      type="button"
      aria-label={text(key)}
      title={text(key)}
      onClick={onClick}
      disabled={disabled}
    >
      {icon}
    </button>
  );
  return (
    <div className={styles.controls}>
      {button("viewer.rotateLeft", <RotateLeftOutlined aria-hidden />, props.onRotateLeft)}
      {button("viewer.rotateRight", <RotateRightOutlined aria-hidden />, props.onRotateRight)}
      {button(
        "viewer.zoomOut",
        <ZoomOutOutlined aria-hidden />,
        props.onZoomOut,
        scale <= minScale,
      )}
      <output aria-label={text("viewer.zoom")}>{shown}</output>
      {button("viewer.zoomIn", <ZoomInOutlined aria-hidden />, props.onZoomIn, scale >= maxScale)}
      {button("viewer.reset", <OneToOneOutlined aria-hidden />, props.onReset)}
    </div>
  );
}

function useZoomKeys(props: PictureControlsProps): void {
  const { scale, minScale, maxScale, onZoomIn, onZoomOut, onReset } = props;
  useWindowEvent("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") {
      if (scale < maxScale) onZoomIn();
    } else if (event.key === "-" || event.key === "_") {
      if (scale > minScale) onZoomOut();
    } else if (event.key === "0") onReset();
    else return;
    event.preventDefault();
  });
}
