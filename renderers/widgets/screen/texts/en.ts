/** The own texts of the widget `screen` in English; the keys that every other language must have. */
export const en = {
  screenWidget: {
    placeholder: "Choose a screen or type its path",
    unknown:
      "No screen is known by the path {{path}}. It can be saved; the menu entry then says that its screen is missing.",
  },
};
