import { expect, it } from "vitest";
import type { Offer } from "./propose.ts";
import { roleOf } from "./role.ts";
import { services } from "./services.ts";

/** The role of a row action for its list, judged by its operation and arguments. */
function roleAt(name: string, list: string, line: string, given: Offer["given"], label = "") {
  const service = services.find((one) => one.name === name);
  const table = service?.lists[list];
  if (!service || !table) throw new Error(`There is no list ${list} of ${name}.`);
  const call = { line, id: line, given, bound: given };
  return roleOf(service, list, table, { on: "row", label, ...ofNoRow, ...call });
}

const ofNoRow = { isFile: false, isOfRow: false, wrapper: null, load: null };

const comments = "GET /posts/{postId}/comments";

it("deleting the post above is no action of a comment, whichever key it is given", () => {
  const of = (given: Offer["given"]) => roleAt("blog", comments, "DELETE /posts/{postId}", given);
  expect([of({ postId: "row.id" }), of({ postId: "params.postId" })]).toEqual([null, null]);
});

it("deleting a comment is right by the comment's own key only, and under its own name only", () => {
  const of = (key: string, label?: string) =>
    roleAt("blog", comments, "DELETE /comments/{commentId}", { commentId: key }, label);
  expect([of("row.id"), of('row["id"]', "common.delete")]).toEqual(["delete", "delete"]);
  expect([of("row.postId"), of("params.postId"), of("row.id", "common.edit")]).toEqual([
    ...[null, null, null],
  ]);
});

it("a record known by two fields wants both", () => {
  const bins = "GET /sites/{site}/bins";
  const of = (given: Offer["given"]) =>
    roleAt("stock", bins, "DELETE /sites/{site}/bins/{aisle}/{shelf}", given);
  const site = { site: "params.site" };
  expect(of({ ...site, aisle: "row.aisle", shelf: "row.shelf" })).toBe("delete");
  expect(of({ ...site, aisle: "row.aisle", shelf: "row.aisle" })).toBeNull();
});

it("a key in the body counts as one in the path does", () => {
  const of = (channel: string) =>
    roleAt("chat", "GET /channels.list", "POST /channels.archive", { channel });
  expect([of("row.id"), of("row.name")]).toEqual(["action", null]);
});
