import type { ColumnType, Generated } from "kysely";
import type { Answers, Requests } from "../../../catalogue/types.gen.ts";
import type { MadeMoment } from "./moments.ts";

type Switch = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;

/** A node of the menu tree (decisions, menu nodes). */
export interface MenuNodeTable {
  id: Generated<number>;
  parentId: number | null;
  /** The node's name; for a permission node, the permission string. */
  name: Generated<string>;
  title: string;
  routerPath: Generated<string>;
  icon: Generated<string>;
  componentPath: Generated<string>;
  typeId: Answers["menu.getOne"]["typeId"];
  /** The depth, from 1. */
  step: number;
  sort: Generated<number>;
  isHidden: Generated<boolean>;
  noCache: Generated<boolean>;
  affix: Generated<boolean>;
  status: Switch;
}

/** The roles that a menu node is granted to; deleted with the node. */
interface MenuNodeRoleTable {
  menuNodeId: number;
  role: Requests["memberRole.add"]["role"];
}

/** A dictionary: values and their labels. */
interface DictionaryTypeTable {
  id: Generated<number>;
  dictType: string;
  dictName: string;
  status: Switch;
  remark: Generated<string>;
}

/** A value of a dictionary; deleted with the dictionary. */
interface DictionaryEntryTable {
  dictType: string;
  dictValue: string;
  /** The label, which is plain text or a locale key. */
  dictLabel: string;
  color: string | null;
  sort: Generated<number>;
}

/** A notice for everybody; the latest one is shown. */
interface NoticeTable {
  id: Generated<number>;
  title: string;
  content: string;
  publishTime: MadeMoment;
  publisher: string;
}

interface DepartmentTable {
  id: Generated<number>;
  parentId: number | null;
  name: string;
  sort: Generated<number>;
}

/** An employee with points, as opposed to a member, who can sign in. */
interface PointsUserTable {
  id: Generated<number>;
  username: string;
  fullname: string;
  mobile: Generated<string>;
  departmentId: number;
  points: Generated<number>;
  isDeleted: Generated<boolean>;
}

/** A rule for deducting points, in a tree of rules. */
interface DeductionRuleTable {
  id: Generated<number>;
  parentId: number | null;
  title: string;
  points: number;
  remark: Generated<string>;
  sort: Generated<number>;
}

/** The two sorts of groups, which differ only in name and permissions. */
export type GroupKind = "cultural" | "dept";

interface PointsGroupTable {
  id: Generated<number>;
  kind: GroupKind;
  /** The group's name; unique within its kind, ignoring case. */
  name: string;
  remark: Generated<string>;
  status: Switch;
  /** The number of times that the set of users was replaced, which is the ETag of that relation. */
  userVersion: Generated<number>;
  /**
   * The number of times that the set of departments was replaced, which is the ETag of that
   * relation.
   */
  departmentVersion: Generated<number>;
  createTime: MadeMoment;
  updateTime: MadeMoment;
}

/** The users of a group; deleted with the user or the group. */
interface PointsGroupUserTable {
  groupId: number;
  userId: number;
}

/** The departments of a group; deleted with the department or the group. */
interface PointsGroupDepartmentTable {
  groupId: number;
  departmentId: number;
}

/** A user's average points in a month, which is written "YYYY-MM". */
interface MonthAverageTable {
  userId: number;
  month: string;
  average: number;
}

/** The tables of the business (migration 0002-organisation). */
export interface OrganisationTables {
  menuNode: MenuNodeTable;
  menuNodeRole: MenuNodeRoleTable;
  dictionaryType: DictionaryTypeTable;
  dictionaryEntry: DictionaryEntryTable;
  notice: NoticeTable;
  department: DepartmentTable;
  pointsUser: PointsUserTable;
  deductionRule: DeductionRuleTable;
  pointsGroup: PointsGroupTable;
  pointsGroupUser: PointsGroupUserTable;
  pointsGroupDepartment: PointsGroupDepartmentTable;
  monthAverage: MonthAverageTable;
}
