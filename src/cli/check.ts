import { languages } from "../i18n/language.ts";
import { textFolders } from "../i18n/texts.ts";
import { readLinkHosts } from "../language/link/link-hosts.ts";
import { isError } from "../language/problem.ts";
import { productRoot } from "../snapshot/project.ts";
import { findingsOfRooms } from "./check/check-rooms.ts";
import { defineCommand, flag, oneOfWords, takes, UsageError } from "./command.ts";
import { reportFormats } from "./output/report-formats.ts";
import { staleRegistries } from "./registry/registries.ts";
import { readRooms } from "./registry/rooms.ts";

const formatNames = ["text", "json", "sarif"] as const;

/** The command that checks a whole project; its exit code is 1 if any finding is an error. */
export const check = defineCommand({
  summary: "check all pages, the catalogue, the fixtures, the renderers' folders and the languages",
  options: {
    format: takes("FORMAT", "text for people (default), json for programs, sarif for code hosts"),
    language: takes("LANGUAGE", `${languages.join(", ")}; default: en`),
    "link-hosts": takes(
      "HOSTS",
      "hosts to which links may carry data, separated by commas (default: LINK_HOSTS)",
    ),
    watch: flag("check again after every change, until Ctrl-C"),
  },
  needsProject: true,
  async run({ options, root }) {
    const format = oneOfWords("format", options.format ?? "text", formatNames);
    const language = oneOfWords("language", options.language ?? "en", languages);
    const linkHosts = hostsIn(options["link-hosts"] ?? process.env.LINK_HOSTS);
    if (options.watch && format !== "text") {
      throw new UsageError("--watch prints text only. Remove --format.");
    }
    const { rooms, faults } = readRooms(productRoot);
    const ofRooms = faults.length > 0 ? faults : staleRegistries(productRoot, rooms);
    if (ofRooms.length > 0) {
      // Pages cannot be compiled if the folders of the kinds have faults, so the check ends here.
      const findings = findingsOfRooms(ofRooms, language);
      const checked = { pages: 0, operations: 0, fixtures: 0, findings };
      process.stdout.write(`${reportFormats[format](checked, productRoot)}\n`);
      return 1;
    }
    if (options.watch) {
      const { watchProject } = await import("./check/watch.ts");
      return await watchProject(root, language, linkHosts);
    }
    const { checkProject } = await import("./check/check-project.ts");
    const checked = checkProject(root, language, textFolders, linkHosts);
    process.stdout.write(`${reportFormats[format](checked, root)}\n`);
    return checked.findings.some(isError) ? 1 : 0;
  },
});

/**
 * The hosts in a comma-separated list, if there is one. @throws UsageError if an entry is no host.
 */
function hostsIn(list: string | undefined): readonly string[] | undefined {
  const entries = list?.split(",").flatMap((entry) => entry.trim() || []) ?? [];
  if (entries.length === 0) return undefined;
  const read = readLinkHosts(entries);
  if ("hosts" in read) return read.hosts;
  const example = '"docs.example.com, *.example.org"';
  throw new UsageError(
    `The link hosts must be host names such as ${example}; "${read.wrong}" is not one.`,
  );
}
