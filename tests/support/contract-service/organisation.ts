/** A member as this back end stores it; responses have the fields of specification section 3. */
export interface StoredMember {
  id: number;
  username: string;
  fullname: string;
  mobile: string;
  thumb: string | null;
  ext: string | null;
  remarks: string | null;
  password: string;
  role: string;
}

/** A points user as this back end stores it. */
export interface StoredUser {
  id: number;
  fullname: string;
  deptId: number;
  points: number;
  isLeft: boolean;
}

/** A department as this back end stores it. */
export interface StoredDepartment {
  id: number;
  parentId: number | null;
  name: string;
}

/** A deduction rule as this back end stores it. */
export interface StoredRule {
  id: number;
  parentId: number | null;
  title: string;
  points: number;
  remark: string | null;
  sort: number;
}

/** A group of either kind as this back end stores it. */
export interface StoredGroup {
  id: number;
  name: string;
  remark: string | null;
  status: number;
  users: number[];
  departments: number[];
  changed: string;
}

/** All data of this back end, kept in memory. */
export interface Organisation {
  members: StoredMember[];
  users: StoredUser[];
  departments: StoredDepartment[];
  rules: StoredRule[];
  culturalGroups: StoredGroup[];
  departmentGroups: StoredGroup[];
  /** The next number for a new record of any kind. */
  nextId: number;
}

const people: readonly [username: string, fullname: string, role: string][] = [
  ["admin", "Administrator", "isSuperAdministrators"],
  ["adam.admin", "Adam Clarke", "isAdmin"],
  ["anna.administrator", "Anna Weber", "isAdministrators"],
  ["carla.customer", "Carla Rossi", "isCustomerRole"],
];

const departments: readonly [name: string, parent: string | null][] = [
  ["Meridian Logistics", null],
  ["Operations", "Meridian Logistics"],
  ["Transport", "Operations"],
  ["Finance", "Meridian Logistics"],
  ["Training", null],
];

const firstNames = ["Aisha", "Ben", "Chiara", "Daniel", "Elena", "Farid", "Gemma", "Hugo"];
const lastNames = ["Sharma", "Ortega", "Lindqvist", "Moreau", "Tanaka"];

const culturalGroups = [
  "Reading Club",
  "Night Runners",
  "Weekend Hikers",
  "Chess Circle",
  "Amateur Theatre",
  "Sailing Friends",
];

const departmentGroups = ["Operations North", "Back Office", "Cost Council"];

const rules: readonly [title: string, parent: string | null, points: number][] = [
  ["Attendance", null, 0],
  ["Late without notice", "Attendance", 2],
  ["Absent without notice", "Attendance", 10],
  ["Safety", null, 0],
  ["Accident reported late", "Safety", 5],
];

/** A small organisation that is the same at every start. */
export function newOrganisation(password: string): Organisation {
  return {
    members: people.map(([username, fullname, role], index) => ({
      id: 101 + index,
      username,
      fullname,
      mobile: `1380001000${index}`,
      thumb: null,
      ext: null,
      remarks: null,
      password,
      role,
    })),
    departments: departments.map(([name, parent], index) => ({
      id: index + 1,
      name,
      parentId: parent === null ? null : 1 + departments.findIndex(([other]) => other === parent),
    })),
    users: lastNames.flatMap((lastName, row) =>
      firstNames.map((firstName, column) => ({
        id: 1000 + row * firstNames.length + column,
        fullname: `${firstName} ${lastName}`,
        deptId: 2 + ((row + column) % 4),
        points: 80 + column,
        isLeft: row === 0 && column > 5,
      })),
    ),
    rules: rules.map(([title, parent, points], index) => ({
      id: index + 1,
      parentId: parent === null ? null : 1 + rules.findIndex(([other]) => other === parent),
      title,
      points,
      remark: null,
      sort: index,
    })),
    culturalGroups: culturalGroups.map(newGroup),
    departmentGroups: departmentGroups.map(newGroup),
    nextId: 5000,
  };
}

function newGroup(name: string, index: number): StoredGroup {
  const users = [1000 + index, 1008 + index];
  const changed = "2025-03-04 09:30:00";
  return { id: index + 1, name, remark: null, status: 1, users, departments: [2], changed };
}
