import { expect, it } from "vitest";
import { readPage } from "../../../../renderers/runtime/read/pages/read-page.ts";
import { readPages } from "../../../../renderers/runtime/read/pages/read-pages.ts";
import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import type { Wire } from "../../../../src/wire/wire.ts";

const found = shippedCatalogue().operations.get("culturalGroup.page");
if (!found) throw new Error("There is no list of groups.");
const operation = found;

const rows = "/records";
const records = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: id + 1, name: `Group ${id + 1}` }));

/** Each style of paging, and how its answer leads to a next page of the given number. */
const styles: Readonly<Record<string, [Omit<ListExtension, "rows">, (next: number) => object]>> = {
  "page number": [{ current: "current", size: "size" }, () => ({})],
  "page number with a total": [
    { current: "current", size: "size", total: "/total" },
    () => ({ total: 4500 }),
  ],
  "page number without a size": [{ current: "current", total: "/total" }, () => ({ total: 45 })],
  offset: [{ current: "current", size: "size", counts: "rows" }, () => ({})],
  "offset with a flag": [
    { current: "current", size: "size", counts: "rows", more: "/more" },
    () => ({ more: true }),
  ],
  cursor: [{ cursor: "current", next: "/next" }, (next) => ({ next })],
  "cursor with a flag": [
    { cursor: "current", next: "/next", more: "/more" },
    (next) => ({ next, more: true }),
  ],
  "key of the last row": [{ cursor: "current", last: "/id" }, () => ({})],
  "address in the body": [
    { address: "/next" },
    (next) => ({ next: `${operation.path}?current=${next}` }),
  ],
  "address in Link": [{ link: true }, () => ({})],
};

/** A service that gives the same rows for ever, with the number of a next page. */
function endless(style: string, numberOf: (asked: number) => number) {
  const [given, ways] = styles[style] ?? [{}, () => ({})];
  let asked = 0;
  const wire: Wire = {
    call: async (_id, { size = 20 }) => {
      asked += 1;
      const next = numberOf(asked);
      const link = given.link ? `<${operation.path}?current=${next}>; rel="next"` : null;
      return {
        data: { records: records(Number(size)), ...ways(next) },
        code: 0,
        message: "",
        etag: null,
        link,
      };
    },
  };
  return { wire, list: { ...given, rows }, asked: () => asked };
}

it.each(Object.keys(styles))(
  "a service whose pages repeat for ever is left after a few of them, which is told: %s",
  async (style) => {
    for (const numberOf of [() => 2, (asked: number) => asked + 1]) {
      const { wire, list, asked } = endless(style, numberOf);
      const { end, data } = await readPages(wire, operation, list, {}, {});
      expect(["loop", "repeats"]).toContain(end);
      expect(translators.en.say(`table.end.${end}`)).toMatch(/cannot be loaded\.$/);
      expect(asked()).toBeLessThanOrEqual(3);
      const page = list.size === undefined ? 20 : 500;
      expect(data).toMatchObject({ records: { length: end === "loop" ? 2 * page : page } });
    }
  },
);

it.each(Object.keys(styles).filter((style) => !/^(page|offset)/.test(style)))(
  "a table of such a service is not turned over for ever: %s",
  async (style) => {
    const { wire, list, asked } = endless(style, () => 2);
    const turned = await readPage(wire, operation, { list, page: 40, size: 20 }, {}, {});
    expect(turned.turn).toMatchObject({
      hasMore: false,
      end: expect.stringMatching(/loop|repeats/),
    });
    expect(asked()).toBeLessThanOrEqual(3);
  },
);
