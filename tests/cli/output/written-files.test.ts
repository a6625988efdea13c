import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeMade, writeWithFolders } from "../../../src/cli/output/written-files.ts";

const folder = () => mkdtempSync(join(tmpdir(), "written-"));

describe("a file that a command writes", () => {
  it("is replaced at once, so that whoever reads it meanwhile has the whole earlier text", () => {
    const root = folder();
    const file = join(root, "deep/page.json");
    writeWithFolders(file, "earlier");
    chmodSync(file, 0o666);
    const reading = openSync(file, "r");
    writeWithFolders(file, "later");
    expect(readFileSync(reading, "utf8")).toBe("earlier");
    closeSync(reading);
    expect(readFileSync(file, "utf8")).toBe("later");
    expect(statSync(file).mode & 0o777).toBe(0o666);
    expect(readdirSync(join(root, "deep"))).toEqual(["page.json"]);
  });

  it("stays where a link leads", () => {
    const root = folder();
    writeFileSync(join(root, "true.json"), "earlier");
    symlinkSync("true.json", join(root, "link.json"));
    writeWithFolders(join(root, "link.json"), "later");
    expect(readlinkSync(join(root, "link.json"))).toBe("true.json");
    expect(readFileSync(join(root, "true.json"), "utf8")).toBe("later");
  });

  it("is made where a link leads to nothing yet", () => {
    const root = folder();
    symlinkSync("new.json", join(root, "link.json"));
    writeWithFolders(join(root, "link.json"), "made");
    expect(readFileSync(join(root, "new.json"), "utf8")).toBe("made");
  });

  it("replaces what the command made, and nothing that somebody else has written", () => {
    const root = folder();
    const [mine, theirs] = [join(root, "mine.md"), join(root, "theirs.md")];
    writeFileSync(mine, "- made before");
    writeFileSync(theirs, "Our notes");
    const files = [mine, theirs].map((file) => ({ file, text: "- made now" }));
    const isMade = (found: string) => found.startsWith("- ");
    expect(() => writeMade(files, isMade)).toThrow(
      `${theirs} already exists. Choose another --out.`,
    );
    expect([mine, theirs].map((file) => readFileSync(file, "utf8"))).toEqual([
      "- made before",
      "Our notes",
    ]);
    writeMade(files.slice(0, 1), isMade);
    expect(readFileSync(mine, "utf8")).toBe("- made now");
  });

  it("is not made of two texts, of which one would be lost", () => {
    const file = join(folder(), "same.md");
    const files = ["- one", "- other"].map((text) => ({ file, text }));
    expect(() => writeMade(files, () => true)).toThrow(`Two texts would be written to ${file}.`);
    expect(existsSync(file)).toBe(false);
  });
});
