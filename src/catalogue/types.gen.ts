// Made from schemas/catalogue by `npm run generate`; never edited.

export type DictionaryType = {
  id: number;
  dictType: string;
  dictName: string;
  status: 0 | 1;
  remark: string;
};

export type User = {
  id: number;
  username: string;
  fullname: string;
  mobile: string;
  deptId: number;
  deptName: string;
  points: number;
  monthAvgPoints: number | null;
  isDeleted: boolean;
};

export type Department = {
  id: number;
  parentId: number | null;
  name: string;
  users: Array<User>;
  children: Array<Department>;
};

export type DepartmentRow = { id: number; parentId: number | null; name: string; path: string };

export type Rule = {
  id: number;
  parentId: number | null;
  title: string;
  points: number;
  remark: string;
  sort: number;
  children: Array<Rule>;
  version: string;
};

export type ComputedMonth = { month: string; isComputed: boolean; userCount: number };

export type Group = {
  id: number;
  name: string;
  remark: string;
  status: 0 | 1;
  userCount: number;
  deptCount: number;
  createTime: string;
  updateTime: string;
  version: string;
};

export type GroupPage = { records: Array<Group>; total: number; current: number; size: number };

export type CulturalGroup = Group & { id?: unknown };

export type CulturalGroupPage = GroupPage & { records?: Array<CulturalGroup> };

export type DeptGroup = Group & { id?: unknown };

export type DeptGroupPage = GroupPage & { records?: Array<DeptGroup> };

export type Id = { id: number };

export type Deletion = { deletionId: number };

export type NewName = { id: number; name: string };

export type Restored = { ids: Array<number>; notes: Array<string> };

export type MemberProfile = {
  id: number;
  username: string;
  fullname: string;
  mobile: string;
  thumb: string;
  ext: string;
  remarks: string;
  lastLoginTime: string | null;
  lastLoginIp: string | null;
  openId: string;
  todoCount: number;
  version?: string;
};

export type RoleGroup = {
  isAdmin: boolean;
  isSuperAdministrators: boolean;
  isAdministrators: boolean;
  isAreaManager: boolean;
  isComprehensive: boolean;
  isCustomerRole: boolean;
};

export type Captcha = string;

export type Token = { token: string };

export type Identity = { id: number; name: string; issuer: string; createTime: string };

export type Session = {
  id: number;
  device: string;
  ip: string;
  lastUsedTime: string;
  createTime: string;
  isCurrent: boolean;
};

export type Member = {
  id: number;
  username: string;
  fullname: string;
  mobile: string;
  status: 0 | 1 | 2;
  roles: Array<
    "admin" | "superAdministrator" | "administrator" | "areaManager" | "comprehensive" | "customer"
  >;
  thumb: string;
  ext: string;
  remarks: string;
  createTime: string;
  lastLoginTime: string | null;
  lastLoginIp: string | null;
  version: string;
};

export type MemberPage = { records: Array<Member>; total: number; current: number; size: number };

export type DictionaryEntry = { dictValue: string; dictLabel: string; color?: string };

export type Upload = { url: string; witchField: string };

export type MenuNode = {
  id: number;
  parentId: number | null;
  name: string;
  title: string;
  routerPath: string;
  icon: string;
  componentPath: string;
  typeId: "0" | "1" | "2";
  step: number;
  sort: number;
  isHidden: boolean;
  noCache: boolean;
  affix: boolean;
  status: 0 | 1;
  roles: Array<
    "admin" | "superAdministrator" | "administrator" | "areaManager" | "comprehensive" | "customer"
  >;
  children: Array<MenuNode>;
  version: string;
};

export type MenuRow = {
  id: number;
  parentId: number | null;
  name: string;
  title: string;
  routerPath: string;
  icon: string;
  componentPath: string;
  typeId: "0" | "1" | "2";
  step: number;
  sort: number;
  isHidden: boolean;
  noCache: boolean;
  affix: boolean;
  status: 0 | 1;
  roles: Array<
    "admin" | "superAdministrator" | "administrator" | "areaManager" | "comprehensive" | "customer"
  >;
  version: string;
};

