import { useRef, useState } from "react";
import { useFillHeight } from "../../ui/use-fill-height.ts";
import { useStudio } from "../studio-host.ts";
import { type PreviewChoices, type PreviewWidth, usualChoices } from "./choices.ts";
import { Frame } from "./frame.tsx";
import styles from "./preview.module.css";
import { PreviewToolbar } from "./preview-toolbar.tsx";
import { Told } from "./told.tsx";
import { useFrame } from "./use-frame.ts";
import { useRequest } from "./use-request.ts";
import type { RoleState } from "./use-visitor.ts";

interface PreviewProps {
  path: string;
  source: string;
  /** Whether it is seen; out of sight it stays as it is. */
  isVisible?: boolean;
  /** How wide the screen is at first. */
  width?: PreviewWidth;
}

/** What a panel around it takes below it, in pixels. */
const belowIt = 16;

/** A page as it will look, in a document of its own, so that it is as wide as the screen chosen. */
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
      <PreviewToolbar {...{ choices, isPublic, roleState }} onChange={change} />
      <RoleNote {...{ choices, roleState, isPublic }} />
      <Told {...{ told, decide, dismiss }} />
      <Frame frame={frame} width={choices.width} />
    </section>
  );
}

interface RoleNoteProps {
  choices: PreviewChoices;
  roleState: RoleState;
  isPublic: boolean;
}

/** What the role chosen cannot show. */
function RoleNote({ choices: { role, data }, roleState, isPublic }: RoleNoteProps) {
  const { text } = useStudio();
  if (isPublic || role === "me") return null;
  if (roleState === "failed")
    return <p className={styles.note}>{text("studio.preview.roleUnknown")}</p>;
  return data === "service" ? <p className={styles.note}>{text("studio.preview.asYou")}</p> : null;
}
