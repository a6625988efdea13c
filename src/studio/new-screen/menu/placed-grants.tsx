import { useMutation } from "@tanstack/react-query";
import { Alert, Button } from "antd";
import { useState } from "react";
import { usePopups } from "../../../ui/popups/popups.ts";
import common from "../../common.module.css";
import { useStudio } from "../../studio-host.ts";
import { grantPlaces, type MenuPlace, missingGrants } from "./menu-places.ts";
import styles from "./put-in-menu.module.css";
import type { RoleChoice } from "./role-fields.tsx";
import { GrantFields } from "./role-fields.tsx";
import { useMenuNodes } from "./use-put-in-menu.ts";

interface PlacedGrantsProps {
  /** The nodes at the top of the whole menu. */
  places: readonly MenuPlace[];
  /** The menu nodes that show the page. */
  placed: readonly MenuPlace[];
  /** All permissions that the page's calls require. */
  permissions: readonly string[];
  all: readonly RoleChoice[];
}

/**
 * Proposes permissions that roles with access to the page lack. A permission granted to nobody is
 * preselected; one granted to other roles may be withheld on purpose.
 */
export function PlacedGrants({ places, placed, permissions, all }: PlacedGrantsProps) {
  const { text } = useStudio();
  const missing = missingGrants(places, placed, permissions);
  const [said, setSaid] = useState<readonly string[] | null>(null);
  const withheld =
    said ?? missing.filter(({ isCarried }) => isCarried).map((one) => one.permission);
  const wanted = missing.filter(({ permission }) => !withheld.includes(permission));
  const { mutate, isPending, error } = useGrant(placed);
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
      {error && <Alert type="error" showIcon title={error.message} />}
      {missing.length > 0 && (
        <Button
          type="primary"
          className={styles.grant ?? ""}
          loading={isPending}
          disabled={wanted.length === 0}
          onClick={() => mutate(wanted)}
        >
          {text("studio.putInMenu.grant")}
        </Button>
      )}
    </>
  );
}

/**
 * Grants permissions below a page's menu nodes; if the service refuses one, the earlier ones stay
 * granted.
 */
function useGrant(placed: readonly MenuPlace[]) {
  const { text } = useStudio();
  const { message } = usePopups();
  const nodes = useMenuNodes();
  return useMutation({
    networkMode: "always",
    mutationFn: async (wanted: ReturnType<typeof missingGrants>) => {
      for (const { permission, roles } of wanted) {
        for (const place of grantPlaces(placed, roles)) {
          await nodes.grant(permission, place.id, place.roles);
        }
      }
    },
    onSuccess: () => message.success(text("studio.putInMenu.granted")),
    onSettled: nodes.tell,
  });
}