export type Notice = { title: string; content: string; publishTime: string; publisher: string };

export type Problem = {
  code: string;
  severity: "error" | "warning";
  message: string;
  remedy: string;
  pointer: string;
  line: number;
  column: number;
};

export type PlannedPage = {
  path: string;
  version: number;
  state: "shipped" | "published";
  plan: string | null;
  source: string | null;
  usesImported: boolean;
};

export type PageSource = {
  path: string;
  source: string;
  version: number;
  state: "shipped" | "draft" | "published";
  author: string | null;
  updateTime: string | null;
};

export type PageAddress = {
  address: string;
  path: string | null;
  params: Array<{
    name: string;
    type: "string" | "integer" | "number" | "boolean" | "date" | "dateTime" | "month";
    isRequired: boolean;
  }> | null;
  uses: Array<{ param: string; operation: string; argument: string }>;
  blocks: Array<string>;
  searches: Array<{ block: string; fields: Array<string> }>;
  takesPlainNames: boolean;
};

export type PageRow = {
  path: string;
  title: string;
  state: "shipped" | "draft" | "published" | "broken" | "deleted";
  version: number;
  hasDraft: boolean;
  isStored: boolean;
  canRestore: boolean;
  usedIn: Array<string>;
  linkedFrom: Array<string>;
  errorCount: number;
  problemCount: number;
  author: string | null;
  updateTime: string | null;
  etag: string;
};

export type PageVersion = {
  path: string;
  version: number;
  change: "published" | "rolledBack" | "deleted" | "restored";
  ofVersion: number | null;
  author: string;
  note: string;
  byPage: string;
  byPageVersion: string;
  time: string;
};

export type PageVersionSource = {
  path: string;
  version: number;
  change: "published" | "rolledBack" | "deleted" | "restored";
  ofVersion: number | null;
  author: string;
  note: string;
  byPage: string;
  byPageVersion: string;
  time: string;
  source: string;
};

export type PageHistory = {
  records: Array<PageVersion>;
  total: number;
  current: number;
  size: number;
};

export type PageExport = {
  path: string;
  source: string;
  version: number;
  state: "shipped" | "draft" | "published";
  etag: string;
  replaces: string;
};

export type PageState = { path: string; etag: string | null };

export type BlockPlace = string;

export type ViewColumn = {
  name: string;
  width?: number;
  isHidden?: boolean;
  pin?: "start" | "end";
};

export type SavedView = {
  block: BlockPlace;
  density?: "large" | "middle" | "small";
  columns: Array<ViewColumn>;
};

export type OwnAddress = string;

export type VisitedPage = { address: OwnAddress; page?: string };

export type Guide = { done: Array<string>; isClosed: boolean };

export type Preferences = {
  favourites?: Array<OwnAddress>;
  recentPages?: Array<VisitedPage>;
  startPage?: string | null;
  guide?: Guide;
};

export type AuditRow = {
  id: number;
  time: string;
  memberId: number | null;
  username: string;
  operationId: string;
  area: string;
  record: string;
  recordCount: number;
  outcome: "done" | "refused" | "unknown";
  ip: string;
  page: string;
  pageVersion: string;
};

export type AuditPage = { records: Array<AuditRow>; total: number; current: number; size: number };

export type AuditChange = {
  record: string;
  field: string;
  dict: string | null;
  before: unknown;
  after: unknown;
};

export type AuditDetail = {
  id: number;
  time: string;
  memberId: number | null;
  username: string;
  operationId: string;
  area: string;
  record: string;
  recordCount: number;
  outcome: "done" | "refused" | "unknown";
  ip: string;
  page: string;
  pageVersion: string;
  changes: Array<AuditChange>;
  request: string;
};

export type ServiceRow = {
  name: string;
  title: string;
  version: string;
  basePath: string;
  operationCount: number;
  revision: number;
  variable: string;
  isAddressed: boolean;
  address: string | null;
  credentials: KeptCredentials;
  fault: string | null;
  author: string;
  updateTime: string;
};

export type OfferedOperation = {
  name: string;
  otherNames: Array<string>;
  tag: string;
  summary: string;
};

