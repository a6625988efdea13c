import { type ParamPlans, paramsIn } from "../params.ts";
import { entryNamed, nodesIn, readSource, type SourceNode } from "../source.ts";

/** What is known of a page to which links may lead. */
export interface KnownPage {
  /** The page's path; `null` where no page of a known text stands at the address. */
  path: string | null;
  /** What it takes; `null` where nobody knows, so that whatever is given may fit. */
  params: ParamPlans | null;
  /** The names of its blocks, whose state may stand in its address. */
  blocks: readonly string[];
  /** Whether names without a block's may be those of the only block of the page. */
  isOneBlock: boolean;
}

/** The pages to which links may lead, by their addresses: `/points/user`. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** What a page's text tells of it to those who lead there. */
export function knownPageOf(path: string, source: string): KnownPage {
  return knownPageIn(path, readSource(source).root);
}

/** The same of a text that is read. */
export function knownPageIn(path: string, root: SourceNode | null): KnownPage {
  const named = root ? nodesIn(root).filter((node) => entryNamed(node, "kind")) : [];
  const body = root && entryNamed(root, "body")?.node;
  return {
    path,
    params: root && paramsIn(root),
    blocks: named.flatMap((node) => {
      const name = entryNamed(node, "name")?.node.scalar;
      return typeof name === "string" ? [name] : [];
    }),
    isOneBlock: !body || (!entryNamed(body, "name") && entryNamed(body, "rows") !== undefined),
  };
}

/** The same pages where one of them is about to be another; at the address of its path if it is new. */
export function withPage(pages: KnownPages, page: KnownPage): KnownPages {
  const addresses = addressesOf(page.path, pages);
  return new Map([...pages, ...addresses.map((address) => [address, page] as const)]);
}

/** The addresses of a page; that of its path where nothing has another for it. */
export function addressesOf(path: string | null, pages: KnownPages): readonly string[] {
  const own = [...pages].flatMap(([address, page]) => (page.path === path ? [address] : []));
  return own.length > 0 || path === null ? own : [`/${path}`];
}

/**
 * Whether it is certain that no page stands at an address: others of its folder are known, and it is
 * no screen below one of them.
 */
export function isNoPage(address: string, pages: KnownPages): boolean {
  if (pages.has(address)) return false;
  const folder = address.split("/").slice(0, 2).join("/");
  const isBelow = [...pages].some(
    ([other, { path }]) => path !== null && address.startsWith(`${other}/`),
  );
  return !isBelow && [...pages.keys()].some((other) => other.startsWith(`${folder}/`));
}
