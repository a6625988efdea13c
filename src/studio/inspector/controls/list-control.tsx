import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useRef } from "react";
import { openingOf } from "../../../language/editing/opening.ts";
import { labelOf } from "../../../language/editing/outline-of.ts";
import { alternatives } from "../../../language/editing/property-options.ts";
import { addItem } from "../../../language/fixes/entry-edits.ts";
import type { ShapeNode } from "../../../language/shape/shape.ts";
import type { SourceNode } from "../../../language/source.ts";
import { ChunkedList, type ListPlace } from "../../../ui/list/chunked-list.tsx";
import { useStudio } from "../../studio-host.ts";
import { choicesAt } from "../choices-at.ts";
import type { ControlProps } from "../control-of.ts";
import { shapeOf } from "../control-of.ts";
import { useInspecting } from "../inspecting.ts";
import styles from "../inspector.module.css";
import { swapped, withoutItem } from "../part-edits.ts";
import { ChosenAddition } from "./choice.tsx";
import { NewBlock, PartLink } from "./part-control.tsx";

const estimatedHeightPx = 32;

/** A list of items that can be opened, moved, removed and added. */
export function ListControl({ property, id, onWrite }: ControlProps) {
  const { source, isReadOnly, apply, open } = useInspecting();
  const { node } = property;
  const list = useRef<HTMLDivElement>(null);
  const shape = shapeOf(property.shape, node);
  const of = shape.type === "list" ? shape.of : shape;
  const items = node?.items ?? [];
  const add = (json: string, isOpened: boolean): void => {
    if (node) apply([addItem(source, node, json)]);
    else onWrite(`[${json}]`);
    if (isOpened) open(`${property.pointer}/${node?.items.length ?? 0}`);
  };
  const move = (from: number, to: number): void => {
    if (!node) return;
    apply(swapped(source, node, from, to));
    const way = to < from ? "up" : "down";
    // The focus follows the moved item, so that it can be moved again.
    const button = list.current?.querySelector<HTMLElement>(`[data-at="${to}"] [data-way=${way}]`);
    button?.focus();
  };
  return (
    <div ref={list} className={styles.list}>
      <ChunkedList
        className={styles.items}
        items={[...items.entries()]}
        estimatedHeightPx={estimatedHeightPx}
        item={([index, item], place) => (
          <Item
            key={item.pointer}
            at={index}
            place={place}
            item={item}
            isLink={
              item.type === "object" || alternatives(of).some(({ type }) => type === "object")
            }
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => node && apply([withoutItem(node, index)])}
          />
        )}
      />
      {!isReadOnly && <NewItem id={id} list={node} of={of} name={property.name} onAdd={add} />}
    </div>
  );
}

interface ItemProps {
  at: number;
  place: ListPlace;
  item: SourceNode;
  isLink: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function Item({ at, place, item, isLink, isFirst, isLast, onMove, onRemove }: ItemProps) {
  const { text } = useStudio();
  const { environment, isReadOnly } = useInspecting();
  const name = labelOf(item, environment) || text("studio.inspector.unnamed");
  const button = { type: "text", size: "small" } as const;
  return (
    <li {...place} data-at={at} className={styles.item}>
      {isLink ? <PartLink node={item} /> : <span className={styles.linkName}>{name}</span>}
      {!isReadOnly && (
        <>
          <Button
            {...button}
            data-way="up"
            icon={<ArrowUpOutlined />}
            aria-label={text("studio.inspector.moveUp", { name })}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(-1)}
          />
          <Button
            {...button}
            data-way="down"
            icon={<ArrowDownOutlined />}
            aria-label={text("studio.inspector.moveDown", { name })}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          />
          <Button
            {...button}
            icon={<CloseOutlined />}
            aria-label={text("studio.inspector.remove", { name })}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}

interface NewItemProps {
  id: string;
  list: SourceNode | null;
  of: ShapeNode;
  name: string;
  /** Adds an item, given as JSON, and opens it as a part if `isOpened` is set. */
  onAdd(json: string, isOpened: boolean): void;
}

function NewItem({ id, list, of, name, onAdd }: NewItemProps) {
  const { text } = useStudio();
  const { source, environment } = useInspecting();
  const label = text("studio.inspector.addItem", { name });
  const kinds = alternatives(of).map(({ type }) => type);
  if (kinds.includes("block") && list) {
    return <NewBlock id={id} place={{ list }} onWrite={(json) => onAdd(json, true)} />;
  }
  if (list && (kinds.includes("reference") || isChoice(of))) {
    return (
      <ChosenAddition
        id={id}
        label={label}
        choices={() => choicesAt(source, { list }, environment)}
        onChoose={(choice) => onAdd(JSON.stringify(choice.label), false)}
      />
    );
  }
  return <Button onClick={() => onAdd(openingOf(of).text, true)}>{label}</Button>;
}

function isChoice(of: ShapeNode): boolean {
  return alternatives(of).some((shape) => shape.type === "string" && shape.values !== null);
}
