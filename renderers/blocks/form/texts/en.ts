/** The own texts of the kind `form` in English; the keys that every other language must have. */
export const en = {
  form: {
    addField: "Add a field",
    addRow: "Add a row",
    againIn: "Again in {{seconds}} s",
    back: "Back",
    checking: "Checking…",
    moveRowDown: "Move row {{number}} down",
    moveRowUp: "Move row {{number}} up",
    next: "Next",
    noRows: "No rows yet",
    rangeTo: "to",
    removeRow: "Remove row {{number}}",
    row: "Row {{number}}",
    steps: "Steps",
  },
};
