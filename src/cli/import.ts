import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { ImportFault } from "../catalogue/import/import-fault.ts";
import { importOpenApi } from "../catalogue/import/import-open-api.ts";
import type { ImportOptions } from "../catalogue/import/options.ts";
import { texts } from "../i18n/texts.ts";
import { fillText } from "../i18n/translate.ts";

const usage =
  "Usage: screens import FILE --name NAME [--base URL] [--permission each|signedIn|NAME]" +
  " [--code POINTER] [--data POINTER] [--success FROM-TO,…] [--rows POINTER] [--total POINTER]" +
  " [--out FILE]\n";

const flags = {
  name: { type: "string" },
  base: { type: "string" },
  permission: { type: "string" },
  code: { type: "string" },
  data: { type: "string" },
  success: { type: "string" },
  rows: { type: "string" },
  total: { type: "string" },
  out: { type: "string" },
} as const;

/**
 * Makes a document of the catalogue of any OpenAPI document and prints it, or writes it to a file;
 * what was refused is told on the error stream. Answers the process's exit code: 1 where nothing
 * could be imported, 2 where the call itself is wrong.
 */
export async function importDocument(args: readonly string[]): Promise<number> {
  const call = readCall(args);
  if (!call) {
    process.stderr.write(usage);
    return 2;
  }
  const { file, out, options } = call;
  const given = readDocument(file);
  if ("reason" in given) {
    process.stderr.write(`${file}: ${given.reason}\n`);
    return 1;
  }
  const { document, address, faults } = importOpenApi(given.document, options);
  for (const fault of faults) process.stderr.write(`${lineOf(file, fault)}\n`);
  if (!document) return 1;
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  if (address !== null) process.stderr.write(`The document gives its address as ${address}\n`);
  return 0;
}

interface ImportCall {
  file: string;
  out: string | undefined;
  options: ImportOptions;
}

function readCall(args: readonly string[]): ImportCall | null {
  try {
    const parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true });
    const { out, name, success, ...values } = parsed.values;
    const [file, ...others] = parsed.positionals;
    const ranges = success === undefined ? undefined : rangesIn(success);
    if (file === undefined || name === undefined || others.length > 0 || ranges === null) {
      return null;
    }
    return { file, out, options: { name, ...values, ...(ranges && { success: ranges }) } };
  } catch {
    return null;
  }
}

/** `0,200-299` as ranges of codes. */
function rangesIn(text: string): { from: number; to: number }[] | null {
  const ranges = text.split(",").map((part) => /^(\d+)(?:-(\d+))?$/.exec(part.trim()));
  if (ranges.includes(null)) return null;
  return ranges.map((range) => ({
    from: Number(range?.[1]),
    to: Number(range?.[2] ?? range?.[1]),
  }));
}

function readDocument(file: string): { document: unknown } | { reason: string } {
  try {
    const document: unknown = JSON.parse(readFileSync(file, "utf8"));
    return { document };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function lineOf(file: string, { pointer, severity, code, values }: ImportFault): string {
  return `${file}#${pointer} ${severity} ${code}: ${fillText(texts.en.importFault[code], values)}`;
}
