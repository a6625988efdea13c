import { recordOf } from "../../src/catalogue/schema/rows.ts";
import { keyFieldOf } from "../../src/language/plan/rows.ts";
import { parametersIn } from "./document.ts";
import { type Drive, driveAll } from "./drive.ts";
import {
  asProposed,
  type Below,
  type Offer,
  type Proposal,
  type Proposed,
  placeIn,
  propose,
} from "./propose.ts";
import { type Reach, reachOf } from "./reach.ts";
import { type Role, roleOf, sortOf } from "./role.ts";
import { editsOf, type ListTable, type Service, services } from "./services.ts";

/** The properties that a table demands of a proposal. */
export const sorts = [
  "list",
  "rows",
  "key",
  "add",
  "edit",
  "delete",
  "action",
  "download",
  "child",
  "below",
  "arrives",
] as const;

/** One item that a table demands, or that a proposal has. */
export interface Finding {
  service: string;
  sort: (typeof sorts)[number];
  /**
   * A complete description of the item, such as `blog: GET /posts, delete: DELETE /posts/{postId}`.
   */
  said: string;
  /** Why the item is missing, where the product reports a reason. */
  why?: string | null;
}

/** The comparison of a service's proposals with its table. */
export interface Judged {
  proposed: Proposed;
  right: readonly Finding[];
  missing: readonly Finding[];
  /** The offered writes that use another record, operation or name than the table. */
  wrong: readonly Finding[];
  problems: readonly string[];
}

/** All services of the corpus, as the product imports them. */
export function judgeServices(): Promise<Judged[]> {
  return Promise.all(services.map(propose).map(judge));
}

async function judge(proposed: Proposed): Promise<Judged> {
  const { service, proposals } = proposed;
  const [reach, drives] = await Promise.all([reachOf(proposed), driveAll(proposed)]);
  const lists = Object.entries(service.lists).map(([line, list]): ListOf => {
    const reached = reach.find((one) => one.line === line);
    const driven = drives.filter((one) => one.line === line);
    const proposal = proposals.get(line);
    const own = asProposed(list, proposal);
    return { proposed, service, line, list: own, proposal, reached, driven };
  });
  const wanted = lists.flatMap((of) => [
    ...[...wantedOfList(of), ...wantedOfRows(of)],
    ...of.driven.map(({ offer, fault: why }) => ({
      finding: { ...finding(of, "arrives", offer.line), why },
      isThere: why === null,
    })),
  ]);
  return {
    proposed,
    right: wanted.filter(({ isThere }) => isThere).map(({ finding }) => finding),
    missing: wanted.filter(({ isThere }) => !isThere).map(({ finding }) => finding),
    wrong: lists.flatMap((of) => [...wrongOf(of), ...wrongBelow(of)]),
    problems: [...proposals.values()].flatMap(({ problems }) => problems),
  };
}

/** A list with its table and the product's proposal for it. */
interface ListOf {
  proposed: Proposed;
  service: Service;
  line: string;
  list: ListTable;
  proposal: Proposal | undefined;
  reached: Reach | undefined;
  driven: readonly Drive[];
}

/** An item that a table demands, and whether the proposal has it. */
interface Wanted {
  finding: Finding;
  isThere: boolean;
}

function finding({ service, line }: ListOf, sort: Finding["sort"], what: string): Finding {
  return { service: service.name, sort, said: `${service.name}: ${line}, ${sort}: ${what}` };
}

/** Whether the list is proposed, all its rows are read, and its single key field is recognized. */
function wantedOfList(of: ListOf): Wanted[] {
  const { proposed, list, proposal, reached } = of;
  const fields = [...new Set(Object.values(list.key))];
  const record = proposal ? recordOf(proposed.catalogue, proposal.operation) : null;
  const isKnown = record !== null && fields.length === 1 && keyFieldOf(record) === fields[0];
  const said = [...new Set(Object.values(of.service.lists[of.line]?.key ?? {}))].join(" and ");
  const key = { finding: finding(of, "key", said), isThere: isKnown };
  const why = reached?.fault ?? `${reached?.rows ?? 0} reached`;
  return [
    { finding: finding(of, "list", "as rows"), isThere: proposal?.isList === true },
    {
      finding: { ...finding(of, "rows", String(list.rows)), why },
      isThere: reached?.rows === list.rows,
    },
    ...(fields.length > 0 ? [key] : []),
  ];
}

