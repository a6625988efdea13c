import type { Answers } from "../../catalogue/types.gen.ts";
import type { Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { recordVersion } from "../storage/record-version.ts";
import { badField, notFound, requiredText } from "./refusals.ts";
import { toTree } from "./trees.ts";

type Rule = Answers["deductionPointsRule.getAll4TreeData"][number];

/** The version of a rule. */
export const ruleVersion = recordVersion(
  ...["parentId", "title", "points", "remark", "sort"].map((column) => `deductionRule.${column}`),
);

/** The tree of deduction rules; a rule with rules under it cannot be deleted (40901). */
export const deductionPointsRuleHandlers = {
  async "deductionPointsRule.getAll4TreeData"(_request, { db }) {
    const rules = await db
      .selectFrom("deductionRule")
      .select(["id", "parentId", "title", "points", "remark", "sort", ruleVersion])
      .orderBy("sort")
      .orderBy("id")
      .execute();
    return toTree(rules, (row): Rule => ({ ...row, children: [] }));
  },

  async "deductionPointsRule.add"({ parentId = null, title, points, remark, sort }, { db }) {
    if (parentId !== null) {
      // Holds the parent, so that nobody deletes it meanwhile.
      await db
        .selectFrom("deductionRule")
        .select("id")
        .where("id", "=", parentId)
        .forKeyShare()
        .executeTakeFirstOrThrow(() => badField("/parentId", "refusal.unknownParent"));
    }
    return db
      .insertInto("deductionRule")
      .values({ parentId, title: requiredText(title, "/title"), points, remark, sort })
      .returning("id")
      .executeTakeFirstOrThrow();
  },

  async "deductionPointsRule.delete"({ id }, { db }) {
    await db
      .selectFrom("deductionRule")
      .select("id")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => notFound(id));
    const child = await db
      .selectFrom("deductionRule")
      .select("id")
      .where("parentId", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (child) throw new Refusal(codes.stillInUse, "refusal.ruleHasChildren");
    await db.deleteFrom("deductionRule").where("id", "=", id).execute();
  },
} satisfies Partial<Handlers>;