export type ServiceOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  permission: string | null;
  effect: "read" | "write";
  rows: string | null;
  total: string | null;
  change: "new" | "changed" | "same";
  differences: Array<string>;
};

export type ServiceFault = {
  severity: "error" | "warning";
  code: string;
  pointer: string;
  message: string;
};

export type CredentialsForm = {
  kind: "none" | "bearer" | "basic" | "apiKey" | "clientCredentials" | "member";
  in?: "header" | "query" | "cookie";
  key?: string;
  tokenAddress?: string;
  scope?: string;
};

export type GivenCredentials = {
  kind: "none" | "bearer" | "basic" | "apiKey" | "clientCredentials" | "member";
  in?: "header" | "query" | "cookie";
  key?: string;
  tokenAddress?: string;
  scope?: string;
  user?: string;
  secret?: string;
};

export type KeptCredentials = {
  kind: "operator" | "bearer" | "basic" | "apiKey" | "clientCredentials" | "member" | "none";
  in?: "header" | "query" | "cookie";
  key?: string;
  tokenAddress?: string;
  scope?: string;
  author?: string;
  time?: string;
  isUsable: boolean;
} | null;

export type ProposedConnection = {
  address: string | null;
  credentials: Array<CredentialsForm>;
} | null;

export type RemovedOperation = { id: string; pages: Array<string> };

export type BrokenPage = {
  path: string;
  isDraft: boolean;
  count: number;
  problems: Array<Problem>;
};

export type ServiceCheck = {
  isImportable: boolean;
  title: string;
  version: string;
  address: string | null;
  basePath: string;
  variable: string;
  isAddressed: boolean;
  revision: number;
  offers: Array<OfferedOperation>;
  operations: Array<ServiceOperation>;
  removed: Array<RemovedOperation>;
  broken: Array<BrokenPage>;
  untriedPages: number;
  faults: Array<ServiceFault>;
};

export type ServiceDetail = {
  name: string;
  title: string;
  version: string;
  basePath: string;
  operationCount: number;
  revision: number;
  variable: string;
  isAddressed: boolean;
  address: string | null;
  credentials: KeptCredentials;
  fault: string | null;
  author: string;
  updateTime: string;
  permission?: string;
  code?: string;
  data?: string;
  success?: Array<{ from: number; to: number }>;
  rows?: string;
  total?: string;
  only?: Array<string>;
  proposed: ProposedConnection;
  keepsCredentials: boolean;
  keepsMemberTokens: boolean;
};

export type RecentChange = {
  id: number;
  time: string;
  username: string;
  operationId: string;
  area: string;
  record: string;
  recordCount: number;
  isKept: boolean;
};

export type RecentPage = {
  records: Array<RecentChange>;
  total: number;
  current: number;
  size: number;
};

