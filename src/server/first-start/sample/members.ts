import type { Role } from "../../call/handler.ts";

type Sample = readonly [
  username: string,
  fullname: string,
  ext: string,
  roles: readonly Role[],
  more?: { status: 0 | 2; remarks?: string },
];

const members: readonly Sample[] = [
  ["sofia.super", "Sofía Herrera", "Madrid", ["superAdministrator"]],
  ["adam.admin", "Adam Clarke", "London", ["admin"]],
  ["anna.administrator", "Anna Weber", "Hamburg", ["administrator"]],
  ["li.administrator", "李静", "上海", ["administrator"]],
  ["arturo.area", "Arturo Núñez", "Valencia", ["areaManager"]],
  ["akiko.area", "渡辺 明子", "大阪", ["areaManager"]],
  ["chen.comprehensive", "陈思远", "深圳", ["comprehensive"]],
  ["carla.customer", "Carla Rossi", "Torino", ["customer"]],
  ["kenji.customer", "伊藤 健二", "名古屋", ["customer"]],
  ["grace.both", "Grace Okafor", "Lagos", ["areaManager", "comprehensive"]],
  ["noah.fischer", "Noah Fischer", "Berlin", [], { status: 2 }],
  ["lina.pereira", "Lina Pereira", "Porto", [], { status: 2 }],
  [
    "oscar.former",
    "Óscar Vidal",
    "Sevilla",
    ["customer"],
    { status: 0, remarks: "Left the company in spring." },
  ],
];

/**
 * The sample members: some of each of the six roles, two who wait for approval and one who is
 * disabled. All have the same password.
 */
export const sampleMembers = members.map(([username, fullname, ext, roles, more], index) => {
  const mobile = String(13_800_010_001 + index);
  return { username, fullname, mobile, roles, ext, status: 1 as const, remarks: "", ...more };
});
