import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { previewAddress } from "../../language/preview-address.ts";
import { useFillHeight } from "../../ui/use-fill-height.ts";
import { useStudio } from "../studio-host.ts";
import styles from "./preview.module.css";
import { type PreviewChoices, type PreviewWidth, usualChoices, widths } from "./preview-choices.ts";
import { PreviewToolbar } from "./preview-toolbar.tsx";
import { Told } from "./told.tsx";
import { useFrame } from "./use-frame.ts";
import { type RoleState, useRequest } from "./use-request.ts";

interface PreviewProps {
  path: string;
  source: string;
  /** Whether the preview is visible; a hidden preview is not updated. */
  isVisible?: boolean;
  width?: PreviewWidth;
}

/** Space below the preview in pixels. */
const belowIt = 16;

/**
 * The preview of a page, in a document of its own so that it can have the width of the chosen
 * screen.
 */
export function Preview({ path, source, isVisible = true, width }: PreviewProps) {
  const { text } = useStudio();
  const [choices, setChoices] = useState<PreviewChoices>(() => ({
    ...usualChoices(),
    ...(width && { width }),
  }));
  const section = useRef<HTMLElement>(null);
  const height = useFillHeight(section) - belowIt;
  const frame = useRef<HTMLIFrameElement>(null);
  const { request, roleState } = useRequest({ path, source, isVisible, choices });
  const { isPublic, told, decide, dismiss } = useFrame(frame, request);
  const change = (changed: Partial<PreviewChoices>): void =>
    setChoices((before) => ({ ...before, ...changed }));
  return (
    <section
      ref={section}
      className={styles.preview}
      style={{ height }}
      aria-label={text("studio.preview.label")}
    >
      <PreviewToolbar
        choices={choices}
        isPublic={isPublic}
        roleState={roleState}
        onChange={change}
      />
      <RoleNote choices={choices} roleState={roleState} isPublic={isPublic} />
      <Told told={told} decide={decide} dismiss={dismiss} />
      <Frame frame={frame} width={choices.width} />
    </section>
  );
}

interface RoleNoteProps {
  choices: PreviewChoices;
  roleState: RoleState;
  isPublic: boolean;
}

/** Explains what cannot be previewed for the chosen role. */
function RoleNote({ choices: { role, data }, roleState, isPublic }: RoleNoteProps) {
  const { text } = useStudio();
  if (isPublic || role === "me") return null;
  if (roleState === "failed")
    return <p className={styles.note}>{text("studio.preview.roleUnknown")}</p>;
  return data === "service" ? <p className={styles.note}>{text("studio.preview.asYou")}</p> : null;
}

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  width: PreviewWidth;
}

/** Words are not legible in a smaller picture; the rest of the screen is scrolled to. */
const leastScale = 0.5;

/** A frame with the width of the chosen screen, scaled down where there is less room. */
function Frame({ frame, width }: FrameProps) {
  const { text } = useStudio();
  const pane = useRef<HTMLDivElement>(null);
  const room = useRoom(pane);
  const screen = width === "desktop" ? Math.max(widths.desktop, room.width) : widths[width];
  const scale = room.width === 0 ? 1 : Math.min(1, Math.max(leastScale, room.width / screen));
  const height = Math.max(1, Math.floor(room.height / scale));
  const percent = Math.round(scale * 100);
  const title = text("studio.preview.frame");
  // Arrow keys scroll what has the focus.
  const scrolled = { role: "group", tabIndex: 0, "aria-label": title };
  return (
    <>
      <p className={styles.measure}>
        {text(percent < 100 ? "studio.preview.scaled" : "studio.preview.measured", {
          width: screen,
          percent,
        })}
      </p>
      <div ref={pane} className={styles.pane} {...(screen * leastScale > room.width && scrolled)}>
        <div className={styles.screen} style={{ width: screen * scale, height: height * scale }}>
          <iframe
            ref={frame}
            className={styles.frame}
            title={title}
            src={previewAddress}
            style={{ width: screen, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </>
  );
}

/** The size of an element in pixels; a hidden element keeps its last size. */
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
