import { Alert, Button, Form, Input, TreeSelect } from "antd";
import { useId, useState } from "react";
import { useStudio } from "../../studio-host.ts";
import { IconSelect } from "./icon-select.tsx";
import { allPlaces, freeAddress, type MenuPlace, placesOf, usualParent } from "./menu-places.ts";
import { PlacedGrants } from "./placed-grants.tsx";
import { PlacedNotice, PutDone } from "./placed-notice.tsx";
import styles from "./put-in-menu.module.css";
import { GrantFields, RoleFields } from "./role-fields.tsx";
import { usePutInMenu, type WantedPlace } from "./use-put-in-menu.ts";
import { useRoles } from "./use-roles.ts";

interface PlaceFormProps {
  path: string;
  /** A text or a key. */
  title: string;
  places: readonly MenuPlace[];
  /** All that the page's calls need. */
  permissions: readonly string[];
  isPublished: boolean;
  onClose(): void;
}

/** Stands for the menu itself where a node's parent is chosen. */
const top = 0;

/** Where a page goes in the menu, what it is called there, and who sees it and may use it. */
export function PlaceForm(props: PlaceFormProps) {
  const { path, title, places, permissions, isPublished, onClose } = props;
  const { text } = useStudio();
  const all = useRoles();
  // What was there when the dialog opened: afterwards the page itself is among them.
  const [before] = useState(() => placesOf(places, path));
  const [isFurther, setIsFurther] = useState(before.length === 0);
  const [wanted, setWanted] = useState<WantedPlace>(() => ({
    parentId: usualParent(places, path),
    title,
    icon: "",
    routerPath: freeAddress(places, path),
    roles: [],
    withheld: [],
  }));
  const change = (part: Partial<WantedPlace>): void => setWanted((old) => ({ ...old, ...part }));
  const putting = usePutInMenu(path, places, permissions);
  if (putting.status === "done") {
    return <PutDone address={wanted.routerPath} isPublished={isPublished} onClose={onClose} />;
  }
  return (
    <>
      {before.length > 0 && <PlacedNotice places={before} onClose={onClose} />}
      {!isFurther && <PlacedGrants {...{ places, permissions, all }} placed={before} />}
      {!isPublished && <Alert type="info" showIcon title={text("studio.putInMenu.unpublished")} />}
      {!isFurther && (
        <Button onClick={() => setIsFurther(true)}>{text("studio.putInMenu.further")}</Button>
      )}
      {isFurther && <NewPlace {...{ places, wanted, change, putting, all, onClose }} />}
    </>
  );
}

interface WantedProps {
  wanted: WantedPlace;
  change(part: Partial<WantedPlace>): void;
}

interface NewPlaceProps extends WantedProps, Pick<PlaceFormProps, "places" | "onClose"> {
  putting: ReturnType<typeof usePutInMenu>;
  all: ReturnType<typeof useRoles>;
}

function NewPlace({ places, wanted, change, putting, all, onClose }: NewPlaceProps) {
  const { text } = useStudio();
  const { status, failure, nodeId, put, grantsFor } = putting;
  const fault = addressFault(wanted.routerPath, places, nodeId);
  return (
    <Form layout="vertical" className={styles.form} onFinish={() => void put(wanted)}>
      <ParentField {...{ places, wanted, change }} />
      <TitleFields {...{ wanted, change }} />
      <AddressField {...{ wanted, change, fault }} />
      <RoleFields all={all} roles={wanted.roles} onChange={(roles) => change({ roles })} />
      {wanted.roles.length > 0 && (
        <GrantFields
          legend={text("studio.putInMenu.grants")}
          all={all}
          grants={grantsFor(wanted.roles)}
          withheld={wanted.withheld}
          onChange={(withheld) => change({ withheld })}
        />
      )}
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure}
          description={nodeId !== null && text("studio.putInMenu.halfDone")}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{text("common.cancel")}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={status === "putting"}
          disabled={fault !== null || wanted.title.trim() === ""}
        >
          {text("studio.workbench.putInMenu")}
        </Button>
      </div>
    </Form>
  );
}

function ParentField({ places, wanted, change }: WantedProps & Pick<PlaceFormProps, "places">) {
  const { text } = useStudio();
  const id = useId();
  const root = {
    value: top,
    title: text("studio.putInMenu.top"),
    children: choices(places, text),
  };
  return (
    <Form.Item label={text("studio.putInMenu.parent")} htmlFor={id}>
      <TreeSelect
        id={id}
        showSearch={{ treeNodeFilterProp: "title" }}
        treeDefaultExpandAll
        value={wanted.parentId ?? top}
        treeData={[root]}
        onChange={(parentId: number) => change({ parentId: parentId === top ? null : parentId })}
      />
    </Form.Item>
  );
}

function TitleFields({ wanted, change }: WantedProps) {
  const { text, environment } = useStudio();
  const id = useId();
  const known = environment.texts.find(wanted.title);
  return (
    <div className={styles.pair}>
      <Form.Item
        label={text("menu.title")}
        htmlFor={`${id}-title`}
        required
        extra={known !== undefined && text("studio.putInMenu.shownAs", { title: known })}
      >
        <Input
          id={`${id}-title`}
          maxLength={100}
          value={wanted.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Form.Item>
      <Form.Item label={text("menu.icon")} htmlFor={`${id}-icon`}>
        <IconSelect id={`${id}-icon`} value={wanted.icon} onChange={(icon) => change({ icon })} />
      </Form.Item>
    </div>
  );
}

function AddressField({ wanted, change, fault }: WantedProps & { fault: AddressFault | null }) {
  const { text } = useStudio();
  const id = useId();
  return (
    <Form.Item
      label={text("menu.routerPath")}
      htmlFor={id}
      required
      validateStatus={fault ? "error" : undefined}
      help={fault ? text(`studio.putInMenu.${fault}`) : undefined}
    >
      <Input
        id={id}
        spellCheck={false}
        maxLength={300}
        value={wanted.routerPath}
        onChange={({ target }) => change({ routerPath: target.value.trim() })}
      />
    </Form.Item>
  );
}

interface Choice {
  value: number;
  title: string;
  children: Choice[];
}

/** All that may have nodes below it: a permission may not. */
function choices(places: readonly MenuPlace[], text: (keyOrText: string) => string): Choice[] {
  return places
    .filter(({ typeId }) => typeId !== "2")
    .map(({ id, title, children }) => ({
      value: id,
      title: text(title),
      children: choices(children, text),
    }));
}

type AddressFault = "addressShape" | "addressTaken";

function addressFault(
  address: string,
  places: readonly MenuPlace[],
  made: number | null,
): AddressFault | null {
  if (!/^\/[^\s?#\\]+$/.test(address) || address.startsWith("//")) return "addressShape";
  const isTaken = allPlaces(places).some((place) => place.address === address && place.id !== made);
  return isTaken ? "addressTaken" : null;
}
