import { describe, expect, it } from "vitest";
import { organisations, type SharedOrganisation } from "../../support/organisation.ts";

const shared = organisations();
const cases = shared.flatMap((database) =>
  (["culturalGroup", "deptGroup"] as const).map((sort) => ({ database, name: database.name, sort })),
);

type Sort = (typeof cases)[number]["sort"];

/** The calls of one sort of groups, made by somebody who may make all of them. */
function groupsOf(database: SharedOrganisation, sort: Sort) {
  const token = () => database.service.signIn("anna.administrator");
  const call = async (...args: Parameters<typeof database.service.call<`${Sort}.${"page" | "add"}`>>) =>
    database.service.call(args[0], args[1], { token: await token() });
  return { call };
}
