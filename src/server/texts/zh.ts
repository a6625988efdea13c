import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the service in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  error: {
    badInput: "提交的内容有误。",
    changedMeanwhile: "内容已被其他人修改。",
    fault: "服务器发生错误。",
    illegalToken: "您尚未登录。",
    locked: "其他操作占用时间过长。未作任何更改，请重试。",
    mediaType: "服务不支持此内容类型。",
    noRoute: "该地址不存在。",
    notPermitted: "您没有执行此操作的权限（{{permission}}）。",
    signInTooOld: "请确认是您本人：此操作需要最近 15 分钟内的登录。",
    signedInElsewhere: "您的会话已被终止，请重新登录。",
    tokenExpired: "登录已过期，请重新登录。",
    tooLarge: "提交的内容过大。",
    tooManyAttempts: "尝试次数过多，请在 {{seconds}} 秒后重试。",
    tooManyRequests: "请求过于频繁，请稍候。",
    unreachable: "后端服务没有响应。",
  },
  importFault: {
    badBase:
      "调用不能以 “{{base}}” 为基础路径。请提供如 /orders-api 的路径，或以 https:// 开头的地址。",
    badServiceName: "服务不能命名为 “{{name}}”。请使用最多 32 个字母和数字，且以小写字母开头。",
    bodyMedia:
      "请求体仅接受 “{{media}}”。页面发送 JSON、表单、纯文本和文件；请提供其中之一。在此之前，需要该请求体的操作会被略过。",
    bodyOfRead: "GET 调用不带请求体。已略过；请将其内容放入查询参数。",
    danglingReference: "引用 “{{reference}}” 没有目标。请补上目标或删除该引用。",
    duplicateId: "标识 “{{id}}” 已被占用；此操作命名为 “{{name}}”。请为它设置唯一的 operationId。",
    hostileName: "字段或参数不能命名为 “{{name}}”。已略过；请在服务中改名。",
    leftOutKeyword:
      "已略过“{{name}}”：界面不按它判断，或其内容不符合格式。它所禁止的内容只有服务会拒绝；请改用其他关键字表达。",
    leftOutParameter:
      "参数 “{{name}}” 已略过：描述传输本身的请求头和重名参数无法发送。请以独立名称放入查询参数。",
    malformed: "此处不是 OpenAPI 要求的内容：{{expected}}。已略过；请按格式填写。",
    moreFaults_other: "还有 {{count}} 个问题。请先修正此处所列问题再导入。",
    moreOffered:
      "文档的操作超过 {{limit}} 个。超出部分不在可选列表中；请用 `screens import --only` 选择。",
    noOperations: "没有可导入的操作。请修正其他所列问题，或提供含有操作的文档。",
    notJson: "开头像 JSON，但不是有效的 JSON：{{reason}} 请在该处修正。",
    notOpenApi:
      "这不是 OpenAPI 3.0 至 3.2 或 Swagger 2.0 文档（发现：“{{found}}”）。请提供含 “openapi” 或 “swagger” 以及 “paths” 的文档。",
    notYaml: "这既不是 JSON 也不是 YAML：{{reason}}。请在该处修正。",
    referenceLoop: "“{{name}}” 包含自身，永远无法展开。此处接受任意值；请断开循环。",
    remoteReference: "引用 “{{reference}}” 指向文档之外，不会被获取。请先将文档合并为一个文件。",
    requiredParameter:
      "该操作必须有 “{{name}}”，而页面无法发送它。操作已略过；请将参数设为可选，或以独立名称放入查询参数。",
    reservedName: "客户端自身会在调用中使用 “{{name}}”，页面无法提供它。已略过；请在服务中改名。",
    sameAddress: "{{method}} {{path}} 出现了两次，已采用第一个。请为另一个设置独立地址或将其去掉。",
    takenServiceName: "名称“{{name}}”已被某个服务、操作组或地址变量占用，请换一个。",
    tooDeep: "文档嵌套超过 {{limit}} 层。请拆分过深的嵌套。",
    tooIntricate: "“{{name}}” 展开后有数千个部分。此处接受任意值；请简化写法。",
    tooLarge: "要导入的内容超过 {{limit}} 个字符。请只导入页面需要的标签或操作。",
    tooManyArguments: "所有操作的参数合计超过 {{limit}} 个。请只导入页面需要的标签或操作。",
    tooManyOperations: "文档的操作超过 {{limit}} 个。请只导入页面需要的标签或操作。",
    tooManyValues: "要导入的内容超过 {{limit}} 个值。请只导入页面需要的标签或操作。",
    undeclaredParameter:
      "路径中有占位 “{{name}}”，但没有参数说明。按文本处理；如需更多约束请补充说明。",
    unknownChoice:
      "这里没有名为 “{{name}}” 的内容。请按标签、操作的 id，或按方法和路径（如 “GET /pets”）选择。",
    unsafePattern: "模式 “{{pattern}}” 无效，或可能使浏览器无休止运算。已略过；请避免嵌套重复。",
    unsupportedMethod:
      "页面不发出 {{method}} 调用。该操作已略过；请用 GET、POST、PUT、PATCH 或 DELETE 提供。",
    unusablePath:
      "路径 “{{path}}” 可能指向服务基础路径之外。请在斜杠后写普通路径段，占位写作 {name}。",
  },
  ownIdentity: {
    notShown: "您尚未表明哪个账户是您的，或已过去太久。请重新关联。",
    onlyWay: "您在这里没有密码，这是您唯一的登录方式。请先设置密码。",
    taken: "账户“{{name}}”已关联到这里的另一位成员，因此未作更改。该账户的主人可在那里取消关联。",
  },
  pageFault: {
    beyondDraft:
      "未执行任何操作：{{path}} 的草稿属于 {{publisher}}，此人无权执行此操作（{{lacking}}）。请自行保存该草稿，之后它只代表您操作。",
    beyondPublisher:
      "未执行任何操作：页面 {{path}} 的版本 {{version}} 由 {{publisher}} 发布并代表其操作，而此人无权执行此操作（{{lacking}}）。有此权限的人可以重新发布该页面。",
    call: "{{call}} 需要 {{lacking}}",
    calls:
      "该页面包含您本人无权进行的调用，需要 {{lacking}}。页面保留为草稿，内容不会丢失；拥有这些权限的人可以发布它。",
    errors: "页面存在错误，无法发布。",
    noDraft: "{{path}} 没有草稿。",
    noVersion: "{{path}} 没有版本 {{version}}。",
    notDeleted: "{{path}} 未被删除，没有可恢复的内容。",
    notFound: "页面 {{path}} 不存在。",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "未执行任何操作：页面 {{path}} 代表 {{publisher}} 操作，而该账号已停用或已删除。有此权限的人可以重新发布该页面。",
    shippedStays: "{{path}} 随产品以文件形式提供，没有其他已存内容，无可删除。",
  },
  refusal: {
    changedBy: "{{name}} 已在此期间更改了此记录。",
    badInput: "部分填写内容无法接受。",
    blank: "此项不能为空。",
    changeSuperAdministrator: "只有超级管理员才能修改或删除超级管理员。",
    changedMeanwhile: "在此期间已被他人修改，请重新加载以查看最新内容。",
    commonPassword: "此密码过于常见，很容易被猜中。请换一个。",
    deleteSelf: "不能删除自己的账号。",
    disableSelf: "不能停用自己的账号。",
    futureMonth: "该月份尚未开始。",
    grantTopRole: "只有超级管理员才能授予超级管理员角色。",
    groupNameTaken: "已存在同名小组。",
    lastSuperAdministrator: "必须保留最后一名有效的超级管理员。",
    menuCircle: "节点不能移动到自身或其子节点之下。",
    menuHasChildren: "该节点下还有子节点，请先删除子节点。",
    namePassword: "密码不能是本人的名字或本产品的名称。",
    namedTwice: "该节点重复出现。",
    noNotice: "目前没有公开通知。",
    notFound: "没有编号为 {{id}} 的记录。",
    permissionAsParent: "权限节点下不能再放置节点。",
    permissionName: "权限节点必须在名称中填写权限标识。",
    permissionWithChildren: "包含子节点的节点不能改为权限。",
    ruleHasChildren: "该规则下还有子规则，请先删除子规则。",
    strongerMember:
      "该成员拥有您没有的权限（{{lacking}}），因此您不能修改、停用、删除该账号或设置其密码。",
    unheldPermission: "此操作会改变谁拥有您自己没有的权限：{{lacking}}。",
    unheldRole: "角色“{{role}}”拥有您自己没有的权限（{{lacking}}），因此您不能授予它。",
    unknownDepartment: "部门不存在。",
    unknownParent: "上级节点不存在。",
    unknownUser: "用户不存在或已被删除。",
    unseenNode: "您自己看不到“{{title}}”，因此不能更改它对谁可见。",
    nameTaken: "名称“{{name}}”现已被占用，请另选一个。",
    notKept: "无法恢复：它已恢复、删除已超过 30 天，或由他人删除。",
    parentGone: "它的上级也已被删除，请先恢复上级。",
  },
  restored: {
    disabled: "{{name}} 已恢复，但处于停用状态且没有密码：请设置密码并启用账号。",
    gone_other: "有 {{count}} 个关联未恢复，因为另一方已被删除。",
    notGranted: "“{{title}}”已恢复，但未授予任何人：您自己没有此权限。",
    roleLeftOut: "未恢复 {{name}} 的角色“{{role}}”：您无权授予它。",
  },
  connectionFault: {
    badAddress: "必须是网址，如 https://api.example.com，不含账号、“?”或“#”。",
    credentialsAgain: "凭据是为另一台主机填写的。请重新填写，或去掉凭据。",
    credentialsUnreadable:
      "无法用服务器的密钥读取该服务的凭据，或凭据属于另一台主机。请在“服务”中重新填写。",
    credentialsUnsendable: "凭据中有请求无法携带的字符。请在“服务”中重新填写。",
    noSecretsKey: "服务器没有用于保存凭据的密钥。请服务器管理员设置 SECRETS_KEY。",
    notListed:
      "请求不能发往 {{host}}。服务器管理员在 SERVICE_HOSTS 中列出主机，在 SERVICE_NETWORKS 中列出内部网络。",
    operatorsAddress: "地址由服务器管理员在 {{variable}} 中给出。",
    ownHeader: "“{{name}}”由服务器自己写入。请使用其他请求头。",
    tokenRefused: "授权服务器未给出令牌（{{reason}}）。请检查该服务的凭据。",
  },
};
