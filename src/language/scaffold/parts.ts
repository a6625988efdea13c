import type { PlanText } from "../../i18n/messages.ts";
import { stillRead } from "./address-params.ts";
import type { SourceObject } from "./calls.ts";
import type { ScaffoldedPage } from "./scaffold-page.ts";

/** An action of a proposed page, which may be left out. */
export interface ScaffoldPart {
  /** Where it stands below the body: `/rowActions/0`. */
  pointer: string;
  /** A text or a key. */
  label: string;
}

/** What is taken of a proposed page, and what it is called. */
export interface ScaffoldChoice {
  title: PlanText;
  /** The pointers of the actions that are left out. */
  without: ReadonlySet<string>;
  /** What the block says otherwise than is proposed. */
  properties: SourceObject;
}

const actionLists = ["toolbar", "rowActions", "nodeActions"] as const;

/** The actions of a proposed page, in the order in which they stand. */
export function partsOf({ body }: ScaffoldedPage): ScaffoldPart[] {
  return actionLists.flatMap((list) =>
    actionsIn(body, list).map(({ label }, index) => ({
      pointer: `/${list}/${index}`,
      label: typeof label === "string" ? label : "",
    })),
  );
}

/** A proposed page without what is not wanted of it. */
export function takeParts(
  { version, params = {}, body }: ScaffoldedPage,
  { title, without, properties }: ScaffoldChoice,
): Omit<ScaffoldedPage, "title"> & { title: PlanText } {
  const lists = actionLists.map((list): [string, readonly SourceObject[]] => [
    list,
    actionsIn(body, list).filter((_action, index) => !without.has(`/${list}/${index}`)),
  ]);
  const { kind, toolbar: _toolbar, rowActions: _row, nodeActions: _node, ...others } = body;
  const left = {
    kind,
    ...others,
    ...properties,
    ...Object.fromEntries(lists.filter(([, actions]) => actions.length > 0)),
  };
  const read = stillRead(params, left);
  return { version, title, ...(Object.keys(read).length > 0 && { params: read }), body: left };
}

function actionsIn(body: SourceObject, list: string): readonly SourceObject[] {
  const found = body[list];
  return Array.isArray(found) ? found : [];
}
