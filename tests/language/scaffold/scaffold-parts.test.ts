import { expect, it } from "vitest";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { partsOf, takeParts } from "../../../src/language/scaffold/scaffold-parts.ts";
import { propose } from "../../corpus/propose.ts";
import { services } from "../../corpus/services.ts";

const blog = services.find(({ name }) => name === "blog");
if (!blog) throw new Error("There is no blog.");
const { catalogue } = propose(blog);

function proposed(operationId: string) {
  const page = scaffoldPage(catalogue, operationId);
  if (!page) throw new Error(`There is no ${operationId}.`);
  return page;
}

const choice = { title: "Post", properties: {} };

it("each part of a proposed page names the call behind it", () => {
  const said = partsOf(proposed("blog.listPosts")).map(({ pointer, operationId }) => [
    pointer,
    operationId,
  ]);
  expect(said).toEqual([
    ["/toolbar/0", "blog.createPost"],
    ["/rowActions/0", "blog.updatePost"],
    ["/rowActions/1", "blog.publishPost"],
    ["/rowActions/2", "blog.listComments"],
    ["/rowActions/3", "blog.deletePost"],
  ]);
});

it("of a record's page its actions and each list beside it may be left out", () => {
  const page = proposed("blog.getPost");
  expect(partsOf(page).map(({ pointer, operationId }) => `${pointer} ${operationId}`)).toEqual([
    "/items/0/body/toolbar/0 blog.updatePost",
    "/items/0/body/toolbar/1 blog.publishPost",
    "/items/0/body/toolbar/2 blog.deletePost",
    "/items/1 blog.listComments",
  ]);
  const without = new Set(["/items/0/body/toolbar/2"]);
  const { body } = takeParts(page, { ...choice, without });
  expect(JSON.stringify(body)).not.toContain("blog.deletePost");
  expect(body).toMatchObject({ kind: "tabs", items: [{}, { label: "Comments" }] });
});

it("a record without lists beside it stands alone", () => {
  const { body } = takeParts(proposed("blog.getPost"), {
    ...choice,
    without: new Set(["/items/1"]),
  });
  expect(body).toMatchObject({ kind: "detail", toolbar: [{ label: "common.edit" }, {}, {}] });
});
