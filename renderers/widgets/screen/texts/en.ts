/** The own texts of the widget `screen` in English; the keys that every other language must have. */
export const en = {
  screenWidget: {
    placeholder: "Choose a screen or type its path",
    unknown:
      "There is no screen with the path {{path}}. You can save anyway; the menu entry will say that its screen is missing.",
  },
};
