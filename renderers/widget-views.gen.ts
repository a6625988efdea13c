// Written by `npm run generate` from the folders beside it.

/** What loads the view of each of the widgets, by its name. */
export const widgetViews = {
  attachment: async () => (await import("./widgets/attachment/Widget.tsx")).Widget,
  date: async () => (await import("./widgets/date/Widget.tsx")).Widget,
  dateRange: async () => (await import("./widgets/dateRange/Widget.tsx")).Widget,
  dateTime: async () => (await import("./widgets/dateTime/Widget.tsx")).Widget,
  file: async () => (await import("./widgets/file/Widget.tsx")).Widget,
  icon: async () => (await import("./widgets/icon/Widget.tsx")).Widget,
  image: async () => (await import("./widgets/image/Widget.tsx")).Widget,
  month: async () => (await import("./widgets/month/Widget.tsx")).Widget,
  number: async () => (await import("./widgets/number/Widget.tsx")).Widget,
  password: async () => (await import("./widgets/password/Widget.tsx")).Widget,
  radio: async () => (await import("./widgets/radio/Widget.tsx")).Widget,
  screen: async () => (await import("./widgets/screen/Widget.tsx")).Widget,
  select: async () => (await import("./widgets/select/Widget.tsx")).Widget,
  switch: async () => (await import("./widgets/switch/Widget.tsx")).Widget,
  text: async () => (await import("./widgets/text/Widget.tsx")).Widget,
  textarea: async () => (await import("./widgets/textarea/Widget.tsx")).Widget,
  time: async () => (await import("./widgets/time/Widget.tsx")).Widget,
  treeSelect: async () => (await import("./widgets/treeSelect/Widget.tsx")).Widget,
};
