import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { suggest } from "../language/suggest.ts";
import { productRoot } from "../snapshot/project.ts";

/** What may stand behind a command as `--name`. */
export interface OptionSpec {
  type: "string" | "boolean";
  multiple?: boolean;
  /** What stands behind it, as `DIR`; of a boolean nothing. */
  value?: string;
  summary: string;
}

/** The options that a command takes, by their names. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec extends OptionSpec> = Spec["type"] extends "boolean"
  ? boolean
  : Spec["multiple"] extends true
    ? readonly string[]
    : string;

/** What was said of a command: its options by name, and what stands behind it without one. */
export interface CommandCall<Options extends OptionSpecs> {
  options: { [Name in keyof Options]?: ValueOf<Options[Name]> };
  names: readonly string[];
  /** The folder of the project, which holds `schemas/`. */
  root: string;
}

/** A command of the command line. */
export interface Command {
  /** What stands behind its name, beside options: `FILE`, `[PAGE…]`. */
  names: string;
  /** One sentence, begun in small. */
  summary: string;
  options: OptionSpecs;
  /** Runs it; answers the process's exit code. @throws UsageError where the call is wrong. */
  run(args: readonly string[]): Promise<number>;
}

/** A call that cannot be what was meant, with what to do instead. */
export class UsageError extends Error {}

/** What every command takes. */
export const commonOptions = {
  root: {
    type: "string",
    value: "DIR",
    summary: "the project's folder, which holds schemas/; else the nearest around here",
  },
  help: { type: "boolean", summary: "says this" },
} as const satisfies OptionSpecs;

interface CommandSpec<Options extends OptionSpecs> {
  /** The names that it takes; one in brackets may be left out, one with `…` be several. */
  names?: string;
  summary: string;
  options?: Options;
  run(call: CommandCall<Options>): Promise<number>;
}

/** Makes a command whose call is read and checked before it runs. */
export function defineCommand<const Options extends OptionSpecs = Record<never, never>>(
  spec: CommandSpec<Options>,
): Command {
  const { names = "", summary, run } = spec;
  const options: OptionSpecs = spec.options ?? {};
  return {
    names,
    summary,
    options,
    run: async (args) => {
      const { values, positionals } = readCall(args, options, names);
      const { root } = values;
      return await run({
        // Its values are what the options say they are: the parser has seen to that.
        options: values as CommandCall<Options>["options"],
        names: positionals,
        root: rootOf(typeof root === "string" ? root : undefined),
      });
    },
  };
}

function readCall(args: readonly string[], options: OptionSpecs, names: string) {
  const known: OptionSpecs = { ...options, ...commonOptions };
  const config: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, { type, multiple = false }] of Object.entries(known)) {
    config[name] = { type, multiple };
  }
  const read = parseArgs({
    ...{ args: [...args], options: config },
    ...{ allowPositionals: true, strict: false, tokens: true },
  });
  for (const token of read.tokens) if (token.kind === "option") checkOption(token, known);
  checkNames(read.positionals, names);
  return read;
}

/** The project: the folder named, else the nearest around here with screens, else the product. */
function rootOf(named: string | undefined): string {
  if (named !== undefined) {
    const folder = join(named, "schemas");
    if (existsSync(folder)) return resolve(named);
    throw new UsageError(`There is no folder "${folder}"; --root names what holds it.`);
  }
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "schemas/pages"))) return folder;
    if (folder === dirname(folder)) return productRoot;
  }
}

function checkOption(
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
  known: OptionSpecs,
): void {
  const spec = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!spec) {
    const names = Object.keys(known);
    const near = suggest(name, names);
    const remedy = near ? `Did you mean --${near}?` : `There are --${names.join(", --")}.`;
    throw new UsageError(`There is no option "${rawName}". ${remedy}`);
  }
  if (spec.type === "boolean" && value !== undefined) {
    throw new UsageError(`--${name} takes no value; leave out "${value}".`);
  }
  if (spec.type === "string" && (value === undefined || value === "" || value.startsWith("--"))) {
    throw new UsageError(`--${name} wants a value: --${name} ${spec.value ?? "VALUE"}.`);
  }
}

function checkNames(given: readonly string[], names: string): void {
  const wanted = names.split(" ").filter(Boolean);
  const required = wanted.filter((name) => !name.startsWith("["));
  const missing = required[given.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  const surplus = wanted.some((name) => name.includes("…")) ? undefined : given[wanted.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one too many; leave it out.`);
}

/** One of several words that an option takes. @throws UsageError for another. */
export function oneOfWords<Word extends string>(
  option: string,
  given: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  const remedy = didYouMean(given, words) || ` There are ${words.join(", ")}.`;
  throw new UsageError(`--${option} cannot be "${given}".${remedy}`);
}

/** What was probably meant by a name that there is not, after a space; else empty. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = suggest(name, known);
  return near ? ` Did you mean "${near}"?` : "";
}

/** The text of a file that a call names. @throws UsageError where there is none such. */
export function readNamedFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no file "${file}".`);
  if (!found.isFile()) throw new UsageError(`"${file}" is no file.`);
  return readFileSync(file, "utf8");
}

/** Writes a file, with the folders around it where they are not there. */
export function writeWithFolders(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
