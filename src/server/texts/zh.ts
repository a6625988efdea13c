import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the service. */
export const zh: Translation<typeof en, "zh"> = {
  error: {
    badInput: "提交的部分内容无效。",
    changedMeanwhile: "其他人修改了此内容。",
    diskFull: "服务器磁盘已满，因此未保存。请告知服务的维护人员。",
    fault: "服务器发生错误。",
    illegalToken: "您尚未登录。",
    locked: "其他人正在修改此内容，耗时比平常更长。未作任何更改，请重试。",
    mediaType: "服务不支持此内容类型。",
    noOperation:
      "接口目录中没有此操作，或该操作已被移除。请重新加载页面；如果仍然不行，请联系管理员。",
    noRoute: "此地址没有任何内容。",
    notPermitted: "您没有执行此操作的权限（{{permission}}）。",
    signInTooOld: "请确认是您本人：此操作需要在最近 15 分钟内登录过。",
    signedInElsewhere: "您的会话已被终止，请重新登录。",
    tokenExpired: "登录已过期，请重新登录。",
    tooLarge: "提交的内容过大。",
    tooMuchWork:
      "此操作超过了服务器允许的时间，已被中止。请稍后重试；若再次出现，请缩小页面或文档。",
    tooManyAttempts: "尝试次数过多，请在{{duration}}后重试。",
    tooManyRequests: "请求过于频繁，请稍候。",
    unreachable: "该地址的服务没有响应。请稍后重试；如果仍然如此，请告知服务的维护人员。",
  },
  contractDifference: {
    answerAdded: "现在会返回数据；以前不返回。",
    answerRemoved: "不再返回数据。",
    answerType: "现在返回 {{after}}；以前返回 {{before}}。",
    argumentAdded: "可以传入“{{name}}”（{{type}}）。",
    argumentNeeded: "必须传入新增的“{{name}}”（{{type}}）。",
    argumentOptional: "“{{name}}”现在可以省略。",
    argumentPlace: "“{{name}}”现在放在 {{after}} 中；以前放在 {{before}} 中。",
    argumentRemoved: "不再接受“{{name}}”。",
    argumentRequired: "“{{name}}”现在为必填。",
    argumentType: "“{{name}}”现在应为 {{after}}；以前为 {{before}}。",
    effect: "它对记录的作用变了：现在被当作另一类调用。",
    fieldAdded: "还会返回“{{name}}”（{{type}}）。",
    fieldRemoved: "不再返回“{{name}}”。",
    fieldType: "“{{name}}”现在以 {{after}} 返回；以前为 {{before}}。",
    limits: "“{{name}}”的限制变了，例如长度、格式或可选值。",
    list: "它的数据行、总数或分页的位置变了。",
    more: "还有其他差异：{{number}} 处。",
    moved: "现在的地址是 {{after}}；以前是 {{before}}。",
    notNull: "“{{name}}”现在不能再为 null。",
    nullable: "“{{name}}”现在可能为 null。",
    other: "只有说明文字或细节变了。",
    permission: "现在需要权限 {{after}}；以前需要 {{before}}。",
    success: "其响应中表示成功的方式变了：同样的响应，现在可能被当作已完成或被拒绝，与以前不同。",
    valuesAdded: "“{{name}}”还可以是 {{values}}。",
    valuesRemoved: "“{{name}}”不能再是 {{values}}。",
  },
  importFault: {
    badBase: "“{{base}}”不能作为基础路径。请提供如 /orders-api 的路径，或以 https:// 开头的地址。",
    badSuccess:
      "无法据此判断。“x-success”应包含“at”（指向响应中位置的 JSON 指针）、“values”（在该处表示成功的文本、数字、true、false 或 null 的列表），如有原因则加上“reason”（JSON 指针）。若所有响应都有成功代码，则不要写在文档根部和读取操作上。",
    badServiceName: "服务不能命名为“{{name}}”。请使用最多 32 个字母和数字，且以小写字母开头。",
    bodyMedia:
      "请求体仅接受“{{media}}”。页面可发送 JSON、表单、纯文本和文件；请支持其中之一。在此之前，需要该请求体的内容会被略过。",
    bodyOfRead: "GET 调用不带请求体。已略过；请将其内容放入查询参数。",
    danglingReference: "引用“{{reference}}”没有目标。请补上目标或删除该引用。",
    deletingGet:
      "从名称看，“GET {{path}}”会删除内容，因此页面在调用前会先询问，也不会自动调用。如果它只读取数据，请为其添加“x-effect: read”。",
    duplicateId: "标识“{{id}}”已被占用；此操作命名为“{{name}}”。请为它设置唯一的 operationId。",
    foundCode:
      "所有响应都在消息之外带有“{{name}}”，因此以它判断是否成功：0 和 200。若成功由其他代码表示，请填写这些代码；若只看状态码，请将成功代码填为 200-299。",
    hostileName: "字段或参数不能命名为“{{name}}”。已略过；请在服务中改名。",
    keptId:
      "文档现在为此操作给出标识“{{id}}”。此处仍名为“{{name}}”，使页面和权限继续指向同一地址。",
    leftOutKeyword:
      "已略过“{{name}}”：页面不检查它，或其值不符合格式。只有服务会执行该限制；请改用其他关键字。",
    leftOutParameter:
      "参数“{{name}}”已略过：描述传输本身的请求头和重名参数无法发送。请以独立名称移到查询参数中。",
    malformed: "OpenAPI 在此处要求：{{expected}}。实际内容不同，已略过；请修正。",
    misspeltExtension: "“{{name}}”不会被读取。您是想写“{{meant}}”吗？",
    moreFaults_other: "还有 {{count}} 个问题。请先修正此处所列问题，再重新导入。",
    moreOffered:
      "文档的操作超过 {{limit}} 个。其余的未在此列出；请用 `screens import --only` 选择。",
    narrowingParameter:
      "页面无法在同名字段之外发送“{{name}}”，而没有它，该调用会更改所有记录。操作已略过；请在服务中为该参数另取名称，或导入针对单条记录的操作。",
    noOperations: "没有可导入的操作。请修正此处所列的其他问题，或使用含有操作的文档。",
    notJson: "开头像 JSON，但不是有效的 JSON：{{reason}}。请在该处修正。",
    notOpenApi:
      "这不是 OpenAPI 3.0 至 3.2 或 Swagger 2.0 文档（发现：“{{found}}”）。请提供含有“openapi”或“swagger”以及“paths”的文档。",
    notYaml: "这既不是 JSON 也不是 YAML：{{reason}}。请在该处修正。",
    otherServer:
      "按文档，该操作位于 {{url}}，但一个服务只在一个地址上调用。请在此略过它，并以该地址另行导入为单独的服务。",
    overlay: "此部署的覆盖文件与文档不符：{{reason}} 它由服务器管理员在 OVERLAYS 中指定。",
    referenceLoop: "“{{name}}”无限包含自身，因此此处接受任意值。请断开循环。",
    remoteReference: "引用“{{reference}}”指向文档之外，不会被获取。请先将文档合并为一个文件。",
    requiredParameter:
      "该操作必须有“{{name}}”，而页面无法发送它。操作已略过；请将参数设为可选，或以独立名称移到查询参数中。",
    reservedName: "客户端自行设置“{{name}}”，页面无法设置。已略过；请在服务中改名。",
    sameAddress:
      "{{method}} {{path}} 出现了两次，已采用第一个。请为另一个设置独立地址，或将其去掉。",
    sharedName: "路径和请求体中都有“{{name}}”。两者都保留：路径中的在这里叫“{{other}}”。",
    takenServiceName: "名称“{{name}}”已被某个服务、操作组或地址变量占用，请换一个。",
    tooDeep: "文档嵌套超过 {{limit}} 层。请拆分过深的嵌套。",
    tooIntricate: "“{{name}}”展开后有数千个部分，因此此处接受任意值。请简化。",
    tooLarge: "要导入的内容超过 {{limit}} 个字符。请只导入页面需要的标签或操作。",
    tooManyArguments: "所有操作的参数合计超过 {{limit}} 个。请只导入页面需要的标签或操作。",
    tooManyOperations: "文档的操作超过 {{limit}} 个。请只导入页面需要的标签或操作。",
    tooManyValues: "要导入的内容超过 {{limit}} 个值。请只导入页面需要的标签或操作。",
    undeclaredParameter:
      "路径中的占位符“{{name}}”没有参数说明，按文本处理；如需更具体，请补充说明。",
    unknownChoice: "这里没有“{{name}}”。请按标签、操作 ID，或按方法和路径（例如“GET /pets”）选择。",
    unsafePattern: "模式“{{pattern}}”无效，或可能使浏览器卡死。已略过；请避免嵌套重复。",
    unsupportedMethod:
      "页面不发出 {{method}} 调用。该操作已略过；请改用 GET、POST、PUT、PATCH 或 DELETE。",
    unusablePath:
      "路径“{{path}}”可能指向服务基础路径之外。请在斜杠后写普通路径段，占位符写作 {name}。",
  },
  temporaryPassword: {
    set: "请设置您自己的密码",
  },
  ownIdentity: {
    notShown: "您尚未确认哪个账号是您的，或确认已过去太久。请重新关联。",
    onlyWay: "您在这里没有密码，这是您唯一的登录方式。请先设置密码。",
    taken: "账号“{{name}}”已关联到另一位成员，因此未作更改。该成员可以取消关联。",
  },
  pageFault: {
    beyondDraft:
      "未执行任何操作：{{path}} 的草稿属于 {{publisher}}，此人没有此操作的权限（{{lacking}}）。如果由您保存，则仅以您的权限运行。",
    beyondPublisher:
      "未执行任何操作：页面 {{path}} 的版本 {{version}} 以发布者 {{publisher}} 的权限运行，而此人没有此操作的权限（{{lacking}}）。拥有该权限的人可以重新发布该页面。",
    call: "{{call}} 需要 {{lacking}}",
    calls:
      "该页面包含您没有权限进行的调用：{{lacking}}。未发布任何内容。草稿已保留，拥有这些权限的人可以发布它。",
    errors: "页面存在错误，无法发布。",
    nobodysDraft:
      "未执行任何操作：{{path}} 的草稿由某个页面保存、由还原而来，或其作者已被删除，因此不以任何人的权限运行。如果由您保存，则仅以您的权限运行。",
    noDraft: "{{path}} 没有草稿。",
    noVersion: "{{path}} 没有版本 {{version}}。",
    notDeleted: "{{path}} 未被删除，没有可恢复的内容。",
    notFound: "页面 {{path}} 不存在。",
    pathTaken: "页面 {{path}} 已存在，仅大小写不同的路径不算不同页面。",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "未执行任何操作：页面 {{path}} 以 {{publisher}} 的权限运行，而该账号已停用或已删除。拥有此操作权限的人可以重新发布该页面。",
    shippedStays: "{{path}} 随产品以文件形式提供，没有存储其他内容，因此无可删除。",
  },
  refusal: {
    changedBy: "{{name}} 在此期间修改了此内容，因此未执行任何操作。请查看后重试。",
    deletedBy: "{{name}} 在此期间删除了此内容，因此未执行任何操作。",
    badInput: "您填写的部分内容无效。",
    blank: "此项不能为空。",
    changeSuperAdministrator: "只有超级管理员才能修改或删除超级管理员。",
    commonPassword: "此密码过于常见，很容易被猜中。请换一个。",
    deleteSelf: "不能删除自己的账号。",
    disableSelf: "不能停用自己的账号。",
    futureMonth: "该月份尚未开始。",
    grantTopRole: "只有超级管理员才能授予超级管理员角色。",
    groupNameTaken: "已存在同名小组。",
    lastSuperAdministrator: "必须至少保留一名有效的超级管理员。",
    lastMenuScreen:
      "这样将无人能再打开菜单页面，也就无法撤销此更改。请改为隐藏该节点，或先为该页面添加另一个节点。",
    menuCircle: "节点不能移动到自身或其子节点之下。",
    menuHasChildren: "该节点下还有子节点，请先删除子节点。",
    namePassword: "密码不能是本人的名字或本产品的名称。",
    namedTwice: "该节点重复出现。",
    noNotice: "目前没有公开通知。",
    notFound: "没有 ID 为 {{id}} 的记录。",
    permissionAsParent: "权限节点不能有子节点。",
    permissionName: "权限节点必须在名称中填写权限标识。",
    permissionWithChildren: "包含子节点的节点不能改为权限。",
    ruleHasChildren: "该规则下还有子规则，请先删除子规则。",
    strongerMember:
      "该成员拥有您没有的权限（{{lacking}}），因此您不能修改、停用、删除该账号或设置其密码。",
    temporaryPassword: "临时密码可能已被他人看到。请另选一个密码。",
    unheldPermission: "此操作会改变谁拥有您自己没有的权限：{{lacking}}。",
    unheldRole: "角色“{{role}}”拥有您自己没有的权限（{{lacking}}），因此您不能授予它。",
    unknownDepartment: "部门不存在。",
    unknownParent: "上级节点不存在。",
    unknownUser: "用户不存在或已被删除。",
    unseenNode: "您自己看不到“{{title}}”，因此不能更改它对谁可见。",
    nameTaken: "名称“{{name}}”已被使用，请换一个。",
    notKept: "无法恢复：它已恢复、删除已超过 30 天，或由他人删除。",
    parentGone: "它的上级也已被删除，请先恢复上级。",
  },
  restored: {
    disabled: "{{name}} 已恢复，但处于停用状态且没有密码。请设置密码并启用账号。",
    draftOnly: "{{path}} 已恢复为草稿，但未发布，因此其他人看不到它。{{reason}}",
    gone_other: "有 {{count}} 个关联未恢复，因为关联的对象已被删除。",
    notGranted: "“{{title}}”已恢复，但未授予任何人，因为您自己没有此权限。",
    roleLeftOut: "未恢复 {{name}} 的角色“{{role}}”，因为您无法授予它。",
  },
  connectionFault: {
    badAddress: "必须是网址，如 https://api.example.com，不含账号、“?”或“#”。",
    credentialsAgain: "凭据是为另一台主机填写的。请重新填写，或将其移除。",
    credentialsUnreadable:
      "无法用服务器的密钥读取该服务的凭据，或凭据属于另一台主机。请在“服务”中重新填写。",
    credentialsUnsendable: "凭据中包含无法发送的字符。请在“服务”中重新填写。",
    memberTokenMissing:
      "调用该服务时使用您在 {{provider}} 的登录身份。请退出登录，再通过 {{provider}} 登录后使用。",
    memberTokensOff:
      "成员自己的登录令牌不会发送到 {{host}}。服务器管理员可在 OIDC_TOKEN_HOSTS 中列出主机。",
    memberTokenUnrenewed: "无法连接 {{provider}} 来更新您的登录。请稍后重试。",
    noSecretsKey: "服务器没有用于加密凭据的密钥。请服务器管理员设置 SECRETS_KEY。",
    notListed:
      "不允许调用 {{host}}。服务器管理员可在 SERVICE_HOSTS 中列出主机，在 SERVICE_NETWORKS 中列出内部网络。",
    operatorsAddress: "地址在服务器上的 {{variable}} 中设置。",
    ownHeader: "“{{name}}”由服务器自行设置。请使用其他请求头。",
    redirect: "该服务将请求重定向到别处，系统不会跟随。请检查其地址。",
    redirectOfWrite:
      "该服务将请求重定向到别处，系统不会跟随，但操作可能已经执行。请先查看结果，再决定是否重试。",
    tokenRefused: "授权服务器未返回令牌（{{reason}}）。请检查该服务的凭据。",
  },
  badRequest: {
    depth: "请求体嵌套过深。",
    idempotencyKey: "Idempotency-Key 须为 8 到 128 个字符。",
    idempotencyKeyUsed: "该 Idempotency-Key 已用于其他更改。",
    json: "请求体不是有效的 JSON。",
    multipart: "请求体不是有效的 multipart 表单。",
    object: "请求体必须是 JSON 对象。",
    page: "此页面或其版本不存在。请重新加载页面。",
    text: "包含无法存储的字符。",
    twice: "此项重复提交。",
    unknown: "无法识别此项。",
    versions: "这不是请求所指记录的版本列表。",
    unstorable: "有值超出可存储范围。",
  },
  importedService: {
    inUse: "仍有页面在调用“{{name}}”：{{pages}}。请先修改或删除这些页面。",
    noAddress: "尚未填写该服务的地址。请在“服务”中填写，或请服务器管理员设置 {{variable}}。",
    notFound: "没有名为“{{name}}”的已导入服务。",
    timeout: "该地址的服务未及时响应。",
    tooLarge: "该服务的响应过大，无法转发。",
  },
};
