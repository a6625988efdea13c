/** The own texts of the command line in English; the keys that every other language must have. */
export const en = {
  catalogueFault: {
    brokenCount: "What goes along with “{{operation}}” cannot be counted: {{problem}}.",
    brokenInverse: "The inverse of “{{operation}}” cannot be called: {{problem}} ({{about}}).",
    unknownFormat:
      "No shared validator is named “{{format}}”. Write {{remedy}}, or add it to src/language/formats.ts.",
    unknownName: "“{{extension}}” says “{{name}}”, which is not there. Write {{remedy}}.",
    unknownTitle:
      "The title “{{name}}” reads like a key of the locales, and no language has it. Write {{remedy}}, or add it to src/i18n.",
  },
  fileFault: {
    contradiction: {
      message: "The documents cannot be read together: {{reason}}",
      remedy: "Rename one of the two.",
    },
    danglingReference: {
      message: "The reference “{{reference}}” leads nowhere.",
      remedy: "Add its target, or remove it.",
    },
    emptyText: {
      message: "The text “{{key}}” is empty.",
      remedy: "Say something, or delete the key in every language.",
    },
    fixtureDiffers: {
      message: "This is not what the catalogue says of “{{operation}}”: {{reason}}.",
      remedy: "Change the fixture, or the catalogue where the service truly answers so.",
    },
    fixtureFailed: {
      message: "The case “{{name}}” must be a success; its code is {{code}}.",
      remedy: "Give it a success, or another name, as “refused”.",
    },
    fixtureOfNothing: {
      message: "The catalogue has no operation “{{name}}”.",
      remedy: "Rename the folder ({{near}}), or delete it.",
    },
    fixtureWithRows: {
      message_one: "The case “{{name}}” of a list has {{count}} row.",
      message_other: "The case “{{name}}” of a list has {{count}} rows.",
      remedy: "Take them away, or give it another name.",
    },
    fixtureWithoutRows: {
      message: "The case “{{name}}” of a list has no rows.",
      remedy: "Give it some, or name it “empty”.",
    },
    malformed: {
      message: "Something else stands where OpenAPI wants this: {{expected}}.",
      remedy: "Write it as the format says.",
    },
    missingText: {
      message: "The language “{{language}}” lacks the text “{{key}}”.",
      remedy: "Add it; near it there is: {{near}}.",
    },
    noFixture: {
      message: "The operation “{{id}}” has no fixture “{{name}}”.",
      remedy: "Write this file, or make it from the real service with `screens record {{id}}`.",
    },
    noFixtures: {
      message: "The service “{{service}}” has no fixtures.",
      remedy:
        "Make them from the real service with `screens record`, so that its screens can be drawn and tested.",
    },
    noService: {
      message: "The document does not say which service it describes.",
      remedy:
        "Add “x-service” with a name and an envelope, or make the document with `screens import`.",
    },
    notAFixture: {
      message:
        "A fixture is a request and its answer, in the service's envelope; this has: {{given}}.",
      remedy: 'Write { "request": {…}, "answer": {…} }.',
    },
    otherPlaces: {
      message: "The text “{{key}}” has the places {{given}}; in English it has {{wanted}}.",
      remedy: "Use the same places in every language.",
    },
    roomDefines: {
      message: "It defines {{given}}; its folder wants “{{name}}” alone.",
      remedy: 'Export one definition that begins with `name: "{{name}}"`, or rename the folder.',
    },
    roomDoubles: {
      message: "The example of “{{name}}” is {{example}} alone.",
      remedy: "Delete this file, or make it that one.",
    },
    roomDraws: {
      message: "It exports no “{{view}}”.",
      remedy: "Export it under that name.",
    },
    roomLanguage: {
      message: "There is no such file of texts: “{{given}}”.",
      remedy: "Name it one of {{known}}, or delete it.",
    },
    roomLacks: {
      message: "The folder of “{{name}}” lacks this file.",
      remedy: "Write it as the folders beside it have it, or delete the folder.",
    },
    roomSaysNot: {
      message: "Nothing of “{{name}}” says “{{key}}”.",
      remedy: "Delete the translation, or write the sentence as it is said now.",
    },
    roomUntold: {
      message: "“{{key}}” is not translated into “{{language}}”.",
      remedy: "Add the translation.",
    },
    roomsDiffer: {
      message: "“{{key}}” is translated otherwise in {{other}}.",
      remedy: "Write the same in both, or say another sentence.",
    },
    roomsUnlisted: {
      message: "It is not what the folders beside it hold.",
      remedy: "Run `npm run generate`.",
    },
    syntax: {
      message: "This is no JSON: {{reason}}.",
      remedy: "Mend it there; an editor shows the place.",
    },
    textTwice: {
      message: "The texts “{{key}}” stand in {{other}} already.",
      remedy: "Name them otherwise, for they are found by that name alone.",
    },
  },
  probe: {
    absent: "it is absent ({{code}})",
    additionalProperties: "{{place}} is not named in the document",
    argument: "the argument “{{name}}” is required, but the document does not say so",
    busy: "not tried: the service kept asking to wait",
    counts: "{{service}}: {{tried}} reads tried, {{misfits}} misfits, {{untried}} not tried",
    either: " or ",
    enum: "{{place}} is not one of the listed values",
    harmful: "not tried: by its name it ends a session or takes something away",
    keyword: "{{place}} breaks “{{keyword}}”",
    large: "not tried: the answer is larger than 16 MB",
    noArgument: "not tried: no value was found for {{names}}; give one by --with NAME=VALUE",
    noRecord: "not tried: the record of a row was not found",
    noTime: "not tried: the time was over; give more by --minutes N",
    proposed: "{{file}} holds the proposed overlay",
    redirected: "not tried: it redirects elsewhere, which is not followed",
    refused: "not tried: it is refused ({{code}}) {{message}}",
    required: "{{place}} is missing",
    rows: "the rows are at {{place}}, not at {{stated}}",
    rowsNowhere: "there are no rows at {{stated}} or anywhere else",
    slow: "not tried: no answer came within 20 seconds",
    token: "not tried: it is refused ({{code}}); give a token by --token or SCREENS_TOKEN",
    total: "the total is at {{place}}, not at {{stated}}",
    totalNowhere: "there is no total at {{stated}} or anywhere else",
    type: "{{place}} is {{given}} instead of {{stated}}",
    types: {
      array: "a list",
      boolean: "a flag",
      integer: "an integer",
      null: "null",
      number: "a number",
      object: "an object",
      string: "a text",
    },
    unreachable: "not tried: the service cannot be reached, or broke off",
    unreadable: "the answer could not be read ({{code}}); an overlay cannot describe this",
  },
};
