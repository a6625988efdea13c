/** The English texts of the widget `screen`; every other language must have the same keys. */
export const en = {
  screenWidget: {
    placeholder: "Choose a screen or type its path",
    unknown:
      "There is no screen with the path {{path}}. You can save anyway; the menu entry will say that its screen is missing.",
  },
};
