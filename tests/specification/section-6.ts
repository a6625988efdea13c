import { inFile, type SpecificationLine } from "./line.ts";

const session = inFile("session/session.test.ts");
const serverSession = inFile("server/session.test.ts");
const contract = inFile("browser/shell/contract.test.ts");
const menuNode = inFile("session/menu-node.test.ts");
const serverMenu = inFile("server/handlers/menu.test.ts");

/** Section 6, roles and permissions. */
export const section6: readonly SpecificationLine[] = [
  {
    text: "Role flags: admin, super administrators, administrators, area manager, comprehensive, customer role. They are loaded from a role-group call after login.",
    proofs: [
      session("come in order: user info, role group, menu tree with status 1"),
      session(
        "give the member, with a fallback avatar, the flags and the permissions of all depths",
      ),
      serverSession("tells who is signed in, and the six flags"),
      contract(
        "knows a super administrator by role flags that are '1' and '0', whatever the menu permits",
      ),
    ],
  },
  {
    text: "Permissions are the names of type-2 menu nodes. What a user sees depends on the server menu tree.",
    proofs: [
      menuNode("gives the permission strings of all depths, once each, no empty ones"),
      contract("gives the permissions: who holds none but to read gets no button to write"),
      serverMenu("is what is granted to one of its roles, with what is above it"),
    ],
  },
  {
    text: "Which role may do what: not shown. Role names beyond the flags: not shown.",
    nothingToBuild: "States nothing to build: what is not shown is decided elsewhere.",
  },
  {
    text: "Sample template mock users are an admin and an editor.",
    nothingToBuild: "Describes mocks of a template; the sample members are decided elsewhere.",
  },
];
