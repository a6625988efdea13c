/**
 * The English texts of the problems that a page can have; every other language must have the same keys.
 */
export const en = {
  expressionFault: {
    address: "an address is text and goes in single quotes",
    bytes: "“{{name}}” is not text here: text goes in quotes, with no letter before them",
    ends: "it is incomplete",
    escape: "“{{name}}” is not a known escape sequence",
    operator: "“{{name}}” cannot be written here",
    quote: "a closing quote is missing",
    reserved: "“{{name}}” is a reserved word",
    tooDeep: "it is too long, or nested too deeply",
    tooLong: "it is longer than {{name}} characters",
    unexpected: "“{{name}}” does not belong here",
    unreadable: "it cannot be read from here on",
    unsigned: "“{{name}}” is not a number here: a number has no letter after it",
  },
  problem: {
    acceptsKnownOnly: {
      message: "This refuses every “{{name}}” that is not there yet, so nothing new can be added.",
      remedy:
        "Write when the value is fine: while nothing is found, such as `!answer.records.exists(…)`.",
    },
    actionWithTwoEffects: {
      message: "The action has more than one effect: {{given}}.",
      remedy: "Keep one of them.",
    },
    actionWithoutEffect: {
      message: "The action does nothing.",
      remedy: "Add “call”, “open” or “go”.",
    },
    addsCurrencies: {
      message:
        "This adds up “{{name}}” in different currencies: “{{currency}}” says which one each record has.",
      remedy: "Add up the amounts of one currency only, or group them by “{{currency}}”.",
    },
    addsElsewhere: {
      message:
        "“{{name}}” adds other records than those that are shown here, which “{{own}}” adds.",
      remedy: "Use “{{own}}”, or move this to where those records are shown.",
    },
    addsIds: {
      message: "“{{name}}” holds ids: they name records, and their sum or average says nothing.",
      remedy: "Use “count”, or a field that measures something.",
    },
    addsRates: {
      message: "“{{name}}” is a share, an average or a rank, whose values cannot be added up.",
      remedy: "Use “average” or “count”, or add a field that measures something.",
    },
    alwaysHolds: {
      message: "This is always true, so it has no effect.",
      remedy: "Remove the condition, or correct it.",
    },
    alwaysSame: {
      message: "According to the catalogue, “{{comparison}}” is always {{truth}}.",
      remedy: "Compare with a value that is possible, or remove the comparison.",
    },
    beginsEmpty: {
      message:
        "“{{operation}}” replaces what is stored, but this form starts empty: anything not entered again may be lost.",
      remedy: "Set “values” to what is stored: “row”, or a call that loads it.",
    },
    beginsWithout: {
      message:
        "“{{operation}}” replaces a record, but the initial values do not include: {{names}}. A save may erase them.",
      remedy:
        'Load the record itself under “values”, with a call that reads it. Take fields of other names in “as”: {"owner_id": answer.owner.id}.',
    },
    blockUnplaced: {
      message: "This is a block, but “{{name}}” is where a block belongs here.",
      remedy: "Write the block as “{{name}}” of an object at this place.",
    },
    boundField: {
      message: "“{{name}}” is set under “with”, so the form does not ask for it.",
      remedy: "Remove it here or from “with”.",
    },
    brokenQuery: {
      message: "This address has a second “?”; only the first starts the query.",
      remedy: "Separate the parameters with &.",
    },
    cellDoesNotFit: {
      message: "The cell “{{name}}” cannot show “{{field}}” ({{type}}).",
      remedy: "Choose another cell, or remove it.",
    },
    checksAnother: {
      message: "The check of “{{name}}” uses “{{other}}” instead.",
      remedy: "Use form.{{name}}.",
    },
    checksFirstPage: {
      message:
        "“{{operation}}” returns one page at a time and does not receive `form.{{name}}`, so values on later pages are not found.",
      remedy: "Pass `form.{{name}}` to one of its arguments.",
    },
    circularRead: {
      message: "The blocks read each other in a circle: {{path}}.",
      remedy: "Break the circle at one of them.",
    },
    comparesDigits: {
      message: "These texts are compared letter by letter, so that “9” comes after “10”.",
      remedy:
        "Compare numbers: number(…) makes one of a text, and a number is written without quotes.",
    },
    contradictsLabel: {
      message: "This sends {{value}} as “{{name}}”, which is the opposite of “{{label}}”.",
      remedy: "Send the other value, or correct the label.",
    },
    costsTooMuch: {
      message:
        "This takes too much work: it goes through lists within lists, or keeps making a text or list longer.",
      remedy: "Go through one list within another at most, or let the service calculate it.",
    },
    countsAnyway: {
      message: "“count” counts rows, so “value” has no effect.",
      remedy: "Combine by “sum” or “average”, or remove “value”.",
    },
    countsPage: {
      message: "This counts the rows of one page, not all rows.",
      remedy: "Use the response's own total: `{{suggested}}`.",
    },
    dangerUnasked: {
      message: "This is marked as dangerous but runs on the first click.",
      remedy: 'Ask first: "confirm": true.',
    },
    duplicateField: {
      message: "The field “{{name}}” is listed here twice.",
      remedy: "Keep it in one place only.",
    },
    duplicateName: {
      message: "The name “{{name}}” is used twice.",
      remedy: "Give one of them another name.",
    },
    duplicateProperty: {
      message: "The property “{{name}}” is written twice.",
      remedy: "Remove one of them.",
    },
    encodedWhole: {
      message: "This encodes the whole address, slashes included, so it does not work.",
      remedy: "Encode only what is put into the address: '/page?name=' + encode(row.name).",
    },
    erasesFields: {
      message:
        "“{{operation}}” replaces the whole record, but this call does not send: {{names}}. They may be erased.",
      remedy:
        "Send them too, such as “{{first}}” with “row.{{first}}”, or open a form that loads the record.",
    },
    expressionSyntax: {
      message: "This is not an expression: {{reason}}.",
      remedy: "Correct the expression.",
    },
    expressionType: {
      message: "The expression gives {{given}}; {{wanted}} is needed.",
      remedy: "Write an expression that gives {{wanted}}.",
    },
    firstOfMany: {
      message: "This uses only one of the checked rows; the others stay as they are.",
      remedy: "Use `{{suggested}}` instead, so that the call is made for each checked row.",
    },
    holdsForOne: {
      message:
        "This already holds if one of the checked rows fits, but the action concerns all of them.",
      remedy:
        "Use `all` instead of `exists`, or choose the rows that fit with `filter` in the call.",
    },
    formOfFirst: {
      message: "This enters only one of the checked rows; the others stay as they are.",
      remedy:
        'Make it an action of a row, or allow it only for one row: "enabled": "size(rows) == 1".',
    },
    groupsByMany: {
      message:
        "“{{name}}” is not a single value, so a row could belong to several groups or to none.",
      remedy: "Group by a field that holds one value, or by an expression that gives one.",
    },
    groupsByKey: {
      message: "Every row has its own “{{name}}”, so each group would have a single row.",
      remedy: "Group by a field that several rows share, or remove “groupBy”.",
    },
    groupsTree: {
      message: "The rows have child rows under “{{name}}”; a table groups only the first level.",
      remedy: "Remove “groupBy”, or show the rows as a tree.",
    },
    hasNoChoices: {
      message:
        "“{{field}}” has no fixed values in the catalogue or a dictionary, so none can be left out.",
      remedy: "Remove “only”; options from a call are narrowed by the call's arguments.",
    },
    hasNoEffect: {
      message: "“{{name}}” has no effect without “{{needed}}”.",
      remedy: "Remove it, or add “{{needed}}”.",
    },
    hideEachOther: {
      message:
        "“{{name}}” and “{{other}}” are each shown only while the other is empty, so filling in one hides the other.",
      remedy: "Let only one of them depend on the other.",
    },
    inputNotSent: {
      message: "This call does not use “{{name}}”, so what is entered there is lost.",
      remedy: "Pass “{{name}}” to one of its arguments.",
    },
    labelledByKey: {
      message: "People would have to choose by “{{name}}”, which tells them nothing.",
      remedy: "Show a field by which they know it, such as “{{label}}”.",
    },
    listNotRecord: {
      message: "“{{name}}” returns a list; a single record is needed.",
      remedy: "Use the operation that returns a single record.",
    },
    holdsWithoutValue: {
      message:
        "This is also true where “{{name}}” is empty, because nothing comes before or after an empty value.",
      remedy:
        "Write the opposite comparison, with “{{name}} != null &&” before it where that helps.",
    },
    integerTooLarge: {
      message: "“{{name}}” is too large an integer for exact calculation.",
      remedy: "Compare it or pass it on as it is, and let the service calculate.",
    },
    missingParam: {
      message: "The page at “{{address}}” needs “{{name}}”, which is missing from this address.",
      remedy: "Add it: '{{address}}?{{name}}=' + encode(…).",
    },
    missingParameter: {
      message: "“{{operation}}” needs “{{name}}”.",
      remedy: "Add “{{name}}” under “with” or, in a form, as a field.",
    },
    missingProperty: {
      message: "The property “{{name}}” is missing.",
      remedy: "Add “{{name}}”.",
    },
    missingPlace: {
      message: "“{{name}}” is missing here, although the text has it in every other language.",
      remedy: "Write {{name}} where the value belongs in this language.",
    },
    missingTranslation: {
      message: "No text for {{languages}}.",
      remedy: "Add the missing languages.",
    },
    mixesYears: {
      message: "“{{name}}” is the same in every year, so the rows of all years are put together.",
      remedy:
        "Keep the year, such as with “startOf” or “format”, or show the rows of one year only.",
    },
    mustBePublic: {
      message: "This page opens without signing in, but does not say that it is public.",
      remedy: 'Write "public": true beside its title.',
    },
    nameRepeated: {
      message:
        "“{{name}}” names a block that is repeated for each row, so an expression cannot tell which one is meant.",
      remedy: "Remove the name; use `row` inside the block.",
    },
    namesFirstOfMany: {
      message: "This names only one of the checked rows, but the action concerns all of them.",
      remedy: "Say how many there are with “{{written}}”, or name them all.",
    },
    namedAsAnother: {
      message: "This is called “{{name}}”, but it is about “{{other}}”.",
      remedy: "Correct the name, or what it is about.",
    },
    needsWhatIsEmpty: {
      message:
        "This is available only while “{{name}}” is empty, but what it does needs “{{name}}”.",
      remedy: "Write the opposite condition.",
    },
    neverEqual: {
      message: "These can never be equal: {{left}} and {{right}}.",
      remedy: "Compare values of the same type that the field can have.",
    },
    backwardPeriod: {
      message:
        "{{value}} is before {{begin}}, the beginning of this period (“{{name}}”), so nothing is found.",
      remedy: "Write an end that is not before the beginning.",
    },
    neverHolds: {
      message: "This is never true, so what depends on it is never shown, reached or usable.",
      remedy: "Correct the condition, or remove this part.",
    },
    neverReached: {
      message: "No role can ever reach this; these conditions cannot all be true: {{conditions}}.",
      remedy: "Change one of the conditions, or remove this part.",
    },
    newerVersion: {
      message:
        "The page is written in version {{version}} of the language; this product supports up to version {{known}}.",
      remedy: "Update the product, or write the page in version {{known}}.",
    },
    noRecord: {
      message: "“{{name}}” is of the type {{type}}, which has no fields of its own.",
      remedy: "Remove “items”; it is for records and lists of records.",
    },
    noSuchPage: {
      message: "There is no page at “{{address}}”.",
      remedy: "Use the address of a page: {{known}}.",
    },
    notAList: {
      message: "“{{name}}” does not return a list.",
      remedy: "Use an operation that returns a list.",
    },
    notARead: {
      message: "“{{name}}” changes data, so it cannot be loaded automatically.",
      remedy: "Use an operation that only reads data.",
    },
    notATree: {
      message: "“{{name}}” does not return a tree.",
      remedy: "Use an operation whose rows have children.",
    },
    notAWrite: {
      message: "“{{name}}” changes nothing.",
      remedy: "Use an operation that changes data.",
    },
    notEncoded: {
      message: "“{{name}}” may contain characters such as & or #, which break the address.",
      remedy: "Write encode({{name}}).",
    },
    notForImport: {
      message:
        "“{{name}}” takes none of the fields that this table shows, so it neither adds nor changes its records.",
      remedy:
        "Use the operation that adds these records or, as “update”, the one that changes them.",
    },
    notImportable: {
      message: "A cell of a file cannot hold “{{name}}” ({{type}}).",
      remedy: "Remove it, or set it under “with”.",
    },
    notInEvery: {
      message: "Only some of these records have “{{name}}”; in the others it is empty.",
      remedy: "Add it to each record. All of them have: {{known}}.",
    },
    notInValues: {
      message: "“{{operation}}” needs “{{name}}”, but the initial values do not include it.",
      remedy: "Set “{{name}}” under “with” of “submit”, or use initial values that include it.",
    },
    notNameable: {
      message: "The values of “{{field}}” cannot be named here.",
      remedy: "Remove “values”: it is only for a field with a single value and no dictionary.",
    },
    notOneOf: {
      message: "“{{value}}” is not allowed here.",
      remedy: "Allowed: {{known}}.",
    },
    notOpen: {
      message:
        "“{{name}}” is in a dialog, so its state is unknown here while the dialog is closed.",
      remedy: "Read a block of the page, or do this in the dialog.",
    },
    notPartOf: {
      message: "This step should be part of “{{name}}”, but it does not read `answers.{{name}}`.",
      remedy: "Pass on what was made, such as `answers.{{name}}.id`, or remove “partOf”.",
    },
    notPublic: {
      message: "The page is public, but “{{name}}” is not.",
      remedy: "Use a public operation, or make the page not public.",
    },
    optionsDoNotFit: {
      message: "The options store “{{name}}” ({{given}}); the field takes {{wanted}}.",
      remedy: "Under “value”, name a field of the options whose values fit.",
    },
    optionsOfItself: {
      message: "The options of “{{name}}” depend on its own value.",
      remedy: "Use another field of the form.",
    },
    otherKey: {
      message: "This is “{{given}}”, but “{{wanted}}” is needed: it would be another record.",
      remedy: "Use a value that is “{{wanted}}”.",
    },
    outOfRange: {
      message: "{{value}} is outside {{minimum}} to {{maximum}}.",
      ofList: "Entries in the list: {{value}}; at least {{minimum}} needed.",
      ofListRemedy: "Add the missing entries.",
      remedy: "Stay between {{minimum}} and {{maximum}}.",
    },
    pagingField: {
      message:
        "The table sets “{{name}}” itself: paging is below the rows, sorting is in the headings.",
      remedy: "Remove it from the search.",
    },
    paramDoesNotFit: {
      message: "“{{name}}” of the page at “{{address}}” must be {{wanted}}, not {{given}}.",
      remedy: "Use {{wanted}}.",
    },
    paramNotTaken: {
      message: "The page at “{{address}}” takes no “{{name}}”.",
      remedy: "It takes: {{known}}.",
    },
    paramUnread: {
      message: "Nothing on the page reads “{{name}}”, so every value of it shows the same page.",
      remedy:
        "Read it as `params.{{name}}`, such as under “with” of a call, or remove the parameter.",
    },
    parentDoesNotFit: {
      message: "“{{name}}” ({{given}}) cannot refer to a parent item: the key is {{wanted}}.",
      remedy: "Use the field that holds the key of the parent.",
    },
    partOfNoWhole: {
      message: "An average is not part of a whole, so a doughnut cannot show it.",
      remedy: "Use a bar chart, or combine by sum or count.",
    },
    quotedMember: {
      message: "This sends the text “{{name}}” itself, not its value.",
      remedy: "Remove the quotes.",
    },
    readsForNothing: {
      message: "“{{name}}” only reads data, and nothing shows the response.",
      remedy: "Open a block that shows it, save it as a file, or call the operation you meant.",
    },
    readsItself: {
      message: "“{{name}}” is shown only once it is filled in, so it can never be filled in.",
      remedy: "Use another field in the condition.",
    },
    readByNone: {
      message: "Nothing on the page reads `{{name}}`, so choosing a value here has no effect.",
      remedy:
        "Read it where it should have an effect, such as under “with” of a call, or remove the field.",
    },
    readsNoRow: {
      message: "This is the same for every row, because nothing in it uses `row`.",
      remedy:
        "Pass on what identifies the row, such as “row.id”, or “rows.map(row, row.id)” for checked rows.",
    },
    readsOwnState: {
      message: "The block depends on its own state, so each selection in it changes what it shows.",
      remedy: "Use another block, or remove this.",
    },
    otherSelection: {
      message:
        "“{{save}}” replaces what “{{wanted}}” returns, but the current selection is read by “{{name}}”: a save would replace the selection with another.",
      remedy: "Read the current selection with “{{wanted}}”.",
    },
    readsSomeChosen: {
      message:
        "“{{name}}” leaves out some of what is chosen now, and “{{save}}” would remove what is left out.",
      remedy: "Remove the argument, so that everything that is chosen is read.",
    },
    concernsSeveral: {
      message: "Several rows may have the same “{{name}}”, and “{{call}}” may concern them all.",
      remedy: "Use a call for one record, or say “all” in the label or the question.",
    },
    relatesToAnother: {
      message: "This is read by “{{name}}”, but saved by “{{wanted}}”.",
      remedy: "Use the same record for both.",
    },
    ruleAlwaysHolds: {
      message: "This rule is always true, so the form can never be sent.",
      remedy: "Write when the values are wrong, not when they are right.",
    },
    requiredHidden: {
      message:
        "“{{name}}” is required but is shown only under a condition; without it nothing can be saved.",
      remedy: "Remove the condition, or set “{{name}}” in another way.",
    },
    saidElsewhere: {
      message: "This is said at “{{name}}”, but the rule is about “{{other}}”.",
      remedy: "Say it at a field that the rule reads.",
    },
    saidTwice: {
      message: "This is here twice: {{name}}.",
      remedy: "Remove one of them, or write what you meant in its place.",
    },
    doesTheSame: {
      message: "This does the same as “{{name}}”, though it is called something else.",
      remedy: "Change what one of them does, or remove it.",
    },
    sameLabel: {
      message: "The one before is also called “{{name}}”, so people cannot tell them apart.",
      remedy: "Rename one of them.",
    },
    saveDoesNotFit: {
      message: "“{{save}}” does not take a list of “{{key}}” ({{type}}).",
      remedy: "Use an operation that takes what the lists provide.",
    },
    saysOfAnother: {
      message: "This says “{{name}}”, but that is what “{{other}}” does.",
      remedy: "Say what this button does, or remove the text.",
    },
    selectedNotRow: {
      message: "This uses “{{name}}”, which may be another record than the one this belongs to.",
      remedy: "Use the record that this belongs to, such as “row”.",
    },
    sendsBack: {
      message: "The record already holds “{{name}}”, so sending it changes nothing.",
      remedy: "Send the new value, or correct the condition under which it is sent.",
    },
    sendsFormatted: {
      message:
        "“{{name}}” wants text like {{wanted}}, but `format` writes for people, differently in each language.",
      remedy:
        "Send the value as the service writes it, such as `today().substring(0, 7)` for a month.",
    },
    sendsOpposite: {
      message: "This sends the opposite of what is chosen, and yes where nothing is chosen.",
      remedy: "Send the value without `!`.",
    },
    sentAsAnother: {
      message: "“{{value}}” is sent as “{{wanted}}”, although there is “{{field}}”.",
      remedy: "Use “{{field}}”.",
    },
    sessionCall: {
      message: "“{{name}}” starts or ends a session, which no page may do.",
      remedy: "Remove the call; signing in and logging out have their own places in the product.",
    },
    severalLayouts: {
      message: "This arranges its fields more than once: {{given}}.",
      remedy: "Keep one of them.",
    },
    speaksOfAnother: {
      message: "This names “{{name}}”, but what is done or shown here is about another record.",
      remedy: "Use the same record in both.",
    },
    stepWithoutFields: {
      message: "This step has no fields.",
      remedy: "Add “fields” or “sections”, or remove the step.",
    },
    stepsNotHere: {
      message: "“{{name}}” cannot follow a call that may be made for several records.",
      remedy: "Remove it, or write the action for one record.",
    },
    stepsWithoutCall: {
      message: "“{{name}}” can follow only a call.",
      remedy: "Add a “call” to the action, or remove this.",
    },
    swappedArguments: {
      message: "“{{name}}” is given the value of “{{other}}”, and “{{other}}” that of “{{name}}”.",
      remedy: "Exchange the two values.",
    },
    syntax: {
      message: "This is not JSON: {{reason}}.",
      remedy: "Correct the text here.",
    },
    takesNoFile: {
      message: "“{{field}}” is entered with “{{name}}”, which does not take files.",
      remedy: "Choose the widget “image” or “file”, or remove “upload”.",
    },
    tooDeep: {
      message: "The page is nested too deeply.",
      remedy: "Nest fewer blocks.",
    },
    tooLarge: {
      message: "The page is too large.",
      remedy: "Split it into several pages.",
    },
    tooManyBlocks: {
      message_one: "The page has {{count}} block; at most {{limit}} are read.",
      message_other: "The page has {{count}} blocks; at most {{limit}} are read.",
      remedy: "Split it into several pages.",
    },
    tooManyProblems: {
      message: "The page has more than {{shown}} problems; the others are not listed.",
      remedy: "Fix the first ones and check again.",
    },
    turnedRound: {
      message:
        "This is the opposite of “{{label}}”: what is past and what is still to come are exchanged.",
      remedy: "Exchange the two sides, or correct the label.",
    },
    turnsPagesItself: {
      message:
        "The block that shows this list does its own paging, so “{{name}}” must not be set here.",
      remedy: "Remove it. A table's “pageSize” sets how many rows it shows at once.",
    },
    unknownBlock: {
      message: "No block of this page is named “{{name}}”.",
      remedy: "Named blocks: {{known}}.",
    },
    unknownCell: {
      message: "There is no cell “{{name}}”.",
      remedy: "Cells: {{known}}.",
    },
    unknownDictionary: {
      message: "No field of the catalogue uses a dictionary “{{name}}”.",
      remedy: "Dictionaries: {{known}}.",
    },
    unknownField: {
      message: "There is no field “{{name}}”.",
      remedy: "Fields: {{known}}.",
    },
    unknownFunction: {
      message: "There is no function “{{name}}”.",
      remedy: "Functions: {{known}}.",
    },
    unknownIcon: {
      message: "There is no icon “{{name}}”.",
      remedy: "Icons: {{known}}.",
    },
    unknownKey: {
      message: "There is no text with the key “{{name}}”.",
      remedy: "Use an existing key, or write the text itself.",
    },
    unknownKind: {
      message: "There is no block of kind “{{name}}”.",
      remedy: "Kinds: {{known}}.",
    },
    unknownMember: {
      message: "There is no “{{name}}” in {{type}}.",
      remedy: "It has: {{known}}.",
    },
    unknownOperation: {
      message: "The catalogue has no operation “{{name}}”.",
      remedy: "Use an operation from the catalogue, such as {{known}}.",
    },
    unknownParam: {
      message: "The page has no parameter “{{name}}”; it has: {{known}}.",
      remedy: 'Declare it next to the page\'s title: "params": { "{{name}}": "integer" }.',
    },
    unknownParameter: {
      message: "The operation “{{operation}}” does not take “{{name}}”.",
      remedy: "It takes: {{known}}.",
    },
    unknownPermission: {
      message: "No operation needs the permission “{{name}}”, so nobody can have it.",
      remedy: "Use a permission from the catalogue.",
    },
    unknownPlace: {
      message: "“{{name}}” is not replaced by a value; it is shown as written.",
      remedy: "Write {{meant}}: a value goes between two braces on each side.",
    },
    unknownProperty: {
      message: "The property “{{name}}” is not known here.",
      remedy: "Known properties: {{known}}.",
      within: "Write it inside “{{place}}”, which takes it.",
    },
    unknownVariable: {
      message: "There is no variable “{{name}}”.",
      remedy: "Variables: {{known}}. If you mean text, write '{{name}}'.",
    },
    unknownWidget: {
      message: "There is no widget “{{name}}”.",
      remedy: "Widgets: {{known}}.",
    },
    unlistedHost: {
      message:
        "This address would send data to {{host}}, which is not on the list, so the link is blocked.",
      remedy:
        "Ask whoever runs the service to add {{host}} to LINK_HOSTS, or write an address without data.",
    },
    unsafeAddress: {
      message:
        "A link cannot lead to this address: it is neither a page of the application nor a plain http or https address.",
      remedy: "Write it as “/points/user”, or as “https://” and a host with no account before it.",
    },
    untranslated: {
      message: "The text for {{languages}} is still the English one.",
      remedy: "Translate it, or write the text only once if it is the same in every language.",
    },
    valuesWithin: {
      message: "The record is in “{{wrapper}}” of these values, so the form would begin blank.",
      remedy: "Take the values from “{{wrapper}}”, in “as” or in the expression.",
    },
    widgetDoesNotFit: {
      message: "The widget “{{name}}” cannot be used for “{{field}}” ({{type}}).",
      remedy: "Choose another widget, or remove it.",
    },
    valueDoesNotFit: {
      message: "{{value}} does not fit here. {{fault}}",
      remedy: "Write a value that fits, or an expression that gives one.",
    },
    valueUnnamed: {
      message: "“{{field}}” may also be {{values}}, which has no name here.",
      remedy: "Name each of them under “values”.",
    },
    writtenPassword: {
      message: "This password is in the page's text, which everyone who opens the page receives.",
      remedy: "Have it entered in a field.",
    },
    wrongArgument: {
      message: "Arguments of “{{name}}”: {{wanted}} expected, {{given}} given.",
      remedy: "Pass {{wanted}}.",
    },
    wrongOperand: {
      message: "“{{operator}}” needs {{wanted}}, not {{given}}.",
      remedy: "Use {{wanted}}.",
    },
    wrongType: {
      message: "This must be {{wanted}}, not {{given}}.",
      remedy: "Write {{wanted}}.",
    },
  },
  syntaxFault: {
    ByteOrderMark: "the file begins with an invisible mark of its encoding",
    CloseBraceExpected: "a closing brace } is missing",
    CloseBracketExpected: "a closing bracket ] is missing",
    ColonExpected: "a colon is missing",
    CommaExpected: "a comma is missing",
    EndOfFileExpected: "nothing may follow the end of the document",
    InvalidCharacter: "this character must be written as an escape such as \\n",
    InvalidCommentToken: "JSON has no comments",
    InvalidEscapeCharacter: 'only " \\ / b f n r t u may follow a backslash',
    InvalidNumberFormat: "this is not a number",
    InvalidSymbol: "a word in quotes, a number, true, false or null belongs here",
    InvalidUnicode: "\\u needs four hexadecimal digits",
    MergeConflict: "a merge left two versions here, between <<<<<<< and >>>>>>>; keep one of them",
    PropertyNameExpected: "the name of a property, in double quotes, belongs here",
    SingleQuotes: "text goes in double quotes",
    TrailingComma: "there must be no comma after the last entry",
    UnexpectedEndOfComment: "JSON has no comments",
    UnexpectedEndOfNumber: "the number is not finished",
    UnexpectedEndOfString: "a closing quote is missing",
    UnquotedName: "names go in double quotes",
    ValueExpected: "a value belongs here",
  },
  typeWord: {
    any: "anything",
    bool: "yes or no",
    date: "a date",
    dateTime: "a date with a time",
    list: "a list",
    listOf: "a list ({{of}})",
    null: "nothing",
    number: "a number",
    record: "a record",
    string: "text",
  },
  valueName: {
    array: "a list",
    block: "a block in braces",
    bool: "true or false",
    boolean: "true or false",
    cell: "the name of a cell",
    expression: "an expression in quotes",
    field: "the name of a field",
    fraction: "a number with a fraction",
    icon: "the name of an icon",
    integer: "a whole number",
    list: "a list",
    map: "an object in braces",
    null: "null",
    number: "a number",
    object: "an object in braces",
    operation: "the name of an operation",
    or: " or ",
    pattern: "text like {{pattern}}",
    record: "an object in braces",
    string: "text in quotes",
    text: "text in quotes",
    widget: "the name of a widget",
  },
};
