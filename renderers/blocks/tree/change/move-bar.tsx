import { DragOutlined } from "@ant-design/icons";
import { Button, Segmented } from "antd";
import { useIsTouched } from "../../../../src/ui/use-media.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import type { TreeIndex } from "../state/tree-index.ts";
import styles from "../tree.module.css";
import { placeText, type Zone } from "./tree-places.ts";
import type { MoveMode } from "./use-move-mode.ts";

const zones: readonly Zone[] = ["before", "inside", "after"];

/** Announces the moved node and its target, with buttons for touch. */
export function MoveBar({ index, moving }: { index: TreeIndex; moving: MoveMode }) {
  const { text } = useHost();
  const { node, target, done, isDragged } = moving;
  const told = (name: string): string =>
    target
      ? text("tree.movingTo", { name, place: placeText(text, index, target) })
      : text("tree.moveHint", { name });
  const size = useIsTouched() ? "large" : "small";
  const isShown = node !== null && !isDragged;
  return (
    <>
      <p role="status" className={styles.told}>
        {isShown
          ? told(node.title)
          : done &&
            text("tree.movedTo", {
              name: done.node.title,
              place: placeText(text, index, done.target),
            })}
      </p>
      {isShown && (
        <div className={styles.moving}>
          <DragOutlined aria-hidden />
          <span className={styles.movingText} aria-hidden>
            {told(node.title)}
          </span>
          {target && (
            <Segmented<Zone>
              size={size}
              tabIndex={-1}
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
