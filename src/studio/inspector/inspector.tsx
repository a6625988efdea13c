import { Empty } from "antd";
import { type FocusEvent, useRef, useState } from "react";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import { useMayCall, useStudio } from "../studio-host.ts";
import { AddProperty } from "./add-property.tsx";
import { type Inspecting, InspectingContext } from "./inspecting.ts";
import styles from "./inspector.module.css";
import { PartHead } from "./part-head.tsx";
import { ProblemLines } from "./problem-lines.tsx";
import { PropertyField } from "./property-field.tsx";
import { useIsShown } from "./use-is-shown.ts";
import { usePart } from "./use-part.ts";

interface InspectorProps {
  source: string;
  offset: number;
  /** Of the page, a moment behind what is typed. */
  problems: readonly Problem[];
  onApply(edits: readonly TextEdit[]): void;
  onReveal(offset: number, length: number): void;
}

/**
 * The part of a page under the cursor as a form, for those who would rather not type JSON. Both
 * stay in step: what is entered changes the text, and what is typed in the text shows here.
 */
export function Inspector(props: InspectorProps) {
  const [element, isShown] = useIsShown();
  return (
    <div ref={element} className={styles.inspector}>
      {isShown && <PartForm {...props} />}
    </div>
  );
}

function PartForm({ source, offset, problems, onApply, onReveal }: InspectorProps) {
  const { text, environment } = useStudio();
  const mayCall = useMayCall();
  const form = useRef<HTMLElement>(null);
  const { part, open, follow } = usePart(source, offset, environment, form);
  const [added, setAdded] = useState<string | null>(null);
  if (!part) return <Empty description={text("studio.inspector.none")} />;
  const focusTitle = (): void => form.current?.querySelector("h2")?.focus();
  // What had the focus may have gone with what was removed.
  const keepFocus = (): void => {
    if (document.activeElement === document.body) focusTitle();
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && relatedTarget.isContentEditable) follow();
  };
  const isReadOnly = !mayCall("page.saveDraft");
  const inspecting: Inspecting = {
    source,
    part,
    environment,
    problems,
    isReadOnly,
    apply: (edits) => {
      onApply(edits.filter((edit) => edit !== null));
      requestAnimationFrame(keepFocus);
    },
    open: (pointer) => {
      setAdded(null);
      open(pointer);
      focusTitle();
    },
  };
  const shown = part.properties.filter(({ node, isRequired }) => node !== null || isRequired);
  return (
    <InspectingContext value={inspecting}>
      <section
        ref={form}
        className={styles.form}
        aria-label={text("studio.inspector.heading")}
        onBlur={leave}
      >
        <PartHead onReveal={onReveal} />
        <ProblemLines of={(pointer) => pointer === part.pointer} />
        {shown.map((property) => (
          <PropertyField
            key={property.pointer + property.name}
            property={property}
            isNew={property.name === added}
          />
        ))}
        {!isReadOnly && <AddProperty onAdded={setAdded} />}
      </section>
    </InspectingContext>
  );
}