/** The writes that the table names for the list and its rows, and the links to child lists. */
function wantedOfRows(of: ListOf): Wanted[] {
  const { service, line, list, proposal } = of;
  const offers = proposal?.offers ?? [];
  const write = (role: Role, operations: readonly string[]): Wanted => ({
    finding: finding(of, role, operations.join(" or ")),
    isThere: offers.some(
      (offer) => operations.includes(offer.line) && roleOf(service, line, list, offer) === role,
    ),
  });
  const edits = editsOf(list);
  return [
    ...(list.add ? [write("add", [list.add])] : []),
    ...(edits.length > 0 ? [write("edit", edits)] : []),
    ...(list.delete ? [write("delete", [list.delete])] : []),
    ...(list.actions ?? []).map((action) => write("action", [action])),
    ...[...(list.downloads ?? []), ...(list.files ?? [])].map((file) => write("download", [file])),
    ...(list.children ?? []).map((child) => ({
      finding: finding(of, "child", child),
      isThere: leadsTo(of, child),
    })),
    ...(proposal?.below ?? []).flatMap((below) => wantedBelow(of, below)),
  ];
}

/** The edit and the deletion of the records of a list that a row opens in place. */
function wantedBelow(of: ListOf, { line, offers }: Below): Wanted[] {
  const list = of.service.lists[line];
  if (!list) return [];
  const wanted = (role: Role, operations: readonly string[]): Wanted => ({
    finding: finding(of, "below", `${line}, ${role}: ${operations.join(" or ")}`),
    isThere: offers.some((offer) => roleOf(of.service, line, list, offer) === role),
  });
  const edits = editsOf(list);
  return [
    ...(edits.length > 0 ? [wanted("edit", edits)] : []),
    ...(list.delete ? [wanted("delete", [list.delete])] : []),
  ];
}

function wrongOf(of: ListOf): Finding[] {
  const { service, line, list, driven } = of;
  return driven
    .filter(({ offer, isAstray }) => isAstray || roleOf(service, line, list, offer) === null)
    .map(({ offer, fault }) => ({ ...finding(of, sortOf(offer), saidOf(offer)), why: fault }));
}

/** Whether a row opens a child list with the row's key and the parent's own parameters. */
function leadsTo({ list, proposal }: ListOf, child: string): boolean {
  return (proposal?.below ?? []).some(
    (below) => below.line === child && isBelowRow(list, child, below),
  );
}

function isBelowRow({ key }: ListTable, child: string, { given }: Below): boolean {
  const above = [...parametersIn(child), ...Object.keys(given)];
  return [...new Set(above)].every((name, index) => {
    const place = placeIn(given[name]);
    const isOfKey = place?.startsWith("row.") && Object.values(key).includes(place.slice(4));
    return isOfKey || (place === `params.${name}` && index < above.length - 1);
  });
}

/** The wrong offers of the lists that rows open, each judged by the list's own table. */
function wrongBelow(of: ListOf): Finding[] {
  return (of.proposal?.below ?? []).flatMap((below) => {
    const [line, list] = [below.line, of.service.lists[below.line]];
    if (!list || !isBelowRow(of.list, line, below)) return [finding(of, "child", line)];
    return below.offers
      .filter((offer) => roleOf(of.service, line, list, offer) === null)
      .map((offer) => finding(of, sortOf(offer), saidOf(offer)));
  });
}

function saidOf({ line, given }: Offer): string {
  const values = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  return [line, ...values].join(" ");
}
