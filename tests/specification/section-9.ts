import { inFile, type SpecificationLine } from "./line.ts";

const wire = inFile("browser/shell/wire.test.ts");
const signInPage = inFile("browser/shell/sign-in.test.ts");
const contract = inFile("browser/shell/contract.test.ts");
const menuNode = inFile("session/menu-node.test.ts");
const layout = inFile("browser/shell/layout.test.ts");
const tabs = inFile("shell/tabs.test.ts");
const cookie = inFile("session/cookie.test.ts");
const languages = inFile("browser/shell/languages.test.ts");
const settings = inFile("browser/shell/settings.test.ts");
const imageViewer = inFile("browser/shell/image-viewer.test.ts");
const config = inFile("shell/config.test.ts");

/** Section 9, business constants and limits. */
export const section9: readonly SpecificationLine[] = [
  {
    text: "Request time-out 50000 ms; captcha 130 by 52 pixels, 4 characters.",
    proofs: [
      wire("of every call is 50 000 ms, after which a message says so (sections 7, 9)"),
      signInPage(
        "is asked for as 130 by 52 pixels with 4 characters, another at a click, and shown as an image, never as mark-up",
      ),
    ],
  },
  {
    text: "Menu tree requested with status 1; permission type id '2'.",
    proofs: [
      contract("loads user info, role group and menu tree in this order, the tree with status 1"),
      menuNode("gives the permission strings of all depths, once each, no empty ones"),
    ],
  },
  {
    text: "Mobile breakpoint under 992 px; sidebar width 210 px; tab cache max 30 pages.",
    proofs: [
      layout("is a drawer under 992 px that closes on navigation and on a click outside"),
      layout("is 210 px wide, collapses, and stays so across visits"),
      tabs("are at most 30, the least recently used dropped"),
    ],
  },
  {
    text: "Token cookie under a fixed key name (name not shown).",
    proofs: [cookie("is named Admin-Token, strict, and secure only on https")],
  },
  {
    text: "Language: saved cookie, else browser language among en, zh, es, ja, else zh.",
    proofs: [
      languages(
        "is the browser's among the four, else zh; what was saved goes before, if it is one",
      ),
    ],
  },
  {
    text: "Size options: default, medium, small, mini.",
    proofs: [settings("is hidden by default; each size changes the whole interface and is kept")],
  },
  {
    text: "Toast durations: success 2 s, error 5 s.",
    proofs: [
      wire("says for 2 s that the operation succeeded, after a write"),
      wire("shows for 5 s, in red, what any other code brings: its msg, its message, else Error"),
    ],
  },
  {
    text: "Image viewer zoom ratio 0.1, min 0.01, max 100; preview image max width 1200 px.",
    proofs: [
      imageViewer("zooms by a ratio of 0.1 with the buttons, the wheel, + and -, and 0 resets"),
      imageViewer("zooms no further out than 0.01 and no further in than 100"),
      imageViewer("shows a picture at most 1200 px wide, turns it and lets it be dragged"),
    ],
  },
  {
    text: "Settings defaults: fixed header off, tags view on, sidebar logo off.",
    proofs: [config("leaves everything as it ships where it says nothing")],
  },
];
