import { DownOutlined, RightOutlined } from "@ant-design/icons";
import { Button, Checkbox } from "antd";
import type { ListPlace } from "../../../ui/list/chunked-list.tsx";
import { useStudio } from "../../studio-host.ts";
import styles from "./choice.module.css";
import type { Offer, OfferGroup } from "./chosen-operations.ts";

interface TagLineProps {
  place: ListPlace;
  group: OfferGroup;
  /** The names of the selected operations. */
  chosen: ReadonlySet<string>;
  isOpen: boolean;
  onTurn(): void;
  onChoose(isChosen: boolean): void;
}

/** A tag with the number of its selected operations, and a checkbox for all of them. */
export function TagLine({ place, group, chosen, isOpen, onTurn, onChoose }: TagLineProps) {
  const { text } = useStudio();
  const { offers } = group;
  const count = offers.filter(({ name }) => chosen.has(name)).length;
  const tag = group.tag || "/";
  return (
    <li {...place} className={styles.tag}>
      <Checkbox
        className={styles.box}
        checked={count === offers.length}
        indeterminate={count > 0 && count < offers.length}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <span className={styles.name}>{tag}</span>
      </Checkbox>
      <span className={styles.quiet}>
        {text("studio.services.choice.of", { chosen: count, number: offers.length })}
      </span>
      <Button
        type="text"
        icon={isOpen ? <DownOutlined /> : <RightOutlined />}
        aria-label={text("studio.services.choice.operationsOf", { tag })}
        aria-expanded={isOpen}
        onClick={onTurn}
      />
    </li>
  );
}

interface OfferLineProps {
  place: ListPlace;
  offer: Offer;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** An operation with its method and path, its summary and a checkbox. */
export function OfferLine({ place, offer, isChosen, onChoose }: OfferLineProps) {
  return (
    <li {...place} className={styles.offer}>
      <Checkbox
        className={styles.box}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <code className={styles.call}>{offer.name}</code>{" "}
        <span className={styles.quiet}>{offer.summary}</span>
      </Checkbox>
    </li>
  );
}
