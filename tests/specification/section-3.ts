import { inFile, type SpecificationLine } from "./line.ts";

const operations = inFile("conformance/operations.test.ts");
const members = inFile("browser/members.test.ts");
const contract = inFile("browser/shell/contract.test.ts");
const session = inFile("session/session.test.ts");
const profile = inFile("browser/shell/profile.test.ts");
const menuNode = inFile("session/menu-node.test.ts");
const requests = inFile("wire/request.test.ts");
const points = inFile("server/handlers/points.test.ts");
const settings = inFile("browser/shell/settings.test.ts");
const config = inFile("shell/config.test.ts");

/** Section 3, entities and their fields. */
export const section3: readonly SpecificationLine[] = [
  {
    text: "Member (user): id, username, fullname, mobile, thumb (avatar url), ext (extended info), remarks, password.",
    proofs: [
      operations("$id answers a valid envelope with valid data"),
      members(
        "adds a member, changes them, grants and sets roles, resets the password and deletes them",
      ),
    ],
  },
  {
    text: "Password-change payload: id, password, rePassword.",
    proofs: [contract("changes the password, which the next sign-in asks for")],
  },
  {
    text: "Session state: token, name, avatar, fullName, lastLoginTime, lastLoginIp, id, openid, role group, menu list, to-do count. Role flags: isAdmin, isSuperAdministrators, isAdministrators, isAreaManager, isComprehensive, isCustomerRole.",
    proofs: [
      session(
        "give the member, with a fallback avatar, the flags and the permissions of all depths",
      ),
    ],
  },
  {
    text: "Profile response fields read: username, id, fullname, lastLoginTime, lastLoginIp, thumb, openId. A fallback default avatar image is used when thumb is empty.",
    proofs: [
      profile("shows the username to read, and the fallback avatar; the rest can be changed"),
      session(
        "give the member, with a fallback avatar, the flags and the permissions of all depths",
      ),
    ],
  },
  {
    text: "Menu node: routerPath, title, icon, componentPath, typeId, step, isHidden, children; the name field is also used for permissions. typeId '2' marks a permission entry whose name becomes a permission string.",
    proofs: [
      menuNode("leaves out what is no node and fills what is missing"),
      menuNode("gives the permission strings of all depths, once each, no empty ones"),
    ],
  },
  {
    text: "Captcha: the request carries width, height and length; the response data is the captcha.",
    proofs: [
      requests("splits the captcha's arguments between query and body"),
      contract("signs in with a captcha that comes as SVG mark-up"),
    ],
  },
  {
    text: "Upload request: witchField (field name) and a file part. Response: data.url and data.witchField.",
    proofs: [
      requests("sends file, witchField and token as parts with the environment header"),
      contract("takes an avatar under the service's base, and the profile without a to-do count"),
    ],
  },
  {
    text: "Dictionary entries: request carries dictType; response entries hold dictValue and dictLabel, turned into value and label pairs.",
    proofs: [points("are entries of value, label and colour in their order, with code 0")],
  },
  {
    text: "Settings: showSettings, fixedHeader, sidebarLogo, tagsView.",
    proofs: [
      settings("hold at once and across visits, until they are reset"),
      settings("are the deployment's by default, and hidden where it says so"),
      config("gives defaults for some settings; the others are as they ship"),
    ],
  },
  {
    text: "Dictionary type, points user, points department, deduction points rule (tree), cultural group, department group and their relations: field shapes not shown.",
    nothingToBuild:
      "States no shape: the shapes are the catalogue's, and tests/conformance holds every answer to them.",
  },
];
