import { Breadcrumb, Button, Empty } from "antd";
import { type FocusEvent, type RefObject, useRef, useState } from "react";
import { blockAt, blockOf, type Part } from "../../language/editing/block-at.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import type { TextEdit } from "../../language/fixes/quick-fix.ts";
import type { Problem } from "../../language/problem.ts";
import { useMayCall, useStudio } from "../studio-host.ts";
import { useTypedText } from "../workbench/typed-text.ts";
import { AddProperty } from "./add-property.tsx";
import { type Inspecting, InspectingContext, useInspecting } from "./inspecting.ts";
import styles from "./inspector.module.css";
import { ProblemLines } from "./problem-lines.tsx";
import { PropertyField } from "./property-field.tsx";
import { SummaryText } from "./summary-text.tsx";

interface InspectorProps {
  /** The problems of the page as of the last check, which follows typing after a pause. */
  problems: readonly Problem[];
  onApply(edits: readonly TextEdit[]): void;
  onReveal(offset: number, length: number): void;
}

/**
 * The part of a page under the cursor as a form, for people who prefer not to write JSON. The form
 * and the text stay in step in both directions.
 */
export function Inspector({ problems, onApply, onReveal }: InspectorProps) {
  const { source, cursor } = useTypedText();
  const { text, environment } = useStudio();
  const mayCall = useMayCall();
  const form = useRef<HTMLElement>(null);
  const { part, open, follow } = usePart(source, cursor, environment, form);
  const [added, setAdded] = useState<string | null>(null);
  if (!part) return <Empty description={text("studio.inspector.none")} />;
  const focusTitle = (): void => form.current?.querySelector("h2")?.focus();
  // The focused element may have been removed, so the focus moves to the panel.
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

interface Shown {
  source: string;
  offset: number;
  pointer: string;
  part: Part | null;
}

/**
 * The part under the cursor, until the user opens another one in the form. While the user works in
 * the form, cursor moves are ignored, because the form's edits cause them.
 */
function usePart(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
  form: RefObject<HTMLElement | null>,
): { part: Part | null; open(pointer: string): void; follow(): void } {
  const [shown, setShown] = useState<Shown>(() => atCursor(source, offset, environment));
  let current = shown;
  if (shown.source !== source || shown.offset !== offset) {
    const isInForm = form.current?.contains(document.activeElement) ?? false;
    current =
      isInForm || (shown.offset === offset && shown.part !== null)
        ? at(source, offset, shown.pointer, environment)
        : atCursor(source, offset, environment);
    setShown(current);
  }
  const open = (pointer: string): void => setShown(at(source, offset, pointer, environment));
  // When the focus returns to the text, the inspector follows the cursor again.
  const follow = (): void => setShown(atCursor(source, offset, environment));
  return { part: current.part, open, follow };
}

function atCursor(source: string, offset: number, environment: LanguageEnvironment): Shown {
  const part = blockAt(source, offset, environment);
  return { source, offset, pointer: part?.pointer ?? "", part };
}

function at(
  source: string,
  offset: number,
  pointer: string,
  environment: LanguageEnvironment,
): Shown {
  return { source, offset, pointer, part: blockOf(source, pointer, environment) };
}

/** The path to the inspected part, its description, and a link to the text. */
function PartHead({ onReveal }: { onReveal(offset: number, length: number): void }) {
  const { text } = useStudio();
  const { part, open } = useInspecting();
  const crumbs = part.steps.map(({ pointer, label }, index) => ({
    key: pointer,
    title:
      index === part.steps.length - 1 ? (
        <span aria-current="true">{label}</span>
      ) : (
        <Button
          type="link"
          size="small"
          className={styles.crumb ?? ""}
          onClick={() => open(pointer)}
        >
          {label}
        </Button>
      ),
  }));
  return (
    <>
      <Breadcrumb items={crumbs} />
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1}>
          {part.label}{" "}
          {part.kind !== part.label && <span className={styles.kind}>{part.kind}</span>}
        </h2>
        <Button size="small" onClick={() => onReveal(part.node.offset, part.node.length)}>
          {text("studio.inspector.reveal")}
        </Button>
      </div>
      {part.summary && (
        <p className={styles.summary}>
          <SummaryText summary={part.summary} />
        </p>
      )}
    </>
  );
}
