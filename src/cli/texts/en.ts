/** The English texts of the command line; every other language must have the same keys. */
export const en = {
  catalogueFault: {
    brokenCount: "What is deleted along with “{{operation}}” cannot be counted: {{problem}}.",
    brokenInverse: "The inverse of “{{operation}}” cannot be called: {{problem}} ({{about}}).",
    exportLacks:
      "The list “{{operation}}” takes “{{name}}”, and its export “{{export}}” does not take it in the same form: the file could contain other rows than the screen shows. Add the parameter to “{{export}}”, or remove “x-export”.",
    exportNeeds:
      "The export “{{export}}” requires “{{name}}”, which the list “{{operation}}” may leave out. Make the parameter optional, or remove “x-export”.",
    exportPages:
      "The export “{{export}}” takes “{{name}}”, which requests a page of the list “{{operation}}”: the file might contain only one page. Remove the parameter from “{{export}}”, or remove “x-export”.",
    unknownFormat:
      "There is no shared validator named “{{format}}”. Write {{remedy}}, or add it to src/language/formats.ts.",
    unknownName: "“{{extension}}” names “{{name}}”, which does not exist. Write {{remedy}}.",
    unknownTitle:
      "The title “{{name}}” looks like a key of the texts, but no language has it. Write {{remedy}}, or add it to src/i18n.",
  },
  fileFault: {
    contradiction: {
      message: "The documents cannot be read together: {{reason}}",
      remedy: "Rename one of the two.",
    },
    danglingReference: {
      message: "The reference “{{reference}}” has no target.",
      remedy: "Add the target, or remove the reference.",
    },
    emptyText: {
      message: "The text “{{key}}” is empty.",
      remedy: "Write the text, or delete the key in every language.",
    },
    fixtureDiffers: {
      message: "This does not match what the catalogue says about “{{operation}}”: {{reason}}.",
      remedy: "Change the fixture, or the catalogue if the service really responds like this.",
    },
    fixtureFailed: {
      message: "The case “{{name}}” must be a success; its code is {{code}}.",
      remedy: "Make it a success, or give it another name, such as “refused”.",
    },
    fixtureOfNothing: {
      message: "The catalogue has no operation “{{name}}”.",
      remedy: "Rename the folder ({{near}}), or delete it.",
    },
    fixtureWithRows: {
      message_one: "The case “{{name}}” of a list has {{count}} row.",
      message_other: "The case “{{name}}” of a list has {{count}} rows.",
      remedy: "Remove them, or give it another name.",
    },
    fixtureWithoutRows: {
      message: "The case “{{name}}” of a list has no rows.",
      remedy: "Add some, or name it “empty”.",
    },
    linkToNothing: {
      message: "This is a link to “{{target}}”, where there is no file.",
      remedy: "Correct the link, or delete it.",
    },
    malformed: {
      message: "OpenAPI expects this here: {{expected}}.",
      remedy: "Correct it to match the format.",
    },
    missingText: {
      message: "The text “{{key}}” is missing in the language “{{language}}”.",
      remedy: "Add it; similar keys: {{near}}.",
    },
    noFixture: {
      message: "The operation “{{id}}” has no fixture “{{name}}”.",
      remedy: "Write this file, or make it from the real service with `{{command}}`.",
    },
    noFixtures: {
      message: "The service “{{service}}” has no fixtures.",
      remedy:
        "Make them from the real service with `screens record --page PAGE --service {{service}}=URL`, so that its screens can be shown and tested.",
    },
    noService: {
      message: "The document does not say which service it describes.",
      remedy:
        "Add “x-service” with a name and an envelope, or make the document with `screens import`.",
    },
    notAFixture: {
      message:
        "A fixture is a request and its response, in the service's envelope; this one has: {{given}}.",
      remedy: 'Write { "request": {…}, "answer": {…} }.',
    },
    notUtf8: {
      message: "This character is not encoded in UTF-8.",
      remedy: "Save the file as UTF-8, and write the character again.",
    },
    otherPlaces: {
      message: "The text “{{key}}” has the placeholders {{given}}; in English it has {{wanted}}.",
      remedy: "Use the same placeholders in every language.",
    },
    roomDefines: {
      message: "It defines {{given}}; this folder must define only “{{name}}”.",
      remedy: 'Export one definition that begins with `name: "{{name}}"`, or rename the folder.',
    },
    roomDoubles: {
      message: "The example of “{{name}}” must be {{example}} only.",
      remedy: "Delete this file, or rename it to that.",
    },
    roomDraws: {
      message: "It does not export “{{view}}”.",
      remedy: "Export it under that name.",
    },
    roomLanguage: {
      message: "There is no language for this file of texts: “{{given}}”.",
      remedy: "Name it one of {{known}}, or delete it.",
    },
    roomLacks: {
      message: "The folder of “{{name}}” does not have this file.",
      remedy: "Write it as in the folders next to it, or delete the folder.",
    },
    roomSaysNot: {
      message: "The sentence “{{key}}” is not used by “{{name}}”.",
      remedy: "Delete the translation, or change the sentence to the current one.",
    },
    roomUntold: {
      message: "“{{key}}” is not translated into “{{language}}”.",
      remedy: "Add the translation.",
    },
    roomsDiffer: {
      message: "“{{key}}” has another translation in {{other}}.",
      remedy: "Use the same translation in both, or another sentence.",
    },
    roomsUnlisted: {
      message: "It does not match the folders next to it.",
      remedy: "Run `npm run generate`.",
    },
    pageName: {
      message:
        "No menu entry can show a page of this name. Names consist of letters, digits, “-” and “_”, without “index” at the end or “views” at the beginning.",
      remedy: "Rename the file or its folder.",
    },
    sameName: {
      message:
        "The name differs from “{{other}}” only in letter case or accents; Windows and macOS hold one of the two.",
      remedy: "Rename or delete one of them.",
    },
    syntax: {
      message: "This is not JSON: {{reason}}.",
      remedy: "Fix it there; an editor shows the place.",
    },
    textTwice: {
      message: "The texts “{{key}}” are already in {{other}}.",
      remedy: "Use another name: texts are found by name alone.",
    },
    unreadable: {
      message: "This file cannot be read: {{reason}}.",
      remedy: "Make it readable, or remove it.",
    },
  },
  probe: {
    absent: "the service does not have it ({{code}})",
    additionalProperties: "{{place}} is not in the document",
    argument: "the argument “{{name}}” is required, but the document does not say so",
    busy: "not tried: the service kept asking to wait",
    counts: "{{service}}: {{tried}} reads tried, {{misfits}} differences, {{untried}} not tried",
    dayOrMonth:
      "{{place}} holds dates such as {{example}}, and no row shows whether the day or the month comes first: find out, then probe again with --dates dayFirst or --dates monthFirst",
    either: " or ",
    enum: "{{place}} is not one of the listed values",
    harmful: "not tried: judging by its name, it ends a session or deletes something",
    keyword: "{{place}} does not meet “{{keyword}}”",
    large: "not tried: the response is larger than 16 MB",
    noArgument: "not tried: no value was found for {{names}}; set one with --with NAME=VALUE",
    noRecord: "not tried: the record of a row was not found",
    noTime: "not tried: no time left; allow more with --minutes N",
    proposed: "the proposed overlay is in {{file}}",
    redirected: "not tried: the service redirects the call, and redirects are not followed",
    refused: "not tried: refused ({{code}}) {{message}}",
    required: "{{place}} is missing",
    rows: "the rows are at {{place}}, not at {{stated}}",
    rowsNowhere: "there are no rows at {{stated}} or anywhere else",
    slow: "not tried: no response came within 20 seconds",
    timeText: "{{place}} holds times such as {{example}}, but the document does not say so",
    token: "not tried: refused ({{code}}); set a token with --token or SCREENS_TOKEN",
    total: "the total is at {{place}}, not at {{stated}}",
    totalNowhere: "there is no total at {{stated}} or anywhere else",
    type: "{{place}} is {{given}} instead of {{stated}}",
    types: {
      array: "a list",
      boolean: "true or false",
      integer: "an integer",
      null: "null",
      number: "a number",
      object: "an object",
      string: "text",
    },
    unreachable: "not tried: the service cannot be reached, or the connection was lost",
    unreadable: "the response could not be read ({{code}}); an overlay cannot describe this",
  },
};
