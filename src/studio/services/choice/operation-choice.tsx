import { Alert, Button } from "antd";
import { useId, useRef, useState } from "react";
import { ChunkedList } from "../../../ui/list/chunked-list.tsx";
import { toggled } from "../../../ui/toggled.ts";
import { SearchField } from "../../search-field.tsx";
import { useStudio } from "../../studio-host.ts";
import styles from "./choice.module.css";
import { OfferLine, TagLine } from "./choice-lines.tsx";
import { chosenWith, findOffers, type Offer, type OfferGroup } from "./chosen-operations.ts";

/** Maximum operations for which all tags are open; above it the tags start closed. */
const mostOpen = 30;

const estimatedHeightPx = 48;

interface OperationChoiceProps {
  offers: readonly Offer[];
  /** The names of the selected operations. */
  chosen: ReadonlySet<string>;
  /** Why the choice is too large; `null` if it is not. */
  excess: string | null;
  /** Sets the selected operations by name; `null` means all of them. */
  onChoose(only: readonly string[] | null): void;
}

/** A choice of a document's operations, grouped by tag. */
export function OperationChoice({ offers, chosen, excess, onChoose }: OperationChoiceProps) {
  const { text } = useStudio();
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const groups = findOffers(offers, typed);
  const found = groups.flatMap((group) => group.offers);
  const isSearched = typed.trim() !== "";
  const { isOpen, turn } = useOpenTags(isSearched || offers.length <= mostOpen);
  const choose = (some: readonly Offer[], isChosen: boolean): void =>
    onChoose(chosenWith(offers, chosen, some, isChosen));
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text("studio.services.choice.title")}
      </h2>
      {excess !== null && <Alert type="error" showIcon title={excess} />}
      <SearchField label={text("studio.newScreen.findOperation")} value={typed} onType={setTyped} />
      <ChoiceHead
        offers={offers}
        chosen={chosen}
        found={found}
        isSearched={isSearched}
        onChoose={choose}
      />
      <div ref={scroller} className={styles.lines}>
        <ChunkedList
          className={styles.list}
          label={text("studio.services.choice.title")}
          scroller={scroller}
          items={groups.flatMap((group) => linesOf(group, isOpen(group.tag)))}
          estimatedHeightPx={estimatedHeightPx}
          item={({ group, offer }, place) =>
            offer ? (
              <OfferLine
                key={offer.name}
                place={place}
                offer={offer}
                isChosen={chosen.has(offer.name)}
                onChoose={(isChosen) => choose([offer], isChosen)}
              />
            ) : (
              <TagLine
                key={`tag ${group.tag}`}
                place={place}
                group={group}
                chosen={chosen}
                isOpen={isOpen(group.tag)}
                onTurn={() => turn(group.tag)}
                onChoose={(isChosen) => choose(group.offers, isChosen)}
              />
            )
          }
        />
      </div>
    </section>
  );
}

/** Tracks which tags are open, separately for the full list and for search results. */
function useOpenTags(startsOpen: boolean) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (tag: string) => `${startsOpen} ${tag}`;
  const isOpen = (tag: string) => startsOpen !== turned.has(keyOf(tag));
  const turn = (tag: string): void => setTurned(toggled(turned, keyOf(tag)));
  return { isOpen, turn };
}

interface Line {
  group: OfferGroup;
  offer?: Offer;
}

function linesOf(group: OfferGroup, isOpen: boolean): Line[] {
  return [{ group }, ...(isOpen ? group.offers.map((offer) => ({ group, offer })) : [])];
}

interface ChoiceHeadProps extends Pick<OperationChoiceProps, "offers" | "chosen"> {
  found: readonly Offer[];
  isSearched: boolean;
  onChoose(some: readonly Offer[], isChosen: boolean): void;
}

/** The number of selected operations, and the buttons that select or deselect all matches. */
function ChoiceHead({ offers, chosen, found, isSearched, onChoose }: ChoiceHeadProps) {
  const { text } = useStudio();
  const counted = text("studio.services.choice.of", {
    chosen: chosen.size,
    number: offers.length,
  });
  const shown = text("studio.services.count", { number: found.length });
  const isNone = found.length === 0;
  return (
    <div className={styles.head}>
      <p className={styles.quiet} aria-live="polite">
        {isSearched ? `${counted} · ${shown}` : counted}
      </p>
      <div className={styles.buttons}>
        <Button size="small" disabled={isNone} onClick={() => onChoose(found, true)}>
          {text(`studio.services.choice.${isSearched ? "allFound" : "all"}`)}
        </Button>
        <Button size="small" disabled={isNone} onClick={() => onChoose(found, false)}>
          {text(`studio.services.choice.${isSearched ? "noneFound" : "none"}`)}
        </Button>
      </div>
    </div>
  );
}
