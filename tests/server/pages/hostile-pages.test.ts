import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.stop());

const page = (body: unknown) => JSON.stringify({ title: "Test", body });
const rows = "culturalGroup.page";
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const when = (condition: string) => page({ kind: "table", rows, when: condition });

/** Pages that may be saved as a draft but never published, with the expected problems. */
const hostile: readonly (readonly [string, string, string])[] = [
  ["10,000 levels deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, "tooDeep"],
  ["10,000 lists deep and cut off", "[".repeat(10_000), "tooDeep"],
  ["with an expression of 100 KB", when(`1 == ${"1 + ".repeat(25_000)}1`), "expressionSyntax"],
  ["with a text of 100 KB in one", when(`'${"a".repeat(100_000)}' == '`), "expressionSyntax"],
  [
    "with 1,500 blocks that read each other in a circle",
    page({
      kind: "stack",
      items: repeat(1_500, (index) => ({
        kind: "table",
        name: `b${index}`,
        rows,
        when: `blocks.b${(index + 1) % 1_500}.selected.id == 1`,
      })),
    }),
    "tooManyBlocks",
  ],
  [
    "with 290 forms, and a thousand keys that nobody has",
    page({
      kind: "stack",
      items: [
        ...repeat(290, () => ({ kind: "form", submit: "menu.add" })),
        {
          kind: "table",
          rows,
          toolbar: repeat(3_000, (index) => ({ label: `menu.pionts${index}`, go: "'/'" })),
        },
      ],
    }),
    "tooManyProblems",
  ],
  [
    "with a question made to keep a pattern busy",
    page({
      kind: "table",
      rows,
      toolbar: [
        { label: "X", confirm: `${"{{".repeat(40_000)}${"a".repeat(40_000)}`, go: "'/'" },
        { label: "Y", confirm: `{{${"a".repeat(40_000)}!`, go: "nobody" },
      ],
    }),
    "unknownVariable",
  ],
];

/** An unrelated call, which the service must answer meanwhile. */
const other = () => service.ask("dict.getList", { dictType: "role" });

describe("a hostile page, sent to the service", () => {
  it.each(hostile)(
    "%s is told by a check, kept as a draft, and not published",
    async (...given) => {
      const [name, source, code] = given;
      const path = `hostile/${name.replace(/\W+/g, "-").slice(0, 40)}`;
      const [checked, entries] = await Promise.all([
        service.ask("page.check", { path, source }),
        other(),
      ]);
      expect(entries.length).toBeGreaterThan(0);
      expect(checked.problems.map((problem) => problem.code)).toContain(code);
      expect(checked.problems.every(({ message, remedy }) => message !== "" && remedy !== "")).toBe(
        true,
      );
      await service.ask("page.saveDraft", { path, source });
      const [refused] = await Promise.all([
        service.call("page.publish", { path }, { token: service.adminToken }),
        other(),
      ]);
      expect(refused.envelope).toMatchObject({ code: 40000 });
      expect(refused.envelope.msg).not.toBe("");
    },
  );

  it.each(["page.check", "page.saveDraft"] as const)("of 5 MB is refused by %s", async (id) => {
    const source = page({ kind: "table", rows, title: "x".repeat(5_000_000) });
    const [refused] = await Promise.all([
      service.call(id, { path: "hostile/large", source }, { token: service.adminToken }),
      other(),
    ]);
    expect(refused.status).toBe(413);
    expect(refused.envelope.msg).not.toBe("");
  });

  it("leaves the service with all its answers", async () => {
    const { records } = await service.ask("member.getList", { current: 1, size: 5 });
    expect(records).toHaveLength(5);
    const list = await service.ask("page.getList", {});
    expect(list.length).toBeGreaterThan(10);
  });
});
