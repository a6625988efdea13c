import { type ParamPlans, paramsIn } from "../params.ts";
import { entryNamed, nodesIn, readSource } from "../source.ts";

/** What is known of a page to which links may lead. */
export interface KnownPage {
  params: ParamPlans;
  /** The names of its blocks, whose state may stand in its address. */
  blocks: readonly string[];
  /** Whether names without a block's may be those of the only block of the page. */
  isOneBlock: boolean;
}

/** The pages to which links may lead, by their addresses: `/points/user`. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** What a page's text tells of it to those who lead there. */
export function knownPageOf(source: string): KnownPage {
  const { root } = readSource(source);
  const named = root ? nodesIn(root).filter((node) => entryNamed(node, "kind")) : [];
  const body = root && entryNamed(root, "body")?.node;
  return {
    params: root ? paramsIn(root) : {},
    blocks: named.flatMap((node) => {
      const name = entryNamed(node, "name")?.node.scalar;
      return typeof name === "string" ? [name] : [];
    }),
    isOneBlock: !body || (!entryNamed(body, "name") && entryNamed(body, "rows") !== undefined),
  };
}

/**
 * Whether it is certain that no page stands at an address: others of its folder are known, and it is
 * no screen below one of them.
 */
export function isNoPage(address: string, pages: KnownPages): boolean {
  if (pages.has(address)) return false;
  const folder = address.split("/").slice(0, 2).join("/");
  const known = [...pages.keys()];
  const isBelow = known.some((other) => address.startsWith(`${other}/`));
  return !isBelow && known.some((other) => other.startsWith(`${folder}/`));
}
