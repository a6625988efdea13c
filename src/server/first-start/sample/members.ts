import type { Role } from "../../call/handler.ts";

function member(
  username: string,
  fullname: string,
  mobile: string,
  roles: readonly Role[],
  ext: string,
  /** The member's status: 0 disabled, 1 active, 2 waiting for approval. */
  status: 0 | 1 | 2 = 1,
  remarks = "",
) {
  return { username, fullname, mobile, roles, ext, status, remarks };
}

/**
 * The sample members: some of each of the six roles, two who wait for approval and one who is
 * disabled. All have the same password.
 */
export const sampleMembers = [
  member("sofia.super", "Sofía Herrera", "13800010001", ["superAdministrator"], "Madrid"),
  member("adam.admin", "Adam Clarke", "13800010002", ["admin"], "London"),
  member("anna.administrator", "Anna Weber", "13800010003", ["administrator"], "Hamburg"),
  member("li.administrator", "李静", "13800010004", ["administrator"], "上海"),
  member("arturo.area", "Arturo Núñez", "13800010005", ["areaManager"], "Valencia"),
  member("akiko.area", "渡辺 明子", "13800010006", ["areaManager"], "大阪"),
  member("chen.comprehensive", "陈思远", "13800010007", ["comprehensive"], "深圳"),
  member("carla.customer", "Carla Rossi", "13800010008", ["customer"], "Torino"),
  member("kenji.customer", "伊藤 健二", "13800010009", ["customer"], "名古屋"),
  member("grace.both", "Grace Okafor", "13800010010", ["areaManager", "comprehensive"], "Lagos"),
  member("noah.fischer", "Noah Fischer", "13800010011", [], "Berlin", 2),
  member("lina.pereira", "Lina Pereira", "13800010012", [], "Porto", 2),
  member(
    "oscar.former",
    "Óscar Vidal",
    "13800010013",
    ["customer"],
    "Sevilla",
    0,
    "Left the company in spring.",
  ),
];
