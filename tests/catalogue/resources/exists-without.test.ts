import { expect, it } from "vitest";
import { resourceOf } from "../../../src/catalogue/resources/resource.ts";
import { does, lists, madeService, number, reads, said, takes, text } from "./made-service.ts";

const user = { id: number, name: text, email: text };

/** How the people of a list are added and deleted, where each is at `/user/{id}`. */
function offered(path: string) {
  const { catalogue, operation } = madeService(
    {
      [path]: { get: lists(user) },
      "/user": { post: takes(user) },
      "/user/{id}": { get: reads(user), delete: does },
    },
    `GET ${path}`,
  );
  const { add, remove } = resourceOf(catalogue, operation) ?? {};
  return [add, remove].map(said);
}

it("people are added and deleted where all of them are listed, and not among some of them", () => {
  expect(offered("/users")).toEqual(["POST /user", "DELETE /user/{id}"]);
  const parts = ["/blocked-users", "/me/blocked-users", "/online/users", "/superusers"];
  for (const some of [...parts, "/teams/{teamId}/users"]) {
    expect(offered(some)).toEqual([null, null]);
  }
});
