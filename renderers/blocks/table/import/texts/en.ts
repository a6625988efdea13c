/**
 * The English texts of importing the rows of a file; every other language must have the same keys.
 */
export const en = {
  import: {
    another: "Choose another file",
    cell: {
      error: "{{cell}} contains an error value.",
      formula:
        "{{cell}} holds a formula without its result. Open the file in a spreadsheet program and save it again.",
    },
    checking: "Checking every row…",
    chooseField: "Choose a field",
    column: "Column",
    encoding: {
      guessed: "Detected from the file. Check that the values below look right, or choose another.",
      label: "Encoding",
    },
    failedSoFar: "Failed so far: {{number}}",
    faulty_one: "{{count}} of {{total}} rows has errors. Nothing has been imported.",
    faulty_other: "{{count}} of {{total}} rows have errors. Nothing has been imported.",
    field: "Field",
    fieldOf: "Field of “{{column}}”",
    file: {
      brokenQuotes: "{{file}} has an unmatched quotation mark in row {{row}}.",
      brokenWorkbook: "{{file}} is not an Excel workbook, or it is damaged.",
      empty: "{{file}} is empty.",
      label: "File to import",
      notASheet: "{{file}} is neither an Excel workbook nor a CSV file.",
      oldWorkbook:
        "{{file}} is in the old Excel format or is password-protected. Save it as .xlsx without a password.",
      onlyHeadings: "{{file}} has headings but no rows.",
      someRecords:
        "Not all existing records could be loaded, so {{file}} cannot be compared with them: records that are there already would be added again. Nothing has been imported.",
      tooLarge: "{{file}} is too large to unpack here.",
      tooManyRecords:
        "There are more than {{limit}} records, so {{file}} cannot be compared with them.",
      tooManyRows_one: "{{file}} has {{count}} row; at most {{limit}} can be imported at once.",
      tooManyRows_other: "{{file}} has {{count}} rows; at most {{limit}} can be imported at once.",
      unknownEncoding:
        "The encoding of {{file}} is not certain. Choose the one in which its rows look right. Nothing has been imported.",
      unreadable_one:
        "{{file}} has {{count}} character that cannot be read in {{encoding}}. Choose another encoding, or correct the file. Nothing has been imported.",
      unreadable_other:
        "{{file}} has {{count}} characters that cannot be read in {{encoding}}. Choose another encoding, or correct the file. Nothing has been imported.",
    },
    firstValues: "First values",
    heading: {
      missing: "The required column “{{heading}}” is missing.",
      nameless: "Column {{column}} has values but no heading.",
      twice: "Column {{column}}, “{{heading}}”, appears twice.",
      unknown: "Column {{column}}, “{{heading}}”, is not recognised.",
    },
    headingOf: "Heading",
    headings: "The columns of {{file}} do not match. Nothing has been imported.",
    hiddenRows: "Rows that the sheet hides are imported too: {{rows}}.",
    intro:
      "Choose an Excel or CSV file with a heading for each column and a row for each record. Every row is checked before the import begins.",
    jobs: {
      background: "Continue in the background",
      dismiss: "Dismiss",
      leave:
        "The import goes on when you close this; the top bar shows how far it is. Stop it, or let it continue?",
      open: "Show the result",
      sign_one: "{{count}} import",
      sign_other: "{{count}} imports",
      title: "Imports",
    },
    kept: "Not undone: {{number}}",
    left: "Columns not imported: {{columns}}.",
    merged: "Merged cells, of which only the first holds the value: {{cells}}.",
    notAChoice: "“{{value}}” is not an allowed value. Allowed: {{known}}.",
    notImported: "Not imported",
    note: {
      atMost_one: "At most {{count}} character.",
      atMost_other: "At most {{count}} characters.",
      date: "A date, such as 2026-11-21.",
      dateTime: "A date and time, such as 2026-11-21 08:30.",
      number: "A number.",
      numberBetween: "A number from {{minimum}} to {{maximum}}.",
      oneOf: "One of: {{known}}.",
      several: "Several, separated by commas.",
      severalOf: "Any of these, separated by commas: {{known}}.",
    },
    notes: "Notes",
    outcome: "Result",
    over: "Rows imported: {{done}} of {{total}}.",
    permitted: "Allowed values",
    reading: "Reading the file…",
    ready_one: "{{count}} row of {{file}} is ready to import.",
    ready_other: "{{count}} rows of {{file}} are ready to import.",
    reason: "Problem",
    refused: "Refused by the service: {{number}}",
    repeated: {
      inFile: "Row {{row}} has the same value already.",
      there: "There is a record with this value already.",
    },
    required: "Required",
    result: {
      done: "Imported",
      untouched: "Not imported",
    },
    row: "Row",
    saveFaulty: "Download the rows with errors",
    saveResult: "Download the result",
    saveUnanswered: "Download these rows",
    send: "Import {{number}}",
    sendLeft: {
      again: "Import {{number}} again",
      both: "Import the {{number}} that are missing",
      rest: "Import the remaining {{number}}",
    },
    sheet: "Import",
    sheetOf: {
      hidden: "{{name}} (hidden)",
      label: "Sheet",
    },
    template: {
      csv: "CSV template",
      xlsx: "Excel template",
    },
    unanswered:
      "No clear response from the service, so these rows may have been imported: {{number}}",
    unansweredNext:
      "Importing them again here imports none of them twice. If they stay listed, check the table for those that are there: download these rows, remove those from the file, and import it as a new one.",
    undo: {
      added: "Undo: delete these rows ({{added}})",
      both: "Undo: delete {{added}} and change {{changed}} back",
      changed: "Undo: change these rows back ({{changed}})",
    },
    undone: "Rows undone: {{done}} of {{total}}.",
    untouched: {
      forbidden: "Not imported because you no longer have the permission: {{number}}",
      signedOut: "Not imported because you were logged out: {{number}}",
      stopped: "Not imported because you stopped: {{number}}",
      unreached: "Not imported because the service could not be reached: {{number}}",
    },
    update: {
      by: "Update by {{field}}",
      help: "Rows whose value is found change that record; empty cells leave it as it is. All others are added.",
      label: "Existing records",
      none: "Leave as they are; add every row",
      nothing: "There is nothing to import: {{file}} holds what is there already.",
      ready_one: "{{count}} existing record will be changed.",
      ready_other: "{{count}} existing records will be changed.",
      same_one: "{{count}} row is the same as its record and will not be sent.",
      same_other: "{{count}} rows are the same as their records and will not be sent.",
      several: "{{number}} records have this value.",
      unchanged: "Not changed: {{fields}}.",
    },
    value: "Value",
  },
};
