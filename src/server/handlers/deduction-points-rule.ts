import type { Kysely } from "kysely";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { keepDeleted } from "../deleted/kept-records.ts";
import { restoreDeleted } from "../deleted/restore-deleted.ts";
import { recordVersion } from "../storage/record-version.ts";
import type { Database } from "../storage/tables.ts";
import { badField, notFound, requiredText } from "./refusals.ts";
import { toTree } from "./trees.ts";

type Rule = Answers["deductionPointsRule.getAll4TreeData"][number];

/** The version of a rule. */
export const ruleVersion = recordVersion(
  ...["parentId", "title", "points", "remark", "sort"].map((column) => `deductionRule.${column}`),
);

/**
 * The handlers of the tree of deduction rules; a rule with child rules cannot be deleted (40901).
 */
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
      await holdParent(db, parentId, badField("/parentId", "refusal.unknownParent"));
    }
    return db
      .insertInto("deductionRule")
      .values({ parentId, title: requiredText(title, "/title"), points, remark, sort })
      .returning("id")
      .executeTakeFirstOrThrow();
  },

  async "deductionPointsRule.delete"({ id }, context) {
    const { db } = context;
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
    const deletion = await keepDeleted("deductionPointsRule", [id], context);
    await db.deleteFrom("deductionRule").where("id", "=", id).execute();
    return deletion;
  },

  "deductionPointsRule.restore": (request, context) =>
    restoreDeleted("deductionPointsRule", request, context, async (record) => {
      const { parent_id: parentId } = record.fields;
      if (typeof parentId === "number") {
        await holdParent(context.db, parentId, badField("/deletionId", "refusal.parentGone"));
      }
      return { record };
    }),
} satisfies Partial<Handlers>;

/** Locks the parent rule, so that no other call deletes it meanwhile. */
async function holdParent(db: Kysely<Database>, id: number, unknown: Refusal): Promise<void> {
  await db
    .selectFrom("deductionRule")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => unknown);
}