export interface Requests {
  "dictType.list": { dictType?: string; dictName?: string; status?: 0 | 1 };
  "pointsSysUser.getByDeptId": { deptId?: number; fullname?: string };
  "pointsSysUser.getByDeptIdContainIsDeleted": { deptId?: number; fullname?: string };
  "pointsSysDept.getAllDeptWithUsers": Record<string, never>;
  "deductionPointsRule.getAll4TreeData": Record<string, never>;
  "deductionPointsRule.add": {
    parentId?: number | null;
    title: string;
    points: number;
    remark?: string;
    sort?: number;
  };
  "deductionPointsRule.delete": { id: number };
  "deductionPointsRule.restore": { deletionId: number };
  "task.saveMonthAvgPoints": { month: string };
  "task.getMonths": Record<string, never>;
  "culturalGroup.page": {
    current?: number;
    size?: number;
    name?: string;
    status?: 0 | 1;
    sort?: "id" | "name" | "status" | "userCount" | "deptCount" | "createTime" | "updateTime";
    order?: "asc" | "desc";
  };
  "culturalGroup.add": { name: string; remark?: string; status?: 0 | 1 };
  "culturalGroup.update": { id: number; name: string; remark?: string; status?: 0 | 1 };
  "culturalGroup.delete": { ids: Array<number> };
  "culturalGroup.restore": { deletionId: number; names?: Array<NewName> };
  "culturalGroupUserRel.candidates": { groupId: number };
  "culturalGroupUserRel.current": { groupId: number };
  "culturalGroupUserRel.update": { groupId: number; ids: Array<number> };
  "culturalGroupDeptRel.candidates": { groupId: number };
  "culturalGroupDeptRel.current": { groupId: number };
  "culturalGroupDeptRel.update": { groupId: number; ids: Array<number> };
  "deptGroup.page": {
    current?: number;
    size?: number;
    name?: string;
    status?: 0 | 1;
    sort?: "id" | "name" | "status" | "userCount" | "deptCount" | "createTime" | "updateTime";
    order?: "asc" | "desc";
  };
  "deptGroup.add": { name: string; remark?: string; status?: 0 | 1 };
  "deptGroup.update": { id: number; name: string; remark?: string; status?: 0 | 1 };
  "deptGroup.delete": { ids: Array<number> };
  "deptGroup.restore": { deletionId: number; names?: Array<NewName> };
  "deptGroupUserRel.candidates": { groupId: number };
  "deptGroupUserRel.current": { groupId: number };
  "deptGroupUserRel.update": { groupId: number; ids: Array<number> };
  "deptGroupDeptRel.candidates": { groupId: number };
  "deptGroupDeptRel.current": { groupId: number };
  "deptGroupDeptRel.update": { groupId: number; ids: Array<number> };
  "login.login": { username: string; password: string; code?: string };
  "login.code": { code?: number; width?: number; height?: number; length?: number };
  "login.confirm": { password: string };
  "login.recent": Record<string, never>;
  "login.logout": { token?: string };
  "login.register": {
    username: string;
    password: string;
    rePassword: string;
    fullname: string;
    mobile: string;
    code: string;
  };
  "ticket.code": { mobile: string };
  "member.userInfo": { token?: string };
  "member.getRoleGroup": { token?: string };
  "session.getList": Record<string, never>;
  "session.end": { id: number };
  "session.endOthers": Record<string, never>;
  "session.getIdentities": Record<string, never>;
  "session.linkIdentity": Record<string, never>;
  "session.unlinkIdentity": { id: number };
  "member.getList": {
    current?: number;
    size?: number;
    username?: string;
    fullname?: string;
    mobile?: string;
    status?: 0 | 1 | 2;
    role?:
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer";
    sort?: "id" | "username" | "fullname" | "createTime" | "lastLoginTime";
    order?: "asc" | "desc";
  };
  "member.getOne": { id: number };
  "member.getOneWithRole": { id: number };
  "member.add": {
    username: string;
    fullname: string;
    mobile?: string;
    password: string;
    status?: 0 | 1 | 2;
    roles?: Array<
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer"
    >;
    thumb?: string;
    ext?: string;
    remarks?: string;
  };
  "member.update": {
    id: number;
    fullname: string;
    mobile?: string;
    status?: 0 | 1 | 2;
    thumb?: string;
    ext?: string;
    remarks?: string;
  };
  "member.del": { ids: Array<number> };
  "member.restore": { deletionId: number; names?: Array<NewName> };
  "member.updatePwd": { id: number; password: string; rePassword: string };
  "memberRole.add": {
    memberId: number;
    role:
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer";
  };
  "memberRole.updateRole": {
    memberId: number;
    roles: Array<
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer"
    >;
  };
  "dict.getList": { dictType: string };
  "upload.image": { file: string; witchField?: string; token?: string };
  "upload.anyFile": { file: string; witchField?: string; token?: string };
  "menu.getTreeList": { status?: 0 | 1 };
  "menu.getTreeRoleList": { status?: 0 | 1 };
  "menu.getRoleTree": {
    role:
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer";
    status?: 0 | 1;
  };
  "menu.getLevelList": { step: number };
  "menu.getOne": { id: number };
  "menu.add": {
    parentId?: number | null;
    name?: string;
    title: string;
    routerPath?: string;
    icon?: string;
    componentPath?: string;
    typeId: "0" | "1" | "2";
    sort?: number;
    isHidden?: boolean;
    noCache?: boolean;
    affix?: boolean;
    status?: 0 | 1;
    roles?: Array<
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer"
    >;
  };
  "menu.update": {
    id: number;
    parentId?: number | null;
    name?: string;
    title: string;
    routerPath?: string;
    icon?: string;
    componentPath?: string;
    typeId: "0" | "1" | "2";
    sort?: number;
    isHidden?: boolean;
    noCache?: boolean;
    affix?: boolean;
    status?: 0 | 1;
    roles?: Array<
      | "admin"
      | "superAdministrator"
      | "administrator"
      | "areaManager"
      | "comprehensive"
      | "customer"
    >;
  };
  "menu.del": { id: number };
  "menu.restore": { deletionId: number };
  "menu.multiSort": { content: Array<{ id: number; parentId: number | null; sort: number }> };
  "notice.getPublic": Record<string, never>;
  "page.getOne": { path: string; draft?: boolean; shipped?: boolean };
  "page.getPlan": { path: string; build: string; own: Array<string>; services: string };
  "page.getList": {
    path?: string;
    title?: string;
    state?: "shipped" | "draft" | "published" | "broken" | "deleted";
  };
  "page.check": { path: string; source?: string };
  "page.saveDraft": { path: string; source: string };
  "page.publish": { path: string; note?: string; replaces?: string };
  "page.getHistory": { path: string; current?: number; size?: number };
  "page.rollback": { path: string; version: number; note?: string };
  "page.del": { path: string; note?: string; replaces?: string };
  "page.getVersion": { path: string; version: number };
  "page.restore": { path: string; note?: string };
  "page.discardDraft": { path: string };
  "page.export": { paths?: Array<string>; drafts?: boolean };
  "page.getAddresses": Record<string, never>;
  "page.getVersions": { paths: Array<string> };
  "view.getList": { path: string };
  "view.save": {
    path: string;
    block: BlockPlace;
    density?: "large" | "middle" | "small";
    columns: Array<ViewColumn>;
  };
  "view.reset": { path: string; block: BlockPlace };
  "preference.getOne": Record<string, never>;
  "preference.save": {
    favourites?: Array<OwnAddress>;
    recentPages?: Array<VisitedPage>;
    startPage?: string | null;
    guide?: Guide;
  };
  "audit.getList": {
    current?: number;
    size?: number;
    username?: string;
    area?: string;
    operationId?: string;
    record?: string;
    page?: string;
    outcome?: "done" | "refused" | "unknown";
    from?: string;
    to?: string;
  };
  "audit.export": {
    username?: string;
    area?: string;
    operationId?: string;
    record?: string;
    page?: string;
    outcome?: "done" | "refused" | "unknown";
    from?: string;
    to?: string;
  };
  "audit.getOne": { id: number };
  "audit.getRecent": { current?: number; size?: number; isOfAll?: boolean };
  "service.getList": Record<string, never>;
  "service.getOne": { name: string };
  "service.check": {
    name: string;
    basePath?: string;
    permission?: string;
    code?: string;
    data?: string;
    success?: Array<{ from: number; to: number }>;
    rows?: string;
    total?: string;
    only?: Array<string>;
    source?: string;
  };
  "service.save": {
    name: string;
    basePath?: string;
    permission?: string;
    code?: string;
    data?: string;
    success?: Array<{ from: number; to: number }>;
    rows?: string;
    total?: string;
    only?: Array<string>;
    source?: string;
  };
  "service.connect": { name: string; address?: string; credentials?: GivenCredentials };
  "service.del": { name: string };
  "service.restore": { deletionId: number };
  "service.getDocuments": { revision?: string };
}

