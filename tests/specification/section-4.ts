import { inFile, type SpecificationLine } from "./line.ts";

const guard = inFile("browser/shell/guard.test.ts");
const signInPage = inFile("browser/shell/sign-in.test.ts");
const session = inFile("session/session.test.ts");
const menuNode = inFile("session/menu-node.test.ts");
const contract = inFile("browser/shell/contract.test.ts");
const sessions = inFile("browser/shell/session.test.ts");
const layout = inFile("browser/shell/layout.test.ts");
const upload = inFile("browser/shell/upload.test.ts");
const answers = inFile("wire/answer.test.ts");
const keptPages = inFile("browser/shell/kept-pages.test.ts");
const tabs = inFile("shell/tabs.test.ts");

/** Section 4, states and transitions. */
export const section4: readonly SpecificationLine[] = [
  {
    text: "Session: no token leads to login. After login the token is stored in a cookie.",
    proofs: [
      guard("any path leads to /login with the wanted one, query and fragment included, and back"),
      signInPage(
        "trims the username before sending (specification section 5); a refusal's message shows; the token is in a cookie that no other site's request carries",
      ),
    ],
  },
  {
    text: "Signed in with no name loaded triggers three loads in order: user info, role group, menu tree (requested with status 1). Permissions are derived from the type-2 nodes, searched recursively. Then the dynamic routes are added and navigation retries.",
    proofs: [
      session("come in order: user info, role group, menu tree with status 1"),
      session("are made once while a name is loaded, however often asked for"),
      menuNode("gives the permission strings of all depths, once each, no empty ones"),
      contract("loads user info, role group and menu tree in this order, the tree with status 1"),
    ],
  },
  {
    text: "If any load fails, the token is cleared, an error message (or 'Has Error') is shown, and the user goes to login with the redirect.",
    proofs: [
      session("clear the token and show the message when %s fails"),
      sessions("lead to sign-in with the redirect when one of them fails, or verifies nobody"),
    ],
  },
  {
    text: "Logout calls the logout route, clears the token, resets the menu state, removes the stored menu status, then goes to login with the current path as redirect.",
    proofs: [
      session("calls the logout route with the token, clears the token and resets the menu"),
      sessions(
        "calls the logout route with the token, clears it and the menu's state, and leads to sign-in",
      ),
    ],
  },
  {
    text: "Sidebar: open or collapsed, persisted as 1 or 0 under the key sidebarStatus.",
    proofs: [layout("is 210 px wide, collapses, and stays so across visits")],
  },
  {
    text: "Device: desktop by default, or mobile.",
    proofs: [layout("is a drawer under 992 px that closes on navigation and on a click outside")],
  },
  {
    text: "Upload: idle, uploading (loading icon), done with preview. Clearing empties the file.",
    proofs: [
      upload("is idle, then uploading with its progress, then done with a preview"),
      upload("is deleted after a question, titled as a hint and drawn as a warning"),
    ],
  },
  {
    text: "Token-expiry codes force a re-login prompt (see section 8).",
    proofs: [
      answers("reports the end of the session on code %i"),
      sessions(
        "opens one prompt, however many calls fail; Cancel stays; Re-Login clears the token and reloads",
      ),
    ],
  },
  {
    text: "Tab cache holds at most 30 pages.",
    proofs: [
      keptPages(
        "stay alive to the number of 30, the least recently used dropped, the unsaved last",
      ),
      tabs("are at most 30, the least recently used dropped"),
    ],
  },
];
