import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { previewAddress } from "../../language/preview-address.ts";
import { useStudio } from "../studio-host.ts";
import { type PreviewWidth, widths } from "./choices.ts";
import styles from "./preview.module.css";

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  width: PreviewWidth;
}

/** A screen of the width chosen; where there is less room it is drawn smaller, not narrower. */
export function Frame({ frame, width }: FrameProps) {
  const { text } = useStudio();
  const pane = useRef<HTMLDivElement>(null);
  const room = useRoom(pane);
  const screen = width === "desktop" ? Math.max(widths.desktop, room.width) : widths[width];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / screen);
  const height = Math.max(1, Math.floor(room.height / scale));
  const percent = Math.round(scale * 100);
  return (
    <>
      <p className={styles.measure}>
        {text(percent < 100 ? "studio.preview.scaled" : "studio.preview.measured", {
          width: screen,
          percent,
        })}
      </p>
      <div ref={pane} className={styles.pane}>
        <div className={styles.screen} style={{ width: screen * scale, height: height * scale }}>
          <iframe
            ref={frame}
            className={styles.frame}
            title={text("studio.preview.frame")}
            src={previewAddress}
            style={{ width: screen, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </>
  );
}

/** How much room an element has, in pixels; hidden it keeps what it had. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width === 0 || height === 0) return;
      setRoom((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
