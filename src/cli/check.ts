import { languages } from "../i18n/language.ts";
import { checkProject } from "./check/check-project.ts";
import { watchProject } from "./check/watch.ts";
import { defineCommand, oneOfWords, UsageError } from "./command.ts";
import { reportFormats } from "./report-formats.ts";

const formatNames = ["text", "json", "sarif"] as const;

/** Checks all of a project; answers 1 where anything is an error. */
export const check = defineCommand({
  summary: "checks all pages, the catalogue, the fixtures and the languages",
  options: {
    format: {
      type: "string",
      value: "FORMAT",
      summary: "text for people (the usual), json for programs, sarif for code hosts",
    },
    language: { type: "string", value: "LANGUAGE", summary: `${languages.join(", ")}; en else` },
    watch: { type: "boolean", summary: "checks again at every change; Ctrl-C ends it" },
  },
  async run({ options, root }) {
    const format = oneOfWords("format", options.format ?? "text", formatNames);
    const language = oneOfWords("language", options.language ?? "en", languages);
    if (options.watch && format !== "text") {
      throw new UsageError("--watch prints for people; leave out --format.");
    }
    if (options.watch) return await watchProject(root, language);
    const checked = checkProject(root, language);
    process.stdout.write(`${reportFormats[format](checked, root)}\n`);
    return checked.findings.some(({ severity }) => severity === "error") ? 1 : 0;
  },
});
