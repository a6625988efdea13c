/** The reference entries of variables: where each variable is available, and what it contains. */
export const variables: Readonly<Record<string, { summary: string }>> = {
  user: {
    summary:
      "The member who is signed in, everywhere: `user.id`, `user.isAdmin`; nothing on a public page.",
  },
  params: {
    summary: "What the page's address carries, everywhere, of the types that the page declares.",
  },
  route: { summary: "The page's address, everywhere: `route.path`, and as texts `route.query`." },
  blocks: {
    summary:
      "What the named blocks of the page show or hold, everywhere but in dialogs' own blocks that are closed.",
  },
  row: {
    summary:
      "The record of a table's or tree's row, or of a detail: in its actions, columns, cells and what it opens.",
  },
  outer: {
    summary:
      "The row around: in a table, tree or detail that a row opens, the record of that row, in what is done with a record of its own.",
  },
  rows: { summary: "The records that are chosen, in what is done with several." },
  form: {
    summary: "What is entered in the form around, in its conditions, checks, choices and calls.",
  },
  data: { summary: "The answer of a call, where a value is worked out of it, as in figures." },
  value: {
    summary:
      "The value of the field, in its cell; the value of a choice, where choices are limited.",
  },
  answer: {
    summary:
      "The answer of the call before, in what follows on it; `answers` has those that were kept by name.",
  },
};

/** The state that a block publishes to expressions under `blocks.<name>`. */
export const blockState: Readonly<
  Record<string, { summary: string; example: string; result: unknown }>
> = {
  "blocks.x.selected": {
    summary:
      "The record that is chosen in a table or a tree, or that a detail shows; nothing while there is none.",
    example: "blocks.orders.selected.no",
    result: "SO-1002",
  },
  "blocks.x.checked": {
    summary: "The records that are ticked in it.",
    example: "size(blocks.orders.checked)",
    result: 1,
  },
  "blocks.x.filters": {
    summary: "What a table is searched for.",
    example: "blocks.orders.filters.status",
    result: "open",
  },
  "blocks.x.values": {
    summary: "What is entered in a form, or in a block of filters.",
    example: "blocks.search.values.status",
    result: "open",
  },
};
