/** The own texts of the service in English; the keys that every other language must have. */
export const en = {
  error: {
    badInput: "Some of what was sent is not valid.",
    changedMeanwhile: "Somebody else has changed this meanwhile.",
    fault: "Something went wrong on the server.",
    illegalToken: "You are not signed in.",
    locked:
      "Others are changing this, and it is taking longer than usual. Nothing was changed; please try again.",
    mediaType: "The service does not take this content type.",
    noRoute: "There is nothing at this address.",
    notPermitted: "You are not permitted to do this ({{permission}}).",
    signInTooOld: "Please confirm that it is you: this needs a sign-in of the last 15 minutes.",
    signedInElsewhere: "Your session was ended. Please sign in again.",
    tokenExpired: "Your session has expired. Please sign in again.",
    tooLarge: "What was sent is too large.",
    tooManyAttempts: "Too many attempts. Please try again in {{seconds}} s.",
    tooManyRequests: "Too many requests. Please wait a moment.",
    unreachable: "The service behind this address does not answer.",
  },
  contractDifference: {
    answerAdded: "It answers data now; it answered none before.",
    answerRemoved: "It answers no data any more.",
    answerType: "It answers {{after}}; it answered {{before}} before.",
    argumentAdded: "It can be given “{{name}}” ({{type}}).",
    argumentNeeded: "It must be given “{{name}}” ({{type}}), which is new.",
    argumentOptional: "“{{name}}” may be left out now.",
    argumentPlace: "“{{name}}” goes into the {{after}} now; it went into the {{before}}.",
    argumentRemoved: "It takes no “{{name}}” any more.",
    argumentRequired: "“{{name}}” must be given now.",
    argumentType: "“{{name}}” is to be {{after}} now; it was {{before}}.",
    effect: "What it does to records has changed: it is now taken to be another sort of call.",
    fieldAdded: "It answers “{{name}}” ({{type}}) as well.",
    fieldRemoved: "It answers no “{{name}}” any more.",
    fieldType: "“{{name}}” is answered as {{after}} now; it was {{before}}.",
    limits: "“{{name}}” has other limits now, such as its length, format or choices.",
    list: "Its rows, their total or their pages are found elsewhere.",
    more: "There are more differences: {{number}}.",
    moved: "It is called at {{after}} now; it was at {{before}}.",
    nullable: "“{{name}}” may be null now.",
    other: "Only texts or finer points have changed.",
    permission: "It needs the permission {{after}} now; it needed {{before}}.",
    valuesAdded: "“{{name}}” may also be {{values}}.",
    valuesRemoved: "“{{name}}” can no longer be {{values}}.",
  },
  importFault: {
    badBase:
      "“{{base}}” cannot be a base path. Give a path such as /orders-api, or an address that begins with https://.",
    badServiceName:
      "A service cannot be named “{{name}}”. Use up to 32 letters and digits, starting with a lower-case letter.",
    bodyMedia:
      "The body is taken only as “{{media}}”. Screens send JSON, forms, plain text and files; offer one of them. Until then what needs the body is left out.",
    bodyOfRead: "A GET call carries no body. It was left out; put what it holds into the query.",
    danglingReference: "The reference “{{reference}}” leads nowhere. Add its target, or remove it.",
    duplicateId:
      "The id “{{id}}” is already taken; this operation is named “{{name}}”. Give it an operationId of its own.",
    hostileName:
      "A field or parameter cannot be named “{{name}}”. It was left out; give it another name in the service.",
    leftOutKeyword:
      "“{{name}}” was left out: screens do not judge by it, or it holds what the format does not allow. The service alone refuses what it forbids; say it in other keywords.",
    leftOutParameter:
      "The parameter “{{name}}” was left out: headers that speak of the exchange itself, and a second argument of one name, cannot be sent. Offer it in the query under a name of its own.",
    malformed:
      "OpenAPI expects this here: {{expected}}. Something else was found and left out; correct it.",
    moreFaults_one: "There is {{count}} more fault. Fix those listed here and import again.",
    moreFaults_other: "There are {{count}} more faults. Fix those listed here and import again.",
    moreOffered:
      "The document has more than {{limit}} operations. Those beyond are not listed to choose from; choose them by `screens import --only`.",
    noOperations:
      "No operation could be taken. Fix the other faults listed here, or give a document that has operations.",
    notJson: "This begins like JSON but is not valid: {{reason}} Fix it there.",
    notOpenApi:
      "This is not an OpenAPI 3.0 to 3.2 or Swagger 2.0 document (found: “{{found}}”). Give one with “openapi” or “swagger”, and “paths”.",
    notYaml: "This is neither JSON nor YAML: {{reason}}. Fix it there.",
    overlay:
      "The overlay of this deployment does not fit the document: {{reason}} Whoever runs the server lists it in OVERLAYS.",
    referenceLoop:
      "“{{name}}” contains itself without end, so any value is accepted there; break the loop.",
    remoteReference:
      "The reference “{{reference}}” leads out of the document and is never fetched. Bundle the document into one file first.",
    requiredParameter:
      "The operation cannot be called without “{{name}}”, which no screen can send. It was left out; make the parameter optional, or offer it in the query under a name of its own.",
    reservedName:
      "The client sets “{{name}}” itself, so no screen can. It was left out; give it another name in the service.",
    sameAddress:
      "{{method}} {{path}} is here twice; the first one was taken. Give the other an address of its own, or leave it out.",
    sharedName:
      "The path and the body both have “{{name}}”. Both are kept: here the one in the path is called “{{other}}”.",
    takenServiceName:
      "The name “{{name}}” is taken, by a service, a group of operations or an address variable. Choose another.",
    tooDeep: "The document nests deeper than {{limit}} levels. Flatten the deepest parts.",
    tooIntricate:
      "“{{name}}” expands to thousands of parts, so any value is accepted there; simplify it.",
    tooLarge:
      "What is taken of the document is larger than {{limit}} characters. Import only the tags or operations that screens need.",
    tooManyArguments:
      "The operations together take more than {{limit}} arguments. Import only the tags or operations that screens need.",
    tooManyOperations:
      "The document has more than {{limit}} operations. Import only the tags or operations that screens need.",
    tooManyValues:
      "What is taken of the document holds more than {{limit}} values. Import only the tags or operations that screens need.",
    undeclaredParameter:
      "The path has a place for “{{name}}” that no parameter describes. It is taken as text; describe it to say more.",
    unknownChoice:
      "There is no “{{name}}” here. Choose by a tag, by an operation's id, or by its method and path as in “GET /pets”.",
    unsafePattern:
      "The pattern “{{pattern}}” is not valid, or could keep a browser busy forever. It was left out; write it without one repetition inside another.",
    unsupportedMethod:
      "Screens make no {{method}} calls. The operation was left out; offer it by GET, POST, PUT, PATCH or DELETE.",
    unusablePath:
      "The path “{{path}}” could lead elsewhere than below the service's base. Write plain steps after a slash, with each place as {name}.",
  },
  ownIdentity: {
    notShown:
      "You have not confirmed which account is yours, or that was too long ago. Link it again.",
    onlyWay: "This is your only way in, for you have no password here. Set a password first.",
    taken:
      "The account “{{name}}” is linked to another member here already, so nothing was changed. Whoever it belongs to can unlink it there.",
  },
  pageFault: {
    beyondDraft:
      "Nothing was done: the draft of {{path}} is {{publisher}}’s, who may not do this ({{lacking}}). Save it yourself, and it acts for you alone.",
    beyondPublisher:
      "Nothing was done: version {{version}} of the page {{path}} acts for {{publisher}}, who published it and may not do this ({{lacking}}). Somebody who may can publish the page again.",
    call: "{{call}} needs {{lacking}}",
    calls:
      "The page makes calls that you may not make yourself; they need {{lacking}}. Nothing was published and nothing is lost: the draft stays, and somebody who holds that can publish it.",
    errors: "The page has errors and cannot be published.",
    noDraft: "There is no draft of {{path}}.",
    noVersion: "There is no version {{version}} of {{path}}.",
    notDeleted: "{{path}} is not deleted; there is nothing to restore.",
    notFound: "There is no page {{path}}.",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "Nothing was done: the page {{path}} acts for {{publisher}}, whose account is disabled or deleted. Somebody who may do this can publish the page again.",
    shippedStays:
      "{{path}} ships with the product as a file. Nothing else of it is stored, so there is nothing to delete.",
  },
  refusal: {
    changedBy: "{{name}} has changed this meanwhile.",
    badInput: "Some of what was entered cannot be accepted.",
    blank: "This field must not be blank.",
    changeSuperAdministrator:
      "Only a super administrator may change or delete a super administrator.",
    changedMeanwhile: "Somebody else has changed this meanwhile. Reload to see the newer state.",
    commonPassword: "This password is too common; it would be guessed at once. Choose another one.",
    deleteSelf: "You cannot delete your own account.",
    disableSelf: "You cannot disable your own account.",
    futureMonth: "This month has not begun yet.",
    grantTopRole: "Only a super administrator may grant the super administrator role.",
    groupNameTaken: "There is already a group with this name.",
    lastSuperAdministrator: "The last active super administrator must stay.",
    menuCircle: "A node cannot be put under itself or under one of its own sub-nodes.",
    menuHasChildren: "This node has nodes under it. Delete those first.",
    namePassword: "A password must not be the name of its owner or of this product.",
    namedTwice: "This node is named twice.",
    noNotice: "There is no public notice at present.",
    notFound: "There is no record with the ID {{id}}.",
    permissionAsParent: "Nothing can be put under a permission.",
    permissionName: "A permission needs its permission string as the name.",
    permissionWithChildren: "A node with nodes under it cannot become a permission.",
    ruleHasChildren: "This rule has rules under it. Delete those first.",
    strongerMember:
      "This member may do what you may not ({{lacking}}), so you cannot change, disable or delete the account or set its password.",
    unheldPermission: "This changes who holds what you do not hold yourself: {{lacking}}.",
    unheldRole:
      "The role {{role}} holds what you do not hold yourself ({{lacking}}), so you cannot give it.",
    unknownDepartment: "There is no such department.",
    unknownParent: "There is no such entry to put this under.",
    unknownUser: "There is no such user, or the user was deleted.",
    unseenNode: "You do not see “{{title}}” yourself, so you cannot change whom it is shown to.",
    nameTaken: "The name “{{name}}” is now taken. Choose another one.",
    notKept:
      "This cannot be brought back: it came back already, was deleted more than 30 days ago, or by somebody else.",
    parentGone: "What it stood under was deleted as well. Bring that back first.",
  },
  restored: {
    disabled: "{{name}} is back, disabled and without a password: set one and enable the account.",
    gone_one: "{{count}} of its relations stays away, for its other side was deleted meanwhile.",
    gone_other: "{{count}} of its relations stay away, for their other side was deleted meanwhile.",
    notGranted: "“{{title}}” is back, granted to nobody: you do not hold this permission yourself.",
    roleLeftOut: "The role {{role}} was not given back to {{name}}: you could not give it.",
  },
  connectionFault: {
    badAddress:
      "This must be a web address such as https://api.example.com, without an account, “?” or “#”.",
    credentialsAgain:
      "The credentials were entered for another host. Enter them again, or remove them.",
    credentialsUnreadable:
      "The credentials of this service cannot be read with the server's key, or belong to another host. Enter them again under Services.",
    credentialsUnsendable:
      "The credentials hold characters that no call can carry. Enter them again under Services.",
    noSecretsKey:
      "The server has no key to encrypt credentials with. Ask whoever runs it to set SECRETS_KEY.",
    notListed:
      "Calls to {{host}} are not allowed. Whoever runs the server can list hosts in SERVICE_HOSTS, and private networks in SERVICE_NETWORKS.",
    operatorsAddress: "The address is set on the server, in {{variable}}.",
    ownHeader: "“{{name}}” is set by the server itself. Use another header.",
    tokenRefused:
      "The authorization server gave no token ({{reason}}). Check the credentials of this service.",
  },
};
