import { FullscreenExitOutlined, FullscreenOutlined } from "@ant-design/icons";
import { useSyncExternalStore } from "react";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";
import styles from "./top-bar.module.css";

/** Toggles the full screen, or warns where the browser cannot (specification section 8). */
export function FullScreenButton() {
  const text = useTexts();
  const { feedback } = useApplication();
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    () => document.fullscreenElement !== null,
  );
  const toggle = async (): Promise<void> => {
    if (!document.fullscreenEnabled) feedback.warning(text("shell.noFullScreen"));
    else if (isFull) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text(isFull ? "shell.leaveFullScreen" : "shell.fullScreen")}
      onClick={() => toggle().catch(() => feedback.warning(text("shell.noFullScreen")))}
    >
      {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
    </button>
  );
}
