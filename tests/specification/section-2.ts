import { inFile, type SpecificationLine } from "./line.ts";

const guard = inFile("browser/shell/guard.test.ts");
const menu = inFile("shell/menu.test.ts");
const tabBar = inFile("browser/shell/tabs.test.ts");
const contract = inFile("browser/shell/contract.test.ts");
const addedScreen = inFile("browser/added-screen.test.ts");
const menuNode = inFile("session/menu-node.test.ts");
const layout = inFile("browser/shell/layout.test.ts");
const keptPages = inFile("browser/shell/kept-pages.test.ts");
const settings = inFile("browser/shell/settings.test.ts");
const profile = inFile("browser/shell/profile.test.ts");
const upload = inFile("browser/shell/upload.test.ts");
const uploadSchema = inFile("browser/shell/upload-schema.test.ts");
const dialogs = inFile("browser/shell/dialogs.test.ts");
const icons = inFile("specification/icons.test.ts");

/** Section 2, screens and routes. */
export const section2: readonly SpecificationLine[] = [
  {
    text: "| /login | hidden from menu |",
    proofs: [
      guard("the pages open to everybody are open"),
      menu("%s belongs to the application and is reported"),
    ],
  },
  {
    text: "| /register | hidden from menu |",
    proofs: [
      guard("the pages open to everybody are open"),
      menu("%s belongs to the application and is reported"),
    ],
  },
  {
    text: "| /404 | hidden from menu |",
    proofs: [menu("%s belongs to the application and is reported")],
  },
  {
    text: "| / | redirects to /dashboard |",
    proofs: [menu("/ leads to the dashboard"), guard("/login leads to /, and / to /dashboard")],
  },
  {
    text: "| /dashboard | titled as a points home page; pinned as an always-open tab |",
    proofs: [tabBar("follows the menu; the pinned dashboard comes first and cannot be closed")],
  },
  {
    text: "| any unknown path | redirects to /404 |",
    proofs: [guard("every unknown path leads to /404, and from there home")],
  },
  {
    text: "/login, /register and /jun/member/industryAtten may be opened by anyone without a token.",
    proofs: [guard("the pages open to everybody are open")],
  },
  {
    text: "Any other path without a token redirects to /login with a redirect query holding the wanted path.",
    proofs: [
      guard("any path leads to /login with the wanted one, query and fragment included, and back"),
    ],
  },
  {
    text: "A signed-in user who opens /login is sent to /.",
    proofs: [guard("/login leads to /, and / to /dashboard")],
  },
  {
    text: "All other screens are added after login from the server menu tree. Each node gives routerPath, title, icon, componentPath, typeId, isHidden and children.",
    proofs: [
      contract("opens the shipped pages by its component paths, and makes no page call"),
      addedScreen("a file added while the service runs opens as a working screen"),
      menuNode("leaves out what is no node and fills what is missing"),
    ],
  },
  {
    text: "Nodes of typeId 2 or flagged hidden are not shown in the sidebar.",
    proofs: [
      menu("leaves out permissions, hidden nodes and folders without anything to show"),
      contract("opens the shipped pages by its component paths, and makes no page call"),
    ],
  },
  {
    text: "A default icon is used when a node gives none.",
    proofs: [menu("reports an unknown icon, however deep, and none where the node gives none")],
  },
  {
    text: "Parents with children render as sub-menus.",
    proofs: [
      layout("shows parents with children as sub-menus, however deep, without hidden nodes"),
    ],
  },
  {
    text: "A parent whose component path contains home redirects to its first child.",
    proofs: [menu("of a parent whose component path contains home leads to its first child")],
  },
  {
    text: "Pages are not cached, although views are cached unless marked no-cache. The two readings are both given here.",
    proofs: [
      keptPages("stay alive with scroll, filters, typed values and selections"),
      keptPages("are made anew at each visit where their node says noCache"),
      keptPages("are made anew at each visit where cacheViews is off"),
    ],
  },
  {
    text: "Screen layouts of the individual server-defined pages: not shown.",
    nothingToBuild: "States nothing to build: what is not shown is decided elsewhere.",
  },
  {
    text: "Top bar: hamburger, breadcrumb, size selector (hidden by default), full-screen toggle, and a user dropdown with home, personal profile, change password and log out.",
    proofs: [
      layout("is 210 px wide, collapses, and stays so across visits"),
      layout("says where the page stands in the menu"),
      settings("is hidden by default; each size changes the whole interface and is kept"),
      layout("toggles the full screen"),
      layout("holds home, profile, password and log out; home leads to the dashboard"),
    ],
  },
  {
    text: "Tag tabs: visited views are tracked as tabs. A tab title is its meta title, or 'no-name' if none. Affixed (pinned) tabs stay when others are closed and cannot be closed. A right-click menu offers close, close others and close all.",
    proofs: [
      tabBar("follows the menu; the pinned dashboard comes first and cannot be closed"),
      tabBar("calls a page by its title, in the language shown, and no-name without one"),
      tabBar("closes one, the others, those left or right, or all from the right-click menu"),
    ],
  },
  {
    text: "Sidebar: collapsible, 210 px wide, open or closed state kept across visits. The layout counts as mobile under 992 px width. On mobile the sidebar closes on route change and on outside click.",
    proofs: [
      layout("is 210 px wide, collapses, and stays so across visits"),
      layout("is a drawer under 992 px that closes on navigation and on a click outside"),
    ],
  },
  {
    text: "Profile dialog: username (read-only), full name, mobile, avatar image, extended info and remarks.",
    proofs: [
      profile("shows the username to read, and the fallback avatar; the rest can be changed"),
    ],
  },
  {
    text: "Password dialog: shows the user name, a password and a confirm password.",
    proofs: [profile("shows the user name, a password and a confirm password")],
  },
  {
    text: "A shared image-or-file upload widget is used by screens. It allows one file only and shows a preview when done.",
    proofs: [
      upload("is idle, then uploading with its progress, then done with a preview"),
      upload("is refused a second: only one file can be uploaded, delete the old file first"),
      uploadSchema(
        "takes any file; limits of type and size come from the schema and refuse by name",
      ),
    ],
  },
  {
    text: "Dialogs can be dragged by their header and are kept inside the viewport.",
    proofs: [
      dialogs("is dragged by its header, and opens where dialogs stand the next time"),
      dialogs("stays inside the viewport, however far it is dragged"),
      dialogs("stays inside the viewport after the window shrinks"),
    ],
  },
  {
    text: "A fixed set of named icons is registered, for example logistics, finance, customer, address, delivery, tracking and cost.",
    proofs: [icons("the icon %s is one of the fixed set")],
  },
];
