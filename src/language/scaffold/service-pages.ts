import type { Catalogue } from "../../catalogue/catalogue.ts";
import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { wordsOf } from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import { titleOf } from "./action-label.ts";
import { isNeeded } from "./calls.ts";
import { type ScaffoldedPage, scaffoldPage } from "./scaffold-page.ts";

/** A proposed page of a service with its path. */
export interface ServicePage {
  path: string;
  page: ScaffoldedPage;
}

/** A proposed menu node with its children, in the form that the operation to add a node takes. */
export interface ServiceMenuNode {
  title: string;
  typeId: "0" | "1";
  routerPath: string;
  componentPath?: string;
  sort: number;
  /**
   * Whether the menu hides the page, because its address needs parameters that only links supply.
   */
  isHidden?: boolean;
  children: readonly ServiceMenuNode[];
}

/** The proposed pages of a service, linked to each other, and their menu. */
export interface ServicePages {
  pages: readonly ServicePage[];
  menu: readonly ServiceMenuNode[];
}

/**
 * Proposes a page for each list of a service, for each record of a list, and for each read without
 * required parameters.
 */
export function servicePages(catalogue: Catalogue, service: string): ServicePages {
  const operations = [...catalogue.operations.values()].filter(
    (operation) => operation.service.name === service && !operation.isSession,
  );
  const lists = operations.flatMap((operation) => resourceOf(catalogue, operation) ?? []);
  // A record of whose answer nothing is said has a page only for the lists below it.
  const reads = new Set(
    lists.flatMap(({ read, children }) =>
      read && (read.answer !== null || children.length > 0) ? read : [],
    ),
  );
  const offered = new Set(lists.flatMap(({ files }) => [...files.ofList, ...files.ofRow]));
  const shown = operations.filter((operation) => {
    const { effect, list, parameters, answer, file } = operation;
    const isOpen = !parameters.some((parameter) => isNeeded(operation, parameter));
    if (file !== null) return effect === "read" && isOpen && !offered.has(operation);
    return (
      effect === "read" && (list !== null || reads.has(operation) || (isOpen && answer !== null))
    );
  });
  const paths = pathsOf(shown, service);
  const pages = shown.flatMap((operation): (ServicePage & { operation: Operation })[] => {
    const page = scaffoldPage(catalogue, operation.id, paths);
    return page ? [{ path: paths.get(operation.id) ?? "", page, operation }] : [];
  });
  return { pages: pages.map(({ path, page }) => ({ path, page })), menu: menuOf(pages, service) };
}

/**
 * The path of each page: `/posts/{postId}/comments` of the service blog becomes
 * `blog/posts/comments`; the path of a record's page ends with `one`.
 */
function pathsOf(operations: readonly Operation[], service: string): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    operations.map(({ id, path, list }) => {
      const steps = path.split("/").filter((step) => step !== "");
      // A step such as `Products({ID})` has its name before the placeholder.
      const names = steps.map((step) => wordsOf(step.replace(/\{.*/, "")).join("-"));
      const isRecord = list === null && steps.at(-1)?.includes("{") === true;
      const plain = [service.toLowerCase(), ...names, isRecord ? "one" : ""]
        .filter(Boolean)
        .join("/");
      let found = plain;
      for (let turn = 2; taken.has(found); turn += 1) found = `${plain}-${turn}`;
      taken.add(found);
      return [id, found];
    }),
  );
}

function menuOf(
  pages: readonly (ServicePage & { operation: Operation })[],
  service: string,
): ServiceMenuNode[] {
  const groups = groupedBy(pages, ({ operation }) => operation.tag);
  return [...groups].map(([tag, grouped], index) => ({
    title: titleOf(tag.slice(tag.indexOf(".") + 1)),
    typeId: "0",
    routerPath: `/${service.toLowerCase()}/${wordsOf(tag).join("-")}`,
    sort: index + 1,
    ...(grouped.every(({ page }) => page.params) && { isHidden: true }),
    children: grouped.map(({ path, page }, place) => ({
      title: page.title,
      typeId: "1",
      routerPath: `/${path}`,
      componentPath: path,
      sort: place + 1,
      ...(page.params && { isHidden: true }),
      children: [],
    })),
  }));
}
