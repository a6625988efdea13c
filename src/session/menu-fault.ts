/** The ways in which a menu node can be wrong (specification section 2). */
export type MenuFaultKind =
  | "noList"
  | "noNode"
  | "standsBelowItself"
  | "unknownType"
  | "childrenNoList"
  | "tooDeep"
  | "noTitle"
  | "noAddress"
  | "duplicateAddress"
  | "reservedAddress"
  | "unsafeAddress"
  | "addressHasQuery"
  | "unknownIcon";

/** A fault of a menu node, with the details that an administrator needs to correct it. */
export interface MenuFault {
  kind: MenuFaultKind;
  /** The node's id as sent by the service; empty where it has none. */
  id: string;
  /** The node's title as sent by the service, or a translation key; empty where it has none. */
  title: string;
  /** The titles of the nodes above it from the top; where one has none, its id. */
  path: readonly string[];
  /** The faulty value: the address, the icon, the type. */
  given: string;
}

/** Reports faults at one place of a menu. */
export interface FaultFinder {
  /** The ids of the nodes above; empty for nodes without an id. */
  above: readonly string[];
  report(kind: MenuFaultKind, given: string): void;
  /** The finder for a node below this place. */
  at(entry: unknown, index: number): FaultFinder;
}

/** A finder for the top of a menu, which adds what is reported to the faults. */
export function createFaultFinder(faults: MenuFault[]): FaultFinder {
  function finder(node: Place, above: readonly string[], path: readonly string[]): FaultFinder {
    return {
      above,
      report: (kind, given) => faults.push({ kind, given, path, id: node.id, title: node.title }),
      at(entry, index) {
        const isTop = node === top;
        const below = placeOf(entry, index);
        return finder(
          below,
          isTop ? above : [...above, node.id],
          isTop ? path : [...path, node.title || node.id],
        );
      },
    };
  }
  const top: Place = { id: "", title: "" };
  return finder(top, [], []);
}

interface Place {
  id: string;
  title: string;
}

function placeOf(entry: unknown, index: number): Place {
  const { id, title }: { id?: unknown; title?: unknown } = Object(entry);
  const text = (value: unknown): string =>
    typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  // A node with neither id nor title is named by its position among its siblings.
  return { id: text(id) || (text(title) === "" ? `#${index + 1}` : ""), title: text(title) };
}
