import { FullscreenExitOutlined, FullscreenOutlined } from "@ant-design/icons";
import { type ReactNode, useSyncExternalStore } from "react";
import { useApplication } from "../application.ts";
import { useTexts } from "../language/texts.ts";

interface FullScreen {
  icon: ReactNode;
  /** What toggling does now, in the language shown. */
  label: string;
  toggle: () => void;
}

/** Toggles the full screen, or warns where the browser cannot (specification section 8). */
export function useFullScreen(): FullScreen {
  const text = useTexts();
  const { feedback } = useApplication();
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = async (): Promise<void> => {
    if (!document.fullscreenEnabled) feedback.warning(text("shell.noFullScreen"));
    else if (isFull) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  };
  return {
    icon: isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
    label: text(isFull ? "shell.leaveFullScreen" : "shell.fullScreen"),
    toggle: () => void toggle().catch(() => feedback.warning(text("shell.noFullScreen"))),
  };
}

function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
