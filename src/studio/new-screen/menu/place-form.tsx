import { Alert, Button, Form, TreeSelect } from "antd";
import { useId, useState } from "react";
import { IconSelect } from "../../../../renderers/runtime/choose/icon-select.tsx";
import { own, ownList, ownText } from "../../../catalogue/schema/record.ts";
import { readMenuAddress } from "../../../language/link/menu-address.ts";
import { useStudio } from "../../studio-host.ts";
import { TextField } from "../../text-field.tsx";
import { useKept } from "../../use-kept.ts";
import { allPlaces, freeAddress, type MenuPlace, placesOf, usualParent } from "./menu-places.ts";
import { PlacedGrants } from "./placed-grants.tsx";
import { AskedNotice, PlacedNotice, PutDone } from "./placed-notice.tsx";
import styles from "./put-in-menu.module.css";
import { GrantFields, RoleFields, useRoles } from "./role-fields.tsx";
import { usePutInMenu, type WantedPlace } from "./use-put-in-menu.ts";

interface PlaceFormProps {
  path: string;
  /** The title of the menu node, as a text or a text key. */
  title: string;
  places: readonly MenuPlace[];
  /** All permissions that the page's calls require. */
  permissions: readonly string[];
  /** The page's required address parameters, which a menu link cannot provide. */
  asked: readonly string[];
  isPublished: boolean;
  onClose(): void;
}

/** The value that stands for the root of the menu as parent. */
const top = 0;

/** Adds a page to the menu: its place and title there, and the roles that see and use it. */
export function PlaceForm(props: PlaceFormProps) {
  const { path, title, places, permissions, asked, isPublished, onClose } = props;
  const { text } = useStudio();
  const all = useRoles();
  // The menu nodes of the page when the dialog opens, before the page is added.
  const [before] = useState(() => placesOf(places, path));
  const [isFurther, setIsFurther] = useState(before.length === 0);
  const { kept, keep, forget } = useKept(`menu:${path}`);
  const [first] = useState<WantedPlace>(() => ({
    parentId: usualParent(places, path),
    title,
    icon: "",
    routerPath: freeAddress(places, path),
    roles: [],
    withheld: [],
    isHidden: asked.length > 0,
  }));
  const wanted = wantedOf(first, kept, places);
  const change = (part: Partial<WantedPlace>): void => keep({ ...wanted, ...part });
  const putting = usePutInMenu(path, places, permissions, forget);
  const hint = asked.length > 0 ? <AskedNotice asked={asked} address={wanted.routerPath} /> : null;
  if (putting.status === "done") {
    const done = { address: wanted.routerPath, isPublished, hint, onClose };
    return <PutDone {...done} />;
  }
  return (
    <>
      {before.length > 0 && <PlacedNotice places={before} onClose={onClose} />}
      {!isFurther && (
        <PlacedGrants places={places} permissions={permissions} all={all} placed={before} />
      )}
      {hint}
      {!isPublished && <Alert type="info" showIcon title={text("studio.putInMenu.unpublished")} />}
      {!isFurther && (
        <Button onClick={() => setIsFurther(true)}>{text("studio.putInMenu.further")}</Button>
      )}
      {isFurther && (
        <NewPlace
          places={places}
          wanted={wanted}
          change={change}
          putting={putting}
          all={all}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** What is kept of an entry, upon what it begins with. */
function wantedOf(first: WantedPlace, kept: unknown, places: readonly MenuPlace[]): WantedPlace {
  const texts = (name: "roles" | "withheld") => ownList(kept, name).map(String);
  const parentId = own(kept, "parentId");
  const isParent = parentId === null || allPlaces(places).some(({ id }) => id === parentId);
  return {
    ...first,
    ...(isParent && { parentId: Number(parentId) || null }),
    title: ownText(kept, "title") ?? first.title,
    icon: ownText(kept, "icon") ?? first.icon,
    routerPath: ownText(kept, "routerPath") ?? first.routerPath,
    roles: texts("roles"),
    withheld: texts("withheld"),
  };
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
      <ParentField places={places} wanted={wanted} change={change} />
      <TitleFields wanted={wanted} change={change} />
      <TextField
        label={text("menu.routerPath")}
        required
        fault={fault ? text(`studio.putInMenu.${fault}`) : ""}
        maxLength={300}
        value={wanted.routerPath}
        onChange={(routerPath) => change({ routerPath: routerPath.trim() })}
      />
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
      <TextField
        label={text("menu.title")}
        required
        hint={known !== undefined && text("studio.putInMenu.shownAs", { title: known })}
        spellCheck
        maxLength={100}
        value={wanted.title}
        onChange={(title) => change({ title })}
      />
      <Form.Item label={text("menu.icon")} htmlFor={id}>
        <IconSelect id={id} text={text} value={wanted.icon} onChange={(icon) => change({ icon })} />
      </Form.Item>
    </div>
  );
}

interface Choice {
  value: number;
  title: string;
  children: Choice[];
}

/** The nodes that can be a parent, which permissions cannot. */
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
  const opened = readMenuAddress(address, "").address;
  const isTaken = allPlaces(places).some((place) => place.address === opened && place.id !== made);
  return isTaken ? "addressTaken" : null;
}
