import { describe, expect, it } from "vitest";
import { passing } from "../../../renderers/runtime/draft/drafts.ts";
import { createDraftStore } from "../../../src/shell/page/draft-store.ts";
import { newStorage } from "../../support/storage.ts";

const place = "/points/cultural-group";
const block = "/body/rows/0";

describe("what is typed and not saved", () => {
  it("is there again after a reload of the tab", () => {
    const storage = newStorage();
    const before = createDraftStore(storage);
    before.of(place).write(block, { name: "Half a name" });
    before.flush();
    const after = createDraftStore(storage);
    expect(after.of(place).read(block)).toEqual({ name: "Half a name" });
    expect(after.unsavedPlaces()).toEqual([place]);
  });

  it("is stored at once while the browser leaves the page", () => {
    const storage = newStorage();
    const drafts = createDraftStore(storage);
    drafts.of(place).write(block, "first");
    drafts.hurry(true);
    drafts.of(place).write(block, "last");
    expect(createDraftStore(storage).of(place).read(block)).toBe("last");
  });

  it("is of one place alone", () => {
    const drafts = createDraftStore(newStorage());
    drafts.of(`${place}?id=1`).write(block, "one");
    expect(drafts.of(`${place}?id=2`).read(block)).toBeUndefined();
    expect(drafts.of(`${place}?id=1`)).toBe(drafts.of(`${place}?id=1`));
  });

  it("goes with the block that holds it, and with what lies in that block", () => {
    const drafts = createDraftStore(newStorage());
    const { read, write, remove } = drafts.of(place);
    for (const key of [block, `${block}/open`, `${block}1`]) write(key, "typed");
    remove(block);
    expect([block, `${block}/open`, `${block}1`].map(read)).toEqual([
      undefined,
      undefined,
      "typed",
    ]);
  });

  it("leaves nothing in the storage once it is saved, its tab closed or all given up", () => {
    const storage = newStorage();
    const drafts = createDraftStore(storage);
    const endings = [
      () => drafts.of(place).write(block, undefined),
      () => drafts.remove(place),
      () => drafts.clear(),
    ];
    for (const end of endings) {
      drafts.of(place).write(block, "typed");
      drafts.flush();
      expect(storage.length).toBe(1);
      end();
      drafts.flush();
      expect(storage.length).toBe(0);
      expect(drafts.unsavedPlaces()).toEqual([]);
    }
  });

  it("is no unsaved work where it is a search, but kept with its table", () => {
    const storage = newStorage();
    const drafts = createDraftStore(storage);
    const search = `${block}${passing}`;
    drafts.of(place).write(search, { name: "Che" });
    drafts.flush();
    const after = createDraftStore(storage);
    expect(after.unsavedPlaces()).toEqual([]);
    expect(after.of(place).read(search)).toEqual({ name: "Che" });
    after.of(place).remove(block);
    expect(after.of(place).read(search)).toBeUndefined();
  });

  it("is not a dialog that was left open: that alone is no unsaved work", () => {
    const drafts = createDraftStore(newStorage());
    drafts.of(place).write("dialog", { id: 1 });
    expect(drafts.unsavedPlaces()).toEqual([]);
  });

  it.each(["", "no JSON", "{}", '[["place"]]', '[[1,[["/body","typed"]]]]', "null"])(
    "is nothing where the storage holds %j",
    (stored) => {
      const drafts = createDraftStore(newStorage({ drafts: stored }));
      expect(drafts.unsavedPlaces()).toEqual([]);
      drafts.of(place).write(block, "typed");
      expect(drafts.unsavedPlaces()).toEqual([place]);
    },
  );

  it("stays on the page where the storage is full, and what is smaller is stored", () => {
    const kept = newStorage();
    const full: Storage = {
      ...kept,
      setItem: (key, text) => {
        if (text.length < 100) return kept.setItem(key, text);
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      },
    };
    const drafts = createDraftStore(full);
    const long = "typed".repeat(100);
    drafts.of(place).write(block, long);
    drafts.of("/other").write(block, "typed");
    drafts.flush();
    expect(drafts.of(place).read(block)).toBe(long);
    const again = createDraftStore(full);
    expect([again.of(place).read(block), again.of("/other").read(block)]).toEqual([
      undefined,
      "typed",
    ]);
  });

  it("and only passes, as a search not yet sent, goes with its page; the rest stays", () => {
    const drafts = createDraftStore(newStorage());
    const { read, write } = drafts.of(place);
    write(block, "typed");
    write(`${block}/~passing`, "searched for");
    drafts.removePassing(place);
    expect([read(block), read(`${block}/~passing`)]).toEqual(["typed", undefined]);
  });
});
