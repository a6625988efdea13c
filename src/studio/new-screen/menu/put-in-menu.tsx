import { Alert, Skeleton } from "antd";
import { useMemo } from "react";
import { jsonIn } from "../../../catalogue/schema/json-text.ts";
import { pointTo } from "../../../catalogue/schema/pointer.ts";
import { compilePage } from "../../../language/compile/compile-page.ts";
import { permissionsOfPage } from "../../../language/plan/call.ts";
import { MovableModal } from "../../../ui/movable/movable-modal.tsx";
import { useStudio } from "../../studio-host.ts";
import { useReading } from "../../use-reading.ts";
import { placesIn } from "./menu-places.ts";
import { PlaceForm } from "./place-form.tsx";
import styles from "./put-in-menu.module.css";

interface PutInMenuProps {
  path: string;
  /** The page's title in the language of the interface. */
  title: string;
  onClose(): void;
}

/** Adds a page to the menu and grants the permissions that its roles need. */
export function PutInMenu(props: PutInMenuProps) {
  const { text } = useStudio();
  const title = text("studio.putInMenu.title", { title: props.title });
  return (
    <MovableModal title={title} width={640} onClose={props.onClose}>
      <LoadedPlace {...props} />
    </MovableModal>
  );
}

function LoadedPlace({ path, title, onClose }: PutInMenuProps) {
  const { text, can, catalogue, environment } = useStudio();
  const lacking = ["menu.getTreeList", "menu.add"]
    .flatMap((id) => catalogue.operations.get(id)?.permission ?? [])
    .filter((permission) => !can(permission));
  const isAllowed = lacking.length === 0;
  const menu = useReading("menu.getTreeList", {}, isAllowed);
  const page = useReading("page.getOne", { path, draft: true }, isAllowed);
  const published = useReading("page.getVersions", { paths: [path] }, isAllowed);
  const places = useMemo(() => placesIn(menu.data ?? []), [menu.data]);
  const source = page.data?.source;
  const { permissions, asked } = useMemo(() => {
    if (source === undefined) return { permissions: [], asked: [] };
    const { parts, plan } = compilePage(path, source, environment);
    const params = Object.entries(plan?.params ?? {}).filter(([, { isRequired }]) => isRequired);
    return { permissions: permissionsOfPage(parts), asked: params.map(([name]) => name) };
  }, [path, source, environment]);
  if (!isAllowed) {
    const detail = text("studio.putInMenu.needs", { permissions: lacking });
    return (
      <Alert type="info" showIcon title={text("studio.putInMenu.mayNot")} description={detail} />
    );
  }
  // What is entered stays while any of this is read again, and where that fails.
  if (menu.data === undefined || page.data === undefined || published.data === undefined) {
    const failed = menu.error ?? page.error ?? published.error;
    if (failed) return <Alert type="error" showIcon title={failed.message} />;
    return (
      <div role="status" aria-label={text("common.loading")}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
  }
  return (
    <div className={styles.body}>
      <PlaceForm
        path={path}
        title={titleOf(source ?? "") ?? title}
        places={places}
        permissions={permissions}
        asked={asked}
        isPublished={published.data[0]?.etag !== null}
        onClose={onClose}
      />
    </div>
  );
}

/**
 * The title if it is one text or a text key; `null` for one text per language, which a menu node
 * cannot hold.
 */
function titleOf(source: string): string | null {
  const title = pointTo(jsonIn(source), "/title");
  return typeof title === "string" && title !== "" ? title : null;
}
