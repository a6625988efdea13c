/**
 * The English texts of the drawer that explains the state of a page's parts; every other language
 * must have the same keys.
 */
export const en = {
  why: {
    calls: "Calls",
    code: "Code {{code}}",
    conditions: "Expressions",
    held: "you have it",
    intro: "Each part of {{file}} as you see it now, and why.",
    lacking: "you do not have it",
    milliseconds: "{{number}} ms",
    notCalled: "Not called yet.",
    onAct: "Called only when someone uses it.",
    permissions: "Permissions",
    row: "For the row",
    rows: "rows: {{number}}",
    state: {
      broken: "broken",
      disabled: "disabled",
      empty: "empty",
      failing: "failing",
      hidden: "hidden",
      loading: "loading",
      noPermission: "no permission",
      shown: "shown",
      usable: "usable",
      waiting: "waiting",
    },
    underWay: "Call in progress.",
    unknown: "not known here",
    waitsFor: "Not called: {{names}} has no value yet.",
  },
};
