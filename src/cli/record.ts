import { existsSync } from "node:fs";
import { join } from "node:path";
import { exactJsonIn } from "../catalogue/schema/exact-json.ts";
import { translators } from "../i18n/texts.ts";
import { projectFolders } from "../snapshot/project.ts";
import { fixturesOf, type RecordedFixture } from "../snapshot/record/recording.ts";
import { callOptions, defineCommand, flag, takes, takesMany, UsageError } from "./command.ts";
import { environmentOf } from "./environment.ts";
import { formattedJson } from "./output/formatted.ts";
import { reasonOf } from "./output/reason-of.ts";
import { writeWithFolders } from "./output/written-files.ts";
import { pageNamed, readablePages } from "./page-files.ts";
import { addressesIn, connectService, tokenOf, unknown, userOption } from "./real-service.ts";
import { exchangesOf } from "./record-calls.ts";

/** The command that records fixtures from a real service, with personal data replaced. */
export const record = defineCommand({
  names: "[OPERATION…]",
  summary: "make fixtures from the responses of the real service, with personal data replaced",
  options: {
    service: takesMany(
      "[NAME=]URL",
      "its address, such as http://127.0.0.1:8080; with a name, that of this service alone",
    ),
    page: takesMany(
      "PAGE",
      "record all that this page reads, with each dialog opened once on the first row; may be repeated",
    ),
    ...userOption,
    ...callOptions,
    case: takes("CASE", "name of the case (default: loaded, or empty)"),
    writes: flag("also make calls that change something"),
    update: flag("replace fixtures that already exist"),
    print: flag("print the fixtures instead of writing them"),
  },
  async run({ names, options, root }) {
    const environment = environmentOf(root);
    const { catalogue } = environment;
    const operations = names.map((name) => {
      const operation = catalogue.operations.get(name);
      if (!operation) throw unknown("operation", name, catalogue.operations.keys());
      if (operation.effect === "read" || options.writes) return operation;
      throw new UsageError(`${name} changes something. Call it nevertheless with --writes.`);
    });
    const { pages: known } = readablePages(root);
    const pages = (options.page ?? []).map((path) => pageNamed(path, known));
    if (operations.length + pages.length === 0) {
      throw new UsageError("Name operations, or a page with --page PAGE.");
    }
    const addresses = addressesIn(options.service, catalogue);
    const token = await tokenOf(catalogue, addresses, options).catch(refuse);
    const call = connectService(catalogue, addresses, token);
    const calls = { operations, pages, args: argumentsIn(options.with), caseName: options.case };
    const { exchanges, left } = await exchangesOf(calls, call, environment).catch(refuse);
    const recorded = fixturesOf(exchanges, catalogue);
    for (const line of left) process.stderr.write(`${line}\n`);
    const isSound = recorded.map((one) => keep(one, options, root)).every(Boolean);
    return isSound && left.length === 0 ? 0 : 1;
  },
});

function refuse(error: unknown): never {
  throw new UsageError(reasonOf(error));
}

/** Parses arguments such as `id=1`; a value that is not JSON is a text. */
export function argumentsIn(given: readonly string[] | undefined): Record<string, unknown> {
  const pairs = (given ?? []).map((one): [string, unknown] => {
    const at = one.indexOf("=");
    if (at < 1) throw new UsageError(`--with cannot be "${one}"; write --with id=1.`);
    const text = one.slice(at + 1);
    const value = exactJsonIn(text);
    return [one.slice(0, at), value === undefined ? text : value];
  });
  return Object.fromEntries(pairs);
}

/** Writes or prints a fixture; returns whether it has no faults and is stored. */
function keep(
  { operation, caseName, fixture, faults }: RecordedFixture,
  { update, print }: { update?: boolean; print?: boolean },
  root: string,
): boolean {
  const file = `${projectFolders.fixtures}/${operation.id}/${caseName}.json`;
  const text = formattedJson(fixture);
  if (print) process.stdout.write(`# ${file}\n${text}\n`);
  for (const { code, pointer, values } of faults) {
    const say = (part: string) => translators.en.say(`fileFault.${code}.${part}`, values);
    process.stderr.write(`${file}#${pointer} ${say("message")} ${say("remedy")}\n`);
  }
  if (print || faults.length > 0) return faults.length === 0;
  const target = join(root, file);
  if (existsSync(target) && !update) {
    process.stderr.write(`${file} already exists. Replace it with --update.\n`);
    return false;
  }
  writeWithFolders(target, text);
  process.stdout.write(`${file}\n`);
  return true;
}
