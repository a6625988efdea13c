import { readdirSync, readFileSync } from "node:fs";
import { posix, resolve } from "node:path";
import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** A file of the product with the facts from its syntax tree. */
export interface SourceFile {
  /** The path relative to the repository's root, with slashes. */
  path: string;
  lines: number;
  functions: readonly FunctionSize[];
  imports: readonly Import[];
}

/** The length of a function in lines, from its first to its last. */
export interface FunctionSize {
  name: string;
  line: number;
  lines: number;
}

/** A file of the product that another file imports. */
export interface Import {
  to: string;
  /** `later` stands for dynamic imports, imports by a glob pattern, and programs of workers. */
  how: "value" | "type" | "later";
}

/** The paths of all files below a folder of the repository. */
export function pathsIn(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name).slice(root.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** The source files below the folders, read and parsed. */
export function readSources(folders: readonly string[]): SourceFile[] {
  const paths = folders.flatMap(pathsIn).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return paths.map((path) => readSource(path, readFileSync(resolve(root, path), "utf8"), paths));
}

/** Parses the text of a file; its glob patterns are matched against `paths`. */
export function readSource(path: string, text: string, paths: readonly string[]): SourceFile {
  const parsed = parseSync(path, text);
  if (parsed.errors[0]) throw new Error(`${path}: ${parsed.errors[0].message}`);
  const functions: FunctionSize[] = [];
  const imports: Import[] = [];
  const add = (how: Import["how"], addresses: readonly string[]): void => {
    for (const to of addresses.flatMap((address) => filesAt(address, path, paths))) {
      imports.push({ to, how });
    }
  };
  const measure = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    const line = lineAt(text, node.start);
    const lines = lineAt(text, node.end) - line + 1;
    functions.push({ name: node.id?.name ?? "", line, lines });
  };
  addStatements(parsed, add);
  const visitor: VisitorObject = {};
  visitor.FunctionDeclaration = measure;
  visitor.FunctionExpression = measure;
  visitor.ArrowFunctionExpression = measure;
  visitor.TSImportType = ({ source }) => add("type", textsIn(source));
  visitor.ImportExpression = ({ source }) => add("later", textsIn(source));
  visitor.CallExpression = (call) => add("later", globbed(call));
  visitor.NewExpression = (made) => add("later", workerOf(made));
  new Visitor(visitor).visit(parsed.program);
  return { path, lines: text.split("\n").length - 1, functions, imports };
}

/** Adds the import statements, and the exports of other modules' names. */
function addStatements(
  { module }: ParseResult,
  add: (how: Import["how"], addresses: readonly string[]) => void,
): void {
  for (const { moduleRequest, entries } of module.staticImports) {
    const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType);
    add(isOfTypes ? "type" : "value", [moduleRequest.value]);
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(isType ? "type" : "value", [moduleRequest.value]);
  }
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
  }
  return line;
}

/**
 * The texts that an expression stands for: a literal, a list, or a template with `*` for its
 * values.
 */
function textsIn(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node?.type === "ArrayExpression") return node.elements.flatMap(textsIn);
  if (node?.type !== "TemplateLiteral") return [];
  return [node.quasis.map(({ value }) => value.raw).join("*")];
}

/** The glob patterns of a call of `import.meta.glob`. */
function globbed({ callee, arguments: [pattern] }: ESTree.CallExpression): string[] {
  const isGlob = callee.type === "MemberExpression" && callee.object.type === "MetaProperty";
  return isGlob ? textsIn(pattern) : [];
}

/** The program of a worker, as in `new URL("./worker.ts", import.meta.url)`. */
function workerOf({ callee, arguments: [address] }: ESTree.NewExpression): string[] {
  const isAddress = callee.type === "Identifier" && callee.name === "URL";
  return isAddress ? textsIn(address).filter((text) => /\.(ts|tsx|mjs)$/.test(text)) : [];
}

/** The files of the product that an import specifier names; none for a package. */
function filesAt(address: string, from: string, paths: readonly string[]): readonly string[] {
  if (!/^\.{0,2}\//.test(address)) return [];
  const path = address.startsWith("/") ? address : posix.join("/", posix.dirname(from), address);
  const plain = path.slice(1).replace(/\?.*$/, "");
  return plain.includes("*") ? paths.filter((one) => matches(one, plain)) : [plain];
}

/**
 * Whether a path matches a pattern, in which `*` is any part of a name; a pattern that ends in `/`
 * is a folder with everything in it.
 */
export function matches(path: string, pattern: string): boolean {
  const expression = pattern.replace(/[.+()[\]{}]/g, "\\$&").replaceAll("*", "[^/]*");
  return new RegExp(`^${expression}${pattern.endsWith("/") ? "" : "$"}`).test(path);
}
