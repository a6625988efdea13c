import type { ColumnType, Generated } from "kysely";
import type { Answers, Requests } from "../../../catalogue/types.gen.ts";
import type { MadeMoment } from "./moments.ts";

type Switch = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;

/** A node of the menu tree (decisions, menu nodes). */
export interface MenuNodeTable {
  id: Generated<number>;
  parentId: number | null;
  /** For a permission, the permission string. */
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

/** The roles a menu node is granted to; goes with the node. */
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

/** A value of a dictionary; goes with it. */
interface DictionaryEntryTable {
  dictType: string;
  dictValue: string;
  /** Plain text or a key of the locales. */
  dictLabel: string;
  color: string | null;
  sort: Generated<number>;
}

/** A notice for everybody; the latest is the public one. */
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

/** An employee with points; not a member, who signs in. */
interface PointsUserTable {
  id: Generated<number>;
  username: string;
  fullname: string;
  mobile: Generated<string>;
  departmentId: number;
  points: Generated<number>;
  isDeleted: Generated<boolean>;
}

/** What is deducted for what, as a tree. */
interface DeductionRuleTable {
  id: Generated<number>;
  parentId: number | null;
  title: string;
  points: number;
  remark: Generated<string>;
  sort: Generated<number>;
}

/** The two sorts of groups; alike in all but their name and their permissions. */
export type GroupKind = "cultural" | "dept";

interface PointsGroupTable {
  id: Generated<number>;
  kind: GroupKind;
  /** Unique within its kind, whatever its case. */
  name: string;
  remark: Generated<string>;
  status: Switch;
  /** How often the set of users was replaced; the ETag of that relation. */
  userVersion: Generated<number>;
  /** How often the set of departments was replaced; the ETag of that relation. */
  departmentVersion: Generated<number>;
  createTime: MadeMoment;
  updateTime: MadeMoment;
}

/** Which users are in a group; goes with either. */
interface PointsGroupUserTable {
  groupId: number;
  userId: number;
}

/** Which departments are in a group; goes with either. */
interface PointsGroupDepartmentTable {
  groupId: number;
  departmentId: number;
}

/** A user's average points of a month, "YYYY-MM". */
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
