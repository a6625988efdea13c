import { DragOutlined } from "@ant-design/icons";
import { Button, Segmented } from "antd";
import { useIsTouched } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { TreeIndex, TreeNode } from "../state/tree-index.ts";
import styles from "../tree.module.css";
import type { Target, Zone } from "./tree-places.ts";
import type { MoveMode } from "./use-move-mode.ts";

interface MoveBarProps {
  index: TreeIndex;
  moving: MoveMode;
}

const zones: readonly Zone[] = ["before", "inside", "after"];

/** What is being moved and to where, told as it changes, with the means to end it by touch. */
export function MoveBar({ index, moving }: MoveBarProps) {
  const { text } = useHost();
  const { node, target, isDragged } = moving;
  const size = useIsTouched() ? "large" : "small";
  const isShown = node !== null && !isDragged;
  return (
    <>
      <p role="status" className={styles.told}>
        {isShown ? said(text, index, node, target) : doneText(text, index, moving)}
      </p>
      {isShown && (
        <div className={styles.moving}>
          <DragOutlined aria-hidden />
          <span className={styles.movingText} aria-hidden>
            {said(text, index, node, target)}
          </span>
          {target && (
            <Segmented<Zone>
              size={size}
              aria-label={text("tree.place")}
              value={target.zone}
              options={zones.map((zone) => ({
                value: zone,
                label: text(`tree.zone.${zone}`),
                disabled: !moving.canGo(node, { key: target.key, zone }),
              }))}
              onChange={(zone) => moving.aim({ key: target.key, zone })}
            />
          )}
          <Button
            size={size}
            type="primary"
            disabled={!target}
            onClick={() => target && void moving.drop(node, target)}
          >
            {text("tree.putHere")}
          </Button>
          <Button size={size} onClick={moving.giveUp}>
            {text("common.cancel")}
          </Button>
        </div>
      )}
    </>
  );
}

function said(
  text: PageHost["text"],
  index: TreeIndex,
  { title }: TreeNode,
  target: Target | null,
): string {
  if (!target) return text("tree.moveHint", { name: title });
  return text("tree.movingTo", { name: title, place: placeText(text, index, target) });
}

function doneText(text: PageHost["text"], index: TreeIndex, { done }: MoveMode): string {
  if (!done) return "";
  return text("tree.movedTo", {
    name: done.node.title,
    place: placeText(text, index, done.target),
  });
}

function placeText(text: PageHost["text"], index: TreeIndex, { key, zone }: Target): string {
  return text(`tree.${zone}`, { target: index.nodes.get(key)?.title ?? "" });
}
