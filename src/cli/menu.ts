import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { readJson } from "../catalogue/schema/json-text.ts";
import { isRecord, own } from "../catalogue/schema/record.ts";
import { createCatalogueValidator } from "../language/catalogue-validator.ts";
import { productRoot } from "../snapshot/project.ts";
import { callOptions, defineCommand, readNamedFile, takesMany, UsageError } from "./command.ts";
import { catalogueOf } from "./environment.ts";
import { reasonOf } from "./output/reason-of.ts";
import {
  addressesIn,
  type CallService,
  connectService,
  tokenOf,
  userOption,
} from "./real-service.ts";

/** An entry of the menu, as a file or the service has it. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * The command that puts the entries of a menu file, as `scaffold` writes it, into the menu of a
 * running service. What is there already stays as it is, so that the command can be repeated.
 */
export const menu = defineCommand({
  names: "FILE",
  summary: "add the entries of a menu file, as written by scaffold, to the menu of a service",
  options: {
    service: takesMany("URL", "where the product runs: http://127.0.0.1:8080"),
    ...userOption,
    token: callOptions.token,
  },
  async run({ names: [file = ""], options }) {
    // The menu is the product's, also where the project has a catalogue of its own.
    const catalogue = catalogueOf(productRoot);
    const { read, add } = menuOperations(catalogue);
    const wanted = entriesIn(file, add, catalogue);
    const addresses = addressesIn(options.service, catalogue);
    try {
      const token = await tokenOf(catalogue, addresses, options);
      const call = connectService(catalogue, addresses, token);
      const there = entriesOf(await dataOf(call, read, {}));
      const count = await addMissing(wanted, there, null, (entry) => dataOf(call, add, entry));
      process.stdout.write(
        `Entries added: ${count}. Only super administrators see them until they get roles under System › Menu.\n`,
      );
    } catch (error) {
      throw new UsageError(reasonOf(error));
    }
    return 0;
  },
});

function menuOperations({ operations }: Catalogue): { read: Operation; add: Operation } {
  const read = operations.get("menu.getTreeList");
  const add = operations.get("menu.add");
  if (read && add) return { read, add };
  throw new UsageError("The catalogue has no operations of the menu.");
}

/**
 * The entries of a menu file. @throws UsageError if it is no list of entries that the service
 * takes, before anything is sent.
 */
function entriesIn(file: string, add: Operation, catalogue: Catalogue): readonly Entry[] {
  const json = readJson(readNamedFile(file));
  if ("reason" in json) throw new UsageError(`${file} is not JSON: ${json.reason}`);
  if (!Array.isArray(json.value)) throw new UsageError(`${file} is not a list of menu entries.`);
  const validator = createCatalogueValidator(catalogue);
  const check = (nodes: readonly unknown[], above: string): Entry[] =>
    nodes.map((node, index) => {
      const place = `${above}/${index}`;
      if (!isRecord(node)) throw new UsageError(`${file}#${place} is not a menu entry.`);
      const { children, ...entry } = node;
      const [fault] = validator.request(add, entry);
      if (fault) throw new UsageError(`${file}#${place}${fault.pointer} ${fault.message}`);
      return {
        ...entry,
        children: check(Array.isArray(children) ? children : [], `${place}/children`),
      };
    });
  return check(json.value, "");
}

/**
 * Adds the entries that are missing below a parent, behind those that are there, and returns how
 * many. Entries with the same address are the same one.
 */
async function addMissing(
  wanted: readonly Entry[],
  there: readonly Entry[],
  parentId: unknown,
  add: (entry: Entry) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  let sort = Math.max(0, ...there.map((entry) => Number(entry.sort)));
  for (const { children, ...entry } of wanted) {
    const same = there.find(({ routerPath }) => routerPath === entry.routerPath);
    sort += same ? 0 : 1;
    const id = same?.id ?? own(await add({ ...entry, parentId, sort }), "id");
    count += same ? 0 : 1;
    count += await addMissing(entriesOf(children), entriesOf(same?.children), id, add);
  }
  return count;
}

const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The data of a successful answer. @throws Error with the service's words if it refuses. */
async function dataOf(call: CallService, operation: Operation, args: Entry): Promise<unknown> {
  const { envelope } = await call(operation, args);
  if (envelope.isSuccess) return envelope.data;
  throw new Error(`The service refused ${operation.id}: ${envelope.message || envelope.code}`);
}
