/** The English texts of the service; every other language must have the same keys. */
export const en = {
  error: {
    badInput: "Some of the data sent is not valid.",
    changedMeanwhile: "Someone else has changed this.",
    diskFull: "The server's disk is full, so this was not saved. Tell whoever runs the service.",
    fault: "Something went wrong on the server.",
    illegalToken: "You are not signed in.",
    locked:
      "Others are changing this, and it is taking longer than usual. Nothing was changed; try again.",
    mediaType: "The service does not accept this content type.",
    noOperation:
      "The catalogue does not have this operation, or no longer does. Reload the page; if that does not help, tell an administrator.",
    noRoute: "There is nothing at this address.",
    notPermitted: "You do not have permission to do this ({{permission}}).",
    signInTooOld: "Confirm that it is you: this needs a sign-in within the last 15 minutes.",
    signedInElsewhere: "Your session was ended. Sign in again.",
    tokenExpired: "Your session has expired. Sign in again.",
    tooLarge: "What was sent is too large.",
    tooMuchWork:
      "This took longer than the server allows, and was stopped. Try again in a moment; if it happens again, make the page or the document smaller.",
    tooManyAttempts: "Too many attempts. Try again in {{duration}}.",
    tooManyRequests: "Too many requests. Wait a moment.",
    unreachable:
      "The service behind this address is not responding. Try again later; if it stays so, tell whoever runs the service.",
  },
  contractDifference: {
    answerAdded: "It now returns data; before, it returned none.",
    answerRemoved: "It no longer returns data.",
    answerType: "It now returns {{after}}; before, it returned {{before}}.",
    argumentAdded: "It now also takes “{{name}}” ({{type}}).",
    argumentNeeded: "It now requires “{{name}}” ({{type}}), which is new.",
    argumentOptional: "“{{name}}” is now optional.",
    argumentPlace: "“{{name}}” is now sent in the {{after}}; before, in the {{before}}.",
    argumentRemoved: "It no longer takes “{{name}}”.",
    argumentRequired: "“{{name}}” is now required.",
    argumentType: "“{{name}}” must now be {{after}}; before, it was {{before}}.",
    effect: "What it does to records has changed, so it now counts as another kind of call.",
    fieldAdded: "It now also returns “{{name}}” ({{type}}).",
    fieldRemoved: "It no longer returns “{{name}}”.",
    fieldType: "It now returns “{{name}}” as {{after}}; before, as {{before}}.",
    limits: "“{{name}}” now has other limits, such as its length, format or choices.",
    list: "Its rows, their total or their paging are now in another place.",
    more: "There are more differences: {{number}}.",
    moved: "It is now called at {{after}}; before, at {{before}}.",
    notNull: "“{{name}}” can no longer be null.",
    nullable: "“{{name}}” can now be null.",
    other: "Only descriptions or details have changed.",
    permission: "It now needs the permission {{after}}; before, it needed {{before}}.",
    success:
      "Its responses now indicate success in another way, so the same response may count as done where it was refused before, or the reverse.",
    valuesAdded: "“{{name}}” can now also be {{values}}.",
    valuesRemoved: "“{{name}}” can no longer be {{values}}.",
  },
  importFault: {
    badBase:
      "“{{base}}” cannot be a base path. Give a path such as /orders-api, or an address that begins with https://.",
    badSuccess:
      "This does not say what means success. “x-success” has “at”, a JSON pointer into the answer, “values”, a list of the texts, numbers, true, false or null that mean success there, and “reason”, a JSON pointer, if any. Where all answers have a success code, leave it out of the document and its reads.",
    badServiceName:
      "A service cannot be named “{{name}}”. Use up to 32 letters and digits, starting with a lower-case letter.",
    bodyMedia:
      "The body is accepted only as “{{media}}”. Screens send JSON, forms, plain text and files; support one of them. Until then, what needs the body is left out.",
    bodyOfRead: "A GET call has no body. It was left out; move its content to the query.",
    danglingReference:
      "The reference “{{reference}}” has no target. Add the target, or remove the reference.",
    deletingGet:
      "Judging by its name, “GET {{path}}” deletes something, so screens ask before they call it and never call it by themselves. If it only reads, add “x-effect: read” to it.",
    duplicateId:
      "The id “{{id}}” is already taken; this operation is named “{{name}}”. Give it an operationId of its own.",
    foundCode:
      "All responses have “{{name}}” beside a message, so its values 0 and 200 are taken as success. If other codes mean success, enter them; if only the status does, enter 200-299.",
    hostileName:
      "A field or parameter cannot be named “{{name}}”. It was left out; give it another name in the service.",
    keptId:
      "The document now gives this operation the id “{{id}}”. It is still named “{{name}}” here, so that pages and permissions go on meaning the same address.",
    leftOutKeyword:
      "“{{name}}” was left out: screens do not check it, or its value is not allowed by the format. Only the service enforces it; use other keywords instead.",
    leftOutParameter:
      "The parameter “{{name}}” was left out: headers about the exchange itself, and a second argument with the same name, cannot be sent. Move it to the query under a name of its own.",
    malformed:
      "OpenAPI expects this here: {{expected}}. Something else was found and left out; correct it.",
    misspeltExtension: "“{{name}}” is not read. Did you mean “{{meant}}”?",
    moreFaults_one: "There is {{count}} more problem. Fix those listed here and import again.",
    moreFaults_other: "There are {{count}} more problems. Fix those listed here and import again.",
    moreOffered:
      "The document has more than {{limit}} operations. The rest are not listed here; choose them with `screens import --only`.",
    narrowingParameter:
      "Without “{{name}}”, which no screen can send beside the field of the same name, the call would change every record. The operation was left out; give the parameter a name of its own in the service, or import an operation on one record.",
    noOperations:
      "No operation could be imported. Fix the other problems listed here, or use a document that has operations.",
    notJson: "This begins like JSON but is not valid: {{reason}}. Fix it there.",
    notOpenApi:
      "This is not an OpenAPI 3.0 to 3.2 or Swagger 2.0 document (found: “{{found}}”). Give one with “openapi” or “swagger”, and “paths”.",
    notYaml: "This is neither JSON nor YAML: {{reason}}. Fix it there.",
    otherServer:
      "According to its document, this operation is at {{url}}, but a service is called at one address only. Leave it out here, and import it as a separate service with that address.",
    overlay:
      "The overlay of this deployment does not fit the document: {{reason}} Whoever runs the server lists it in OVERLAYS.",
    referenceLoop:
      "“{{name}}” contains itself endlessly, so any value is accepted there. Break the loop.",
    remoteReference:
      "The reference “{{reference}}” points outside the document and is never fetched. Bundle the document into one file first.",
    requiredParameter:
      "The operation cannot be called without “{{name}}”, which no screen can send. It was left out; make the parameter optional, or move it to the query under a name of its own.",
    reservedName:
      "The client sets “{{name}}” itself, so no screen can. It was left out; give it another name in the service.",
    sameAddress:
      "{{method}} {{path}} appears twice; the first one was used. Give the other its own address, or remove it.",
    sharedName:
      "The path and the body both have “{{name}}”. Both are kept: here the one in the path is called “{{other}}”.",
    takenServiceName:
      "The name “{{name}}” is taken, by a service, a group of operations or an address variable. Choose another.",
    tooDeep: "The document is nested deeper than {{limit}} levels. Flatten the deepest parts.",
    tooIntricate:
      "“{{name}}” expands to thousands of parts, so any value is accepted there. Simplify it.",
    tooLarge:
      "The part to import is larger than {{limit}} characters. Import only the tags or operations that screens need.",
    tooManyArguments:
      "The operations have more than {{limit}} arguments in total. Import only the tags or operations that screens need.",
    tooManyOperations:
      "The document has more than {{limit}} operations. Import only the tags or operations that screens need.",
    tooManyValues:
      "The part to import has more than {{limit}} values. Import only the tags or operations that screens need.",
    undeclaredParameter:
      "The path has a placeholder “{{name}}” that no parameter describes. It is treated as text; describe it to be more specific.",
    unknownChoice:
      "There is no “{{name}}” here. Choose by tag, by operation ID, or by method and path as in “GET /pets”.",
    unsafePattern:
      "The pattern “{{pattern}}” is not valid, or could block a browser. It was left out; avoid a repetition inside another.",
    unsupportedMethod:
      "Screens make no {{method}} calls. The operation was left out; use GET, POST, PUT, PATCH or DELETE instead.",
    unusablePath:
      "The path “{{path}}” could lead outside the service's base. Write plain segments after a slash, with each placeholder as {name}.",
  },
  temporaryPassword: {
    set: "Set a password of your own",
  },
  ownIdentity: {
    notShown:
      "You have not confirmed which account is yours, or that was too long ago. Link it again.",
    onlyWay:
      "This is your only way to sign in, because you have no password here. Set a password first.",
    taken:
      "The account “{{name}}” is already linked to another member, so nothing was changed. That member can unlink it.",
  },
  pageFault: {
    beyondDraft:
      "Nothing was done: the draft of {{path}} belongs to {{publisher}}, who does not have permission for this ({{lacking}}). If you save it yourself, it runs with your permissions only.",
    beyondPublisher:
      "Nothing was done: version {{version}} of the page {{path}} runs with the permissions of {{publisher}}, who published it and does not have permission for this ({{lacking}}). Someone who has it can publish the page again.",
    call: "{{call}} needs {{lacking}}",
    calls:
      "The page makes calls that you do not have permission for: {{lacking}}. Nothing was published. Your draft is kept, and someone with these permissions can publish it.",
    errors: "The page has errors and cannot be published.",
    nobodysDraft:
      "Nothing was done: the draft of {{path}} runs with nobody's permissions, since a page has saved it, it was restored, or its author has been deleted. If you save it yourself, it runs with your permissions only.",
    noDraft: "There is no draft of {{path}}.",
    noVersion: "There is no version {{version}} of {{path}}.",
    notDeleted: "{{path}} is not deleted, so there is nothing to restore.",
    notFound: "There is no page {{path}}.",
    pathTaken: "There is already a page {{path}}. Paths must differ by more than letter case.",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "Nothing was done: the page {{path}} runs with the permissions of {{publisher}}, whose account is disabled or deleted. Someone with permission for this can publish the page again.",
    shippedStays:
      "{{path}} ships with the product as a file, and nothing else is stored for it, so there is nothing to delete.",
  },
  refusal: {
    changedBy:
      "{{name}} has changed this in the meantime, so nothing was done. Check it, then try again.",
    deletedBy: "{{name}} has deleted this in the meantime, so nothing was done.",
    badInput: "Some of what you entered is not valid.",
    blank: "This field cannot be empty.",
    changeSuperAdministrator:
      "Only a super administrator can change or delete a super administrator.",
    commonPassword: "This password is too common and easy to guess. Choose another one.",
    deleteSelf: "You cannot delete your own account.",
    disableSelf: "You cannot disable your own account.",
    futureMonth: "This month has not begun yet.",
    grantTopRole: "Only a super administrator can grant the super administrator role.",
    groupNameTaken: "There is already a group with this name.",
    lastSuperAdministrator: "There must be at least one active super administrator.",
    lastMenuScreen:
      "Nobody could open the screen of the menu any more, so nobody could undo this. Hide its node instead, or add another node for the screen first.",
    menuCircle: "A node cannot be moved below itself or one of its own child nodes.",
    menuHasChildren: "This node has child nodes. Delete those first.",
    namePassword: "The password cannot be the name of its owner or of this product.",
    namedTwice: "This node is listed twice.",
    noNotice: "There is no public notice at the moment.",
    notFound: "There is no record with the ID {{id}}.",
    permissionAsParent: "A permission cannot have child nodes.",
    permissionName: "The name of a permission must be its permission string.",
    permissionWithChildren: "A node with child nodes cannot become a permission.",
    ruleHasChildren: "This rule has rules below it. Delete those first.",
    strongerMember:
      "This member has permissions that you do not have ({{lacking}}), so you cannot change, disable or delete the account or set its password.",
    temporaryPassword: "Others may have read the temporary password. Choose another one.",
    unheldPermission:
      "This changes who has permissions that you do not have yourself: {{lacking}}.",
    unheldRole:
      "The role {{role}} includes permissions that you do not have yourself ({{lacking}}), so you cannot grant it.",
    unknownDepartment: "This department does not exist.",
    unknownParent: "The parent does not exist.",
    unknownUser: "This user does not exist or was deleted.",
    unseenNode: "You cannot see “{{title}}” yourself, so you cannot change who sees it.",
    nameTaken: "The name “{{name}}” is already taken. Choose another one.",
    notKept:
      "This cannot be restored: it has been restored already, was deleted more than 30 days ago, or was deleted by someone else.",
    parentGone: "Its parent was deleted as well. Restore that first.",
  },
  restored: {
    disabled:
      "{{name}} is restored, but disabled and without a password. Set a password and enable the account.",
    draftOnly:
      "{{path}} is restored as a draft, but not published, so nobody else sees it. {{reason}}",
    gone_one: "{{count}} link was not restored, because what it linked to has been deleted.",
    gone_other: "{{count}} links were not restored, because what they linked to has been deleted.",
    notGranted:
      "“{{title}}” is restored, but granted to nobody, because you do not have this permission yourself.",
    roleLeftOut: "The role {{role}} was not given back to {{name}}, because you cannot grant it.",
  },
  connectionFault: {
    badAddress:
      "This must be a web address such as https://api.example.com, without an account, “?” or “#”.",
    credentialsAgain:
      "The credentials were entered for another host. Enter them again, or remove them.",
    credentialsUnreadable:
      "The credentials of this service cannot be read with the server's key, or belong to another host. Enter them again under Services.",
    credentialsUnsendable:
      "The credentials contain characters that cannot be sent. Enter them again under Services.",
    memberTokenMissing:
      "This service is called with your own sign-in at {{provider}}. Log out, and sign in with {{provider}} to use it.",
    memberTokensOff:
      "Members' own sign-in tokens are not sent to {{host}}. Whoever runs the server can list hosts in OIDC_TOKEN_HOSTS.",
    memberTokenUnrenewed: "{{provider}} cannot be reached to renew your sign-in. Try again later.",
    noSecretsKey:
      "The server has no key to encrypt credentials with. Ask whoever runs it to set SECRETS_KEY.",
    notListed:
      "Calls to {{host}} are not allowed. Whoever runs the server can list hosts in SERVICE_HOSTS, and private networks in SERVICE_NETWORKS.",
    operatorsAddress: "The address is set on the server, in {{variable}}.",
    ownHeader: "“{{name}}” is set by the server itself. Use another header.",
    redirect:
      "The service redirected this call, and redirects are not followed. Check its address.",
    redirectOfWrite:
      "The service redirected this call, and redirects are not followed. It may have done this anyway: check before you try again.",
    tokenRefused:
      "The authorization server did not return a token ({{reason}}). Check the credentials of this service.",
  },
  badRequest: {
    depth: "The body is nested too deeply.",
    idempotencyKey: "An Idempotency-Key must have 8 to 128 characters.",
    idempotencyKeyUsed: "This Idempotency-Key was used for another change.",
    json: "The body is not valid JSON.",
    multipart: "The body is not a valid multipart form.",
    object: "The body must be a JSON object.",
    page: "This page or this version of it does not exist. Reload the page.",
    text: "This contains a character that cannot be stored.",
    twice: "This was sent twice.",
    unknown: "This is not recognised.",
    versions: "This is not a list of versions of the records in the request.",
    unstorable: "A value is outside the range that can be stored.",
  },
  importedService: {
    inUse: "Pages still call “{{name}}”: {{pages}}. Change or delete them first.",
    noAddress:
      "No address has been entered for this service. Enter one under Services, or ask whoever runs the server to set {{variable}}.",
    notFound: "There is no imported service “{{name}}”.",
    timeout: "The service behind this address did not respond in time.",
    tooLarge: "The service's response is too large to pass on.",
  },
};
