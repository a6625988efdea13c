import { RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { openingOf } from "../../../language/editing/opening.ts";
import { labelOf } from "../../../language/editing/outline-of.ts";
import { calledBy } from "../../../language/editing/property-options.ts";
import { isAtOrBelow } from "../../../language/plan/part.ts";
import { entryNamed, type SourceNode } from "../../../language/source.ts";
import { useStudio } from "../../studio-host.ts";
import { type ValuePlace, wholeChoicesAt } from "../choices-at.ts";
import type { ControlProps } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { ChosenAddition } from "./choice.tsx";

/** An object with its own properties, which opens as a part of its own. */
export function PartControl({ property, onWrite }: ControlProps) {
  const { text } = useStudio();
  const { isReadOnly } = useInspecting();
  const { node, shape } = property;
  if (node) return <PartLink node={node} />;
  return (
    <Button disabled={isReadOnly} onClick={() => onWrite(openingOf(shape).text)}>
      {text("studio.inspector.begin")}
    </Button>
  );
}

/** A link to a block, or a choice of its kind if there is no block yet. */
export function BlockControl({ property, id, onWrite }: ControlProps) {
  const { part } = useInspecting();
  const { node, name } = property;
  const isEmpty = !node || entryNamed(node, "kind")?.node.scalar === "";
  if (!isEmpty) return <PartLink node={node} />;
  const place = node ? { node } : { owner: part.node, name };
  return <NewBlock id={id} place={place} onWrite={onWrite} />;
}

interface NewBlockProps {
  id: string;
  place: ValuePlace;
  onWrite(json: string): void;
}

/** A menu that creates a block of the selected kind. */
export function NewBlock({ id, place, onWrite }: NewBlockProps) {
  const { text } = useStudio();
  const { source, environment } = useInspecting();
  return (
    <ChosenAddition
      id={id}
      label={text("studio.inspector.chooseKind")}
      choices={() => wholeChoicesAt(source, place, environment)}
      onChoose={(choice) => onWrite(choice.insert)}
    />
  );
}

/** A link to a part, with its title and the number of its problems. */
export function PartLink({ node }: { node: SourceNode }) {
  const { text } = useStudio();
  const { open, environment, problems } = useInspecting();
  const kind = String(entryNamed(node, "kind")?.node.scalar ?? "");
  const name = labelOf(node, environment) || calledBy(node) || kind;
  const label = name || text("studio.inspector.unnamed");
  const wrong = problems.filter(({ pointer }) => isAtOrBelow(pointer, node.pointer)).length;
  return (
    <Button className={styles.link ?? ""} onClick={() => open(node.pointer)}>
      <span className={styles.linkName}>{label}</span>
      {kind !== "" && kind !== label && <span className={styles.kind}>{kind}</span>}
      {wrong > 0 && (
        <span className={styles.error}>{text("studio.inspector.problems", { number: wrong })}</span>
      )}
      <RightOutlined aria-hidden />
    </Button>
  );
}
