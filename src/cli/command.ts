import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { suggest } from "../language/suggest.ts";
import { productRoot, projectFolders } from "../snapshot/project.ts";

/** An option of a command, written as `--name`. */
export interface OptionSpec {
  type: "string" | "boolean";
  multiple?: boolean;
  /** The placeholder for the option's value, such as `DIR`; left out for a boolean. */
  value?: string;
  summary: string;
}

/** The options of a command by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec extends OptionSpec> = Spec["type"] extends "boolean"
  ? boolean
  : Spec["multiple"] extends true
    ? readonly string[]
    : string;

/** The parsed call of a command: its options by name, and its other arguments. */
export interface CommandCall<Options extends OptionSpecs> {
  options: { [Name in keyof Options]?: ValueOf<Options[Name]> };
  names: readonly string[];
  /** The folder of the project, which holds `schemas/`. */
  root: string;
}

/** A command of the command line. */
export interface Command {
  /** The placeholders for the command's arguments, such as `FILE` or `[PAGE…]`. */
  names: string;
  /** One sentence about the command, which starts with a small letter. */
  summary: string;
  options: OptionSpecs;
  /**
   * Runs the command and returns the exit code of the process. @throws UsageError if the call is
   * invalid.
   */
  run(args: readonly string[]): Promise<number>;
}

/** An invalid call of a command; the message says what to do instead. */
export class UsageError extends Error {}

/** An option with a value, such as `--out FILE`. */
export const takes = (value: string, summary: string) =>
  ({ type: "string", value, summary }) as const;

/** An option with a value that may be given several times. */
export const takesMany = (value: string, summary: string) =>
  ({ type: "string", multiple: true, value, summary }) as const;

/** An option without a value. */
export const flag = (summary: string) => ({ type: "boolean", summary }) as const;

/** The options that every command has. */
export const commonOptions = {
  root: takes(
    "DIR",
    "the project's folder, which contains schemas/ (default: the nearest one upwards)",
  ),
  help: flag("show this help"),
} as const satisfies OptionSpecs;

/** The options of the commands that make calls of a real service. */
export const callOptions = {
  token: takes("TOKEN", "a session's token (default: SCREENS_TOKEN)"),
  with: takesMany(
    "NAME=VALUE",
    "an argument for the operations that take it, as JSON or plain text",
  ),
} as const satisfies OptionSpecs;

interface CommandSpec<Options extends OptionSpecs> {
  /**
   * The placeholders for the arguments: brackets mark an optional one, `…` one that may be
   * repeated.
   */
  names?: string;
  summary: string;
  options?: Options;
  /** Whether it judges a project's files, so that it needs a project and never takes the product. */
  needsProject?: boolean;
  run(call: CommandCall<Options>): Promise<number>;
}

/** Creates a command whose call is parsed and checked before it runs. */
export function defineCommand<const Options extends OptionSpecs = Record<never, never>>(
  spec: CommandSpec<Options>,
): Command {
  const { names = "", summary, needsProject = false, run } = spec;
  const options: OptionSpecs = spec.options ?? {};
  return {
    names,
    summary,
    options,
    run: async (args) => {
      const { values, positionals } = readCall(args, options, names);
      const { root } = values;
      return await run({
        // The parser has checked that the values have the types of the options, so the cast is
        // safe.
        options: values as CommandCall<Options>["options"],
        names: positionals,
        root: rootOf(typeof root === "string" ? root : undefined, needsProject),
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
    args: [...args],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of read.tokens) if (token.kind === "option") checkOption(token, known);
  checkNames(read.positionals, names);
  return read;
}

/**
 * The project's folder: the one that is named, otherwise the nearest folder upwards with pages or a
 * catalogue, otherwise the product's. A command that judges never falls back to the product, whose
 * faultless files would pass for those of somebody who is in a wrong folder.
 * @throws UsageError
 */
function rootOf(named: string | undefined, needsProject: boolean): string {
  if (named !== undefined) {
    const folder = join(named, "schemas");
    if (existsSync(folder)) return resolve(named);
    throw new UsageError(
      `There is no folder "${folder}". Set the folder that contains it with --root.`,
    );
  }
  const parts = [projectFolders.pages, projectFolders.catalogue];
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (parts.some((part) => existsSync(join(folder, part)))) return folder;
    if (folder !== dirname(folder)) continue;
    if (!needsProject) return productRoot;
    throw new UsageError(
      `Neither ${process.cwd()} nor a folder above it contains ${parts.join(" or ")}. ` +
        "Set the project's folder with --root.",
    );
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
    const remedy = near ? `Did you mean --${near}?` : `The options are --${names.join(", --")}.`;
    throw new UsageError(`There is no option "${rawName}". ${remedy}`);
  }
  if (spec.type === "boolean" && value !== undefined) {
    throw new UsageError(`--${name} takes no value. Remove "${value}".`);
  }
  if (spec.type === "string" && (value === undefined || value === "" || value.startsWith("--"))) {
    throw new UsageError(`--${name} needs a value: --${name} ${spec.value ?? "VALUE"}.`);
  }
}

function checkNames(given: readonly string[], names: string): void {
  const wanted = names.split(" ").filter(Boolean);
  const required = wanted.filter((name) => !name.startsWith("["));
  const missing = required[given.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
  const surplus = wanted.some((name) => name.includes("…")) ? undefined : given[wanted.length];
  if (surplus !== undefined)
    throw new UsageError(`There is one argument too many: "${surplus}". Remove it.`);
}

/**
 * The value of an option that takes one of several words. @throws UsageError for any other word.
 */
export function oneOfWords<Word extends string>(
  option: string,
  given: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  const remedy = didYouMean(given, words) || ` Choose one of ${words.join(", ")}.`;
  throw new UsageError(`--${option} cannot be "${given}".${remedy}`);
}

/**
 * A sentence that suggests the known name closest to an unknown one, after a space; otherwise
 * empty.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = suggest(name, known);
  return near ? ` Did you mean "${near}"?` : "";
}

/** The text of a file that a call names. @throws UsageError if the file does not exist. */
export function readNamedFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no file "${file}".`);
  if (!found.isFile()) throw new UsageError(`"${file}" is not a file.`);
  return readFileSync(file, "utf8");
}
