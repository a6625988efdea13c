import { Alert, Button, Result } from "antd";
import type { ReactNode } from "react";
import { useStudio } from "../../studio-host.ts";
import type { MenuPlace } from "./menu-places.ts";
import styles from "./put-in-menu.module.css";

interface PlacedNoticeProps {
  places: readonly MenuPlace[];
  onClose(): void;
}

/** Lists the menu nodes that already show the page, with links to them. */
export function PlacedNotice({ places, onClose }: PlacedNoticeProps) {
  const { text, go } = useStudio();
  const open = (address: string): void => {
    onClose();
    go(address);
  };
  return (
    <Alert
      type="info"
      showIcon
      title={text("studio.putInMenu.placed")}
      description={
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <span>{[...place.above, place].map(({ title }) => text(title)).join(" › ")}</span>
              {place.address !== "" && (
                <Button type="link" size="small" onClick={() => open(place.address)}>
                  {place.address}
                </Button>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}

interface AskedNoticeProps {
  asked: readonly string[];
  address: string;
}

/** Warns that the page needs address values which a menu link does not provide. */
export function AskedNotice({ asked, address }: AskedNoticeProps) {
  const { text } = useStudio();
  const query = asked.map((name) => `${encodeURIComponent(name)}=…`).join("&");
  const title = text("studio.putInMenu.asked", { names: asked });
  const hint = text("studio.putInMenu.askedHint", { address: `${address}?${query}` });
  return <Alert type="info" showIcon title={title} description={hint} />;
}

interface PutDoneProps {
  address: string;
  isPublished: boolean;
  /** A hint that replaces the message that the menu has the page. */
  hint: ReactNode;
  onClose(): void;
}

/**
 * Confirms that the page is in the menu, and says what remains to be done before others can use it.
 */
export function PutDone({ address, isPublished, hint, onClose }: PutDoneProps) {
  const { text, go } = useStudio();
  const open = (): void => {
    onClose();
    go(address);
  };
  return (
    <Result
      status="success"
      title={text("studio.putInMenu.done")}
      subTitle={hint ?? text(`studio.putInMenu.${isPublished ? "doneHint" : "unpublished"}`)}
      extra={[
        <Button key="close" onClick={onClose} autoFocus>
          {text("common.close")}
        </Button>,
        isPublished && hint === null && (
          <Button key="open" type="primary" onClick={open}>
            {text("studio.putInMenu.open")}
          </Button>
        ),
      ]}
    />
  );
}
