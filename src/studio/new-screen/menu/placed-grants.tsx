import { Alert, App, Button } from "antd";
import { useMemo, useState } from "react";
import { CallError } from "../../../wire/wire.ts";
import common from "../../common.module.css";
import { useStudio } from "../../studio-host.ts";
import { grantPlaces, type MenuPlace, missingGrants } from "./menu-places.ts";
import styles from "./put-in-menu.module.css";
import { GrantFields } from "./role-fields.tsx";
import { useMenuNodes } from "./use-menu-nodes.ts";
import type { RoleChoice } from "./use-roles.ts";

interface PlacedGrantsProps {
  /** The whole menu. */
  places: readonly MenuPlace[];
  /** Where the page stands in it. */
  placed: readonly MenuPlace[];
  /** All that the page's calls need. */
  permissions: readonly string[];
  all: readonly RoleChoice[];
}

/**
 * What the roles that see a page in the menu lack of what it needs. What nobody is granted anywhere
 * is proposed; what others are granted somebody may have meant to withhold.
 */
export function PlacedGrants({ places, placed, permissions, all }: PlacedGrantsProps) {
  const { text } = useStudio();
  const missing = useMemo(
    () => missingGrants(places, placed, permissions),
    [places, placed, permissions],
  );
  const [said, setSaid] = useState<readonly string[] | null>(null);
  const withheld =
    said ?? missing.filter(({ isCarried }) => isCarried).map((one) => one.permission);
  const wanted = missing.filter(({ permission }) => !withheld.includes(permission));
  const { isGranting, failure, grant } = useGrant(placed);
  if (placed.every(({ roles }) => roles.length === 0)) {
    return <p className={common.hint}>{text("studio.putInMenu.seenByNone")}</p>;
  }
  return (
    <>
      <GrantFields
        all={all}
        legend={text("studio.putInMenu.lacking")}
        grants={missing}
        withheld={withheld}
        onChange={setSaid}
      />
      {failure !== null && <Alert type="error" showIcon title={failure} />}
      {missing.length > 0 && (
        <Button
          type="primary"
          className={styles.grant ?? ""}
          loading={isGranting}
          disabled={wanted.length === 0}
          onClick={() => void grant(wanted)}
        >
          {text("studio.putInMenu.grant")}
        </Button>
      )}
    </>
  );
}

/** Grants permissions below the places of a page; a refusal leaves what came before it granted. */
function useGrant(placed: readonly MenuPlace[]) {
  const { text } = useStudio();
  const { message } = App.useApp();
  const nodes = useMenuNodes();
  const [isGranting, setIsGranting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const grant = async (wanted: ReturnType<typeof missingGrants>): Promise<void> => {
    setIsGranting(true);
    setFailure(null);
    try {
      for (const { permission, roles } of wanted) {
        for (const place of grantPlaces(placed, roles)) {
          await nodes.grant(permission, place.id, place.roles);
        }
      }
      void message.success(text("studio.putInMenu.granted"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    }
    setIsGranting(false);
    nodes.tell();
  };
  return { isGranting, failure, grant };
}