export interface Answers {
  "dictType.list": Array<DictionaryType>;
  "pointsSysUser.getByDeptId": Array<User>;
  "pointsSysUser.getByDeptIdContainIsDeleted": Array<User>;
  "pointsSysDept.getAllDeptWithUsers": Array<Department>;
  "deductionPointsRule.getAll4TreeData": Array<Rule>;
  "deductionPointsRule.add": Id;
  "deductionPointsRule.delete": Deletion;
  "deductionPointsRule.restore": Restored;
  "task.saveMonthAvgPoints": { month: string; userCount: number };
  "task.getMonths": Array<ComputedMonth>;
  "culturalGroup.page": CulturalGroupPage;
  "culturalGroup.add": Id & { id?: unknown };
  "culturalGroup.update": undefined;
  "culturalGroup.delete": Deletion;
  "culturalGroup.restore": Restored;
  "culturalGroupUserRel.candidates": Array<User>;
  "culturalGroupUserRel.current": Array<User>;
  "culturalGroupUserRel.update": undefined;
  "culturalGroupDeptRel.candidates": Array<DepartmentRow>;
  "culturalGroupDeptRel.current": Array<DepartmentRow>;
  "culturalGroupDeptRel.update": undefined;
  "deptGroup.page": DeptGroupPage;
  "deptGroup.add": Id & { id?: unknown };
  "deptGroup.update": undefined;
  "deptGroup.delete": Deletion;
  "deptGroup.restore": Restored;
  "deptGroupUserRel.candidates": Array<User>;
  "deptGroupUserRel.current": Array<User>;
  "deptGroupUserRel.update": undefined;
  "deptGroupDeptRel.candidates": Array<DepartmentRow>;
  "deptGroupDeptRel.current": Array<DepartmentRow>;
  "deptGroupDeptRel.update": undefined;
  "login.login": Token;
  "login.code": Captcha;
  "login.confirm": undefined;
  "login.recent": undefined;
  "login.logout": undefined;
  "login.register": { id: number; status: 0 | 1 | 2 };
  "ticket.code": undefined;
  "member.userInfo": MemberProfile;
  "member.getRoleGroup": RoleGroup;
  "session.getList": Array<Session>;
  "session.end": undefined;
  "session.endOthers": undefined;
  "session.getIdentities": Array<Identity>;
  "session.linkIdentity": undefined;
  "session.unlinkIdentity": undefined;
  "member.getList": MemberPage;
  "member.getOne": Member;
  "member.getOneWithRole": Member;
  "member.add": Id;
  "member.update": undefined;
  "member.del": Deletion;
  "member.restore": Restored;
  "member.updatePwd": undefined;
  "memberRole.add": undefined;
  "memberRole.updateRole": undefined;
  "dict.getList": Array<DictionaryEntry>;
  "upload.image": Upload;
  "upload.anyFile": Upload;
  "menu.getTreeList": Array<MenuNode>;
  "menu.getTreeRoleList": Array<MenuNode>;
  "menu.getRoleTree": Array<MenuNode>;
  "menu.getLevelList": Array<MenuRow>;
  "menu.getOne": MenuRow;
  "menu.add": Id;
  "menu.update": undefined;
  "menu.del": Deletion;
  "menu.restore": Restored;
  "menu.multiSort": undefined;
  "notice.getPublic": Notice;
  "page.getOne": PageSource;
  "page.getPlan": PlannedPage;
  "page.getList": Array<PageRow>;
  "page.check": { problems: Array<Problem>; linkedFrom: Array<string>; usedIn: Array<string> };
  "page.saveDraft": { version: number };
  "page.publish": { version: number };
  "page.getHistory": PageHistory;
  "page.rollback": { version: number };
  "page.del": undefined;
  "page.getVersion": PageVersionSource;
  "page.restore": { version: number; notes: Array<string> };
  "page.discardDraft": undefined;
  "page.export": Array<PageExport>;
  "page.getAddresses": Array<PageAddress>;
  "page.getVersions": Array<PageState>;
  "view.getList": Array<SavedView>;
  "view.save": undefined;
  "view.reset": undefined;
  "preference.getOne": Preferences;
  "preference.save": undefined;
  "audit.getList": AuditPage;
  "audit.export": undefined;
  "audit.getOne": AuditDetail;
  "audit.getRecent": RecentPage;
  "service.getList": Array<ServiceRow>;
  "service.getOne": ServiceDetail;
  "service.check": ServiceCheck;
  "service.save": ServiceRow;
  "service.connect": ServiceRow;
  "service.del": Deletion;
  "service.restore": ServiceRow;
  "service.getDocuments": { revision: string; documents: Array<unknown> | null };
}

export type OperationId = keyof Requests;
