import { type ParamPlans, paramsIn } from "../params.ts";
import { entryNamed, nodesIn, readSource, type SourceNode } from "../source.ts";

/** What the check of links knows about a page that they may lead to. */
export interface KnownPage {
  /** The page's path; `null` where no page with a known text has the address. */
  path: string | null;
  /**
   * The parameters that the page declares; `null` where they are unknown, so that any are accepted.
   */
  params: ParamPlans | null;
  /** The arguments of calls to which the page passes its parameters. */
  uses: readonly ParamUse[];
  /** The names of the page's blocks, whose state can be part of its address. */
  blocks: readonly string[];
  /** The fields by which its named blocks can be searched, of the blocks that list them. */
  searches: readonly { block: string; fields: readonly string[] }[];
  /**
   * Whether its query takes names without the name of a block: the state of its only block, or what
   * its expressions read.
   */
  takesPlainNames: boolean;
}

/** The pages that links may lead to, by address, such as `/points/user`. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** What links need to know about a page, read from the text of the page. */
export function knownPageOf(path: string, source: string): KnownPage {
  return knownPageIn(path, readSource(source).root);
}

/** What links need to know about a page, read from the parsed text of the page. */
export function knownPageIn(path: string, root: SourceNode | null): KnownPage {
  const named = root ? nodesIn(root).filter((node) => entryNamed(node, "kind")) : [];
  const body = root && entryNamed(root, "body")?.node;
  return {
    path,
    params: root && paramsIn(root),
    uses: root ? paramUsesIn(root) : [],
    blocks: named.flatMap((node) => {
      const name = entryNamed(node, "name")?.node.scalar;
      return typeof name === "string" ? [name] : [];
    }),
    searches: named.flatMap(searchIn),
    takesPlainNames: !body || isOneBlock(body) || nodesIn(root).some(readsRoute),
  };
}

const isOneBlock = (body: SourceNode): boolean =>
  !entryNamed(body, "name") && entryNamed(body, "rows") !== undefined;

const readsRoute = ({ scalar }: SourceNode): boolean =>
  typeof scalar === "string" && /\broute\b/.test(scalar);

function searchIn(node: SourceNode): KnownPage["searches"] {
  const block = entryNamed(node, "name")?.node.scalar;
  const search = entryNamed(node, "search")?.node;
  if (typeof block !== "string" || search?.type !== "array") return [];
  const fields = search.items.map((item) => item.scalar ?? entryNamed(item, "field")?.node.scalar);
  return [{ block, fields: fields.filter((field) => typeof field === "string") }];
}

/** A copy of the known pages with one page replaced, or added at the address of its path. */
export function withPage(pages: KnownPages, page: KnownPage): KnownPages {
  const addresses = addressesOf(page.path, pages);
  return new Map([...pages, ...addresses.map((address) => [address, page] as const)]);
}

/** The addresses of a page: those in the menu, otherwise the address of its path if it is free. */
export function addressesOf(path: string | null, pages: KnownPages): readonly string[] {
  const own = [...pages].flatMap(([address, page]) => (page.path === path ? [address] : []));
  return own.length > 0 || path === null ? own : [`/${path}`];
}

/**
 * Whether an address certainly leads to no page: other pages of its folder are known, and it is no
 * child screen of one of them.
 */
export function isNoPage(address: string, pages: KnownPages): boolean {
  if (pages.has(address)) return false;
  const folder = address.split("/").slice(0, 2).join("/");
  const isBelow = [...pages].some(
    ([other, { path }]) => path !== null && address.startsWith(`${other}/`),
  );
  return !isBelow && [...pages.keys()].some((other) => other.startsWith(`${folder}/`));
}

/** An argument of a call to which a page passes one of its parameters. */
interface ParamUse {
  param: string;
  operation: string;
  argument: string;
}

/** Matches a parameter that is passed on as it is, or only converted. */
const passed = /^(?:(?:number|string)\()?(?:params|route\.query)\.(\w+)\)?$/;

/** The arguments to which a page passes its parameters. */
function paramUsesIn(page: SourceNode): ParamUse[] {
  return nodesIn(page).flatMap((node) => {
    const operation = entryNamed(node, "call")?.node.scalar;
    const given = entryNamed(node, "with")?.node.entries ?? [];
    if (typeof operation !== "string") return [];
    return given.flatMap(({ key: argument, node: value }) => {
      const [, param] = passed.exec(String(value.scalar).trim()) ?? [];
      return param === undefined ? [] : [{ param, operation, argument }];
    });
  });
}
