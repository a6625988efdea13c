import type { Requirements } from "./requirements.ts";

/** The requirements on screens, entities and states. */
export const screensAndSessions: Requirements = {
  // Section 2 of the specification: screens and routes.
  "/login: hidden from menu": [
    "the pages open to everybody are open",
    "%s belongs to the application and is reported",
  ],
  "/register: hidden from menu": [
    "the pages open to everybody are open",
    "%s belongs to the application and is reported",
  ],
  "/404: hidden from menu": ["%s belongs to the application and is reported"],
  "/: redirects to /dashboard": [
    "/ leads to the dashboard",
    "/login leads to /, and / to /dashboard",
  ],
  "/dashboard: titled as a points home page; pinned as an always-open tab": [
    "follows the menu; the pinned dashboard comes first and cannot be closed",
  ],
  "any unknown path: redirects to /404": ["every unknown path leads to /404, and from there home"],
  "/login, /register and /jun/member/industryAtten may be opened by anyone without a token.": [
    "the pages open to everybody are open",
  ],
  "Any other path without a token redirects to /login with a redirect query holding the wanted path.":
    ["any path leads to /login with the wanted one, query and fragment included, and back"],
  "A signed-in user who opens /login is sent to /.": ["/login leads to /, and / to /dashboard"],
  "All other screens are added after login from the server menu tree. Each node gives routerPath, title, icon, componentPath, typeId, isHidden and children.":
    [
      "opens the shipped pages by its component paths, and makes no page call",
      "a file added while the service runs opens as a working screen",
      "leaves out what is no node and fills what is missing",
    ],
  "Nodes of typeId 2 or flagged hidden are not shown in the sidebar.": [
    "leaves out permissions, hidden nodes and folders without anything to show",
    "opens the shipped pages by its component paths, and makes no page call",
  ],
  "A default icon is used when a node gives none.": [
    "reports an unknown icon, however deep, and none where the node gives none",
  ],
  "Parents with children render as sub-menus.": [
    "shows parents with children as sub-menus, however deep, without hidden nodes",
  ],
  "A parent whose component path contains home redirects to its first child.": [
    "of a parent whose component path contains home leads to its first child",
  ],
  "Pages are not cached, although views are cached unless marked no-cache. The two readings are both given here.":
    [
      "stay alive with scroll, filters, typed values and selections",
      "are made anew at each visit where their node says noCache",
      "are made anew at each visit where cacheViews is off",
    ],
  "Top bar: hamburger, breadcrumb, size selector (hidden by default), full-screen toggle, and a user dropdown with home, personal profile, change password and log out.":
    [
      "is 210 px wide, collapses, and stays so across visits",
      "says where the page stands in the menu",
      "is hidden by default; each size changes the whole interface and is kept",
      "toggles the full screen",
      "holds home, profile, password and log out; home leads to the dashboard",
    ],
  "Tag tabs: visited views are tracked as tabs. A tab title is its meta title, or 'no-name' if none. Affixed (pinned) tabs stay when others are closed and cannot be closed. A right-click menu offers close, close others and close all.":
    [
      "follows the menu; the pinned dashboard comes first and cannot be closed",
      "calls a page by its title, in the language shown, and no-name without one",
      "closes one, the others, those left or right, or all from the right-click menu",
    ],
  "Sidebar: collapsible, 210 px wide, open or closed state kept across visits. The layout counts as mobile under 992 px width. On mobile the sidebar closes on route change and on outside click.":
    [
      "is 210 px wide, collapses, and stays so across visits",
      "is a drawer under 992 px that closes on navigation and on a click outside",
    ],
  "Profile dialog: username (read-only), full name, mobile, avatar image, extended info and remarks.":
    ["shows the username to read, and the fallback avatar; the rest can be changed"],
  "Password dialog: shows the user name, a password and a confirm password.": [
    "shows the user name, a password and a confirm password",
  ],
  "A shared image-or-file upload widget is used by screens. It allows one file only and shows a preview when done.":
    [
      "is idle, then uploading with its progress, then done with a preview",
      "is refused a second: only one file can be uploaded, delete the old file first",
      "takes any file; limits of type and size come from the schema and refuse by name",
    ],
  "Dialogs can be dragged by their header and are kept inside the viewport.": [
    "is dragged by its header, and opens where dialogs stand the next time",
    "stays inside the viewport, however far it is dragged",
    "stays inside the viewport after the window shrinks",
  ],
  "A fixed set of named icons is registered, for example logistics, finance, customer, address, delivery, tracking and cost.":
    ["the icon %s is one of the fixed set"],

  // Section 3 of the specification: entities and their fields.
  "Member (user): id, username, fullname, mobile, thumb (avatar url), ext (extended info), remarks, password.":
    [
      "$id answers a valid envelope with valid data",
      "adds a member, changes them, grants and sets roles, resets the password and deletes them",
    ],
  "Password-change payload: id, password, rePassword.": [
    "changes the password, which the next sign-in asks for",
  ],
  "Session state: token, name, avatar, fullName, lastLoginTime, lastLoginIp, id, openid, role group, menu list, to-do count. Role flags: isAdmin, isSuperAdministrators, isAdministrators, isAreaManager, isComprehensive, isCustomerRole.":
    ["give the member, with a fallback avatar, the flags and the permissions of all depths"],
  "Profile response fields read: username, id, fullname, lastLoginTime, lastLoginIp, thumb, openId. A fallback default avatar image is used when thumb is empty.":
    [
      "shows the username to read, and the fallback avatar; the rest can be changed",
      "give the member, with a fallback avatar, the flags and the permissions of all depths",
    ],
  "Menu node: routerPath, title, icon, componentPath, typeId, step, isHidden, children; the name field is also used for permissions. typeId '2' marks a permission entry whose name becomes a permission string.":
    [
      "leaves out what is no node and fills what is missing",
      "gives the permission strings of all depths, once each, no empty ones",
    ],
  "Captcha: the request carries width, height and length; the response data is the captcha.": [
    "splits the captcha's arguments between query and body",
    "signs in with a captcha that comes as SVG mark-up",
  ],
  "Upload request: witchField (field name) and a file part. Response: data.url and data.witchField.":
    [
      "sends file, witchField and token as parts with the environment header",
      "takes an avatar under the service's base, and the profile without a to-do count",
    ],
  "Dictionary entries: request carries dictType; response entries hold dictValue and dictLabel, turned into value and label pairs.":
    ["are entries of value, label and colour in their order, with code 0"],
  "Settings: showSettings, fixedHeader, sidebarLogo, tagsView.": [
    "hold at once and across visits, until they are reset",
    "are the deployment's by default, and hidden where it says so",
    "gives defaults for some settings; the others are as they ship",
  ],

  // Section 4 of the specification: states and transitions.
  "Session: no token leads to login. After login the token is stored in a cookie.": [
    "any path leads to /login with the wanted one, query and fragment included, and back",
    "trims the username before sending (specification section 5); a refusal's message shows; the token is in a cookie that no other site's request carries",
  ],
  "Signed in with no name loaded triggers three loads in order: user info, role group, menu tree (requested with status 1). Permissions are derived from the type-2 nodes, searched recursively. Then the dynamic routes are added and navigation retries.":
    [
      "come in order: user info, role group, menu tree with status 1",
      "are made once while a name is loaded, however often asked for",
      "gives the permission strings of all depths, once each, no empty ones",
      "loads user info, role group and menu tree in this order, the tree with status 1",
    ],
  "If any load fails, the token is cleared, an error message (or 'Has Error') is shown, and the user goes to login with the redirect.":
    [
      "clear the token and show the message when %s fails",
      "lead to sign-in with the redirect when one of them fails, or verifies nobody",
    ],
  "Logout calls the logout route, clears the token, resets the menu state, removes the stored menu status, then goes to login with the current path as redirect.":
    [
      "calls the logout route with the token, clears the token and resets the menu",
      "calls the logout route with the token, clears it and the menu's state, and leads to sign-in",
    ],
  "Sidebar: open or collapsed, persisted as 1 or 0 under the key sidebarStatus.": [
    "is 210 px wide, collapses, and stays so across visits",
  ],
  "Device: desktop by default, or mobile.": [
    "is a drawer under 992 px that closes on navigation and on a click outside",
  ],
  "Upload: idle, uploading (loading icon), done with preview. Clearing empties the file.": [
    "is idle, then uploading with its progress, then done with a preview",
    "is deleted after a question, titled as a hint and drawn as a warning",
  ],
  "Token-expiry codes force a re-login prompt (see section 8).": [
    "reports the end of the session on code %i",
    "opens one prompt, however many calls fail; Cancel stays; Re-Login clears the token and reloads",
  ],
  "Tab cache holds at most 30 pages.": ["are at most 30, the least recently used dropped"],
};
