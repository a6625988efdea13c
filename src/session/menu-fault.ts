import { textFrom } from "../catalogue/schema/record.ts";

/** The possible faults of a menu node (specification section 2). */
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
  /** The node's id as the service sends it; empty if it has none. */
  id: string;
  /** The node's title as the service sends it, or a translation key; empty if it has none. */
  title: string;
  /**
   * The titles of the node's ancestors from the top; an ancestor without a title is named by its
   * id.
   */
  path: readonly string[];
  /** The faulty value: the address, the icon or the type. */
  given: string;
}

/** Reports faults of the menu node at one place of a menu. */
export interface FaultFinder {
  /** The ids of the node's ancestors; empty for ancestors without an id. */
  above: readonly string[];
  report(kind: MenuFaultKind, given: string): void;
  /** Creates the finder for a child of this node. */
  at(entry: unknown, index: number): FaultFinder;
}

/** Creates the finder for the top of a menu, which adds the reported faults to a list. */
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
  const text = (value: unknown): string => textFrom(value)?.trim() ?? "";
  // A node with neither id nor title is named by its position among its siblings.
  return { id: text(id) || (text(title) === "" ? `#${index + 1}` : ""), title: text(title) };
}
