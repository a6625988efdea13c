import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the command line. */
export const zh: Translation<typeof en, "zh"> = {
  catalogueFault: {
    brokenCount: "无法计算随“{{operation}}”一同删除的内容：{{problem}}。",
    brokenInverse: "“{{operation}}”的逆操作无法调用：{{problem}}（{{about}}）。",
    exportLacks:
      "列表“{{operation}}”接受参数“{{name}}”，而其导出操作“{{export}}”不接受同样形式的该参数：文件中的行可能与页面显示的不同。请为“{{export}}”添加该参数，或删除“x-export”。",
    exportNeeds:
      "导出操作“{{export}}”要求提供“{{name}}”，而列表“{{operation}}”可以不提供它。请将该参数改为可选，或删除“x-export”。",
    exportPages:
      "导出操作“{{export}}”接受“{{name}}”，该参数用于请求列表“{{operation}}”的某一页：文件可能只包含一页。请从“{{export}}”中删除该参数，或删除“x-export”。",
    unknownFormat:
      "没有名为“{{format}}”的共享校验规则。请改为 {{remedy}}，或将其添加到 src/language/formats.ts。",
    unknownName: "“{{extension}}”写的是“{{name}}”，但并不存在。请改为 {{remedy}}。",
    unknownTitle:
      "标题“{{name}}”看起来是文本的键，但没有任何语言包含它。请改为 {{remedy}}，或将其添加到 src/i18n。",
  },
  fileFault: {
    contradiction: {
      message: "这些文档无法一起读取：{{reason}}",
      remedy: "请为其中一个改名。",
    },
    danglingReference: {
      message: "引用“{{reference}}”没有目标。",
      remedy: "请补上目标，或删除该引用。",
    },
    emptyText: {
      message: "文本“{{key}}”为空。",
      remedy: "请填写文本，或在所有语言中删除该键。",
    },
    fixtureDiffers: {
      message: "这与接口目录中“{{operation}}”的定义不符：{{reason}}。",
      remedy: "请修改夹具；若服务确实如此响应，则修改接口目录。",
    },
    fixtureFailed: {
      message: "用例“{{name}}”必须是成功响应，但其代码是 {{code}}。",
      remedy: "请改为成功响应，或换个名称，例如“refused”。",
    },
    fixtureOfNothing: {
      message: "接口目录中没有操作“{{name}}”。",
      remedy: "请重命名该文件夹（{{near}}）或将其删除。",
    },
    fixtureWithRows: {
      message_other: "列表的用例“{{name}}”有 {{count}} 行。",
      remedy: "请删除这些行，或换个名称。",
    },
    fixtureWithoutRows: {
      message: "列表的用例“{{name}}”没有任何行。",
      remedy: "请加入若干行，或将其命名为“empty”。",
    },
    linkToNothing: {
      message: "这是指向“{{target}}”的链接，但那里没有文件。",
      remedy: "请更正该链接，或将其删除。",
    },
    malformed: {
      message: "OpenAPI 在此处要求：{{expected}}。",
      remedy: "请按格式修正。",
    },
    missingText: {
      message: "语言“{{language}}”缺少文本“{{key}}”。",
      remedy: "请添加；相近的键：{{near}}。",
    },
    noFixture: {
      message: "操作“{{id}}”没有夹具“{{name}}”。",
      remedy: "请编写此文件，或用 `{{command}}` 从真实服务生成。",
    },
    noFixtures: {
      message: "服务“{{service}}”没有任何夹具。",
      remedy:
        "请用 `screens record --page PAGE --service {{service}}=URL` 从真实服务生成，以便显示和测试其页面。",
    },
    noService: {
      message: "该文档没有说明它描述的是哪个服务。",
      remedy: "请添加含名称和信封的“x-service”，或用 `screens import` 生成该文档。",
    },
    notAFixture: {
      message: "夹具由请求及其响应组成（服务信封格式）；此文件包含：{{given}}。",
      remedy: '请写成 { "request": {…}, "answer": {…} }。',
    },
    notUtf8: {
      message: "此字符不是 UTF-8 编码。",
      remedy: "请将文件保存为 UTF-8，并重新输入该字符。",
    },
    otherPlaces: {
      message: "文本“{{key}}”的占位符为 {{given}}；英文中为 {{wanted}}。",
      remedy: "请在所有语言中使用相同的占位符。",
    },
    roomDefines: {
      message: "此处定义了 {{given}}；该文件夹只应定义“{{name}}”。",
      remedy: '请只导出一个以 `name: "{{name}}"` 开头的定义，或重命名该文件夹。',
    },
    roomDoubles: {
      message: "“{{name}}”的示例只能是 {{example}}。",
      remedy: "请删除此文件，或将其改为该名称。",
    },
    roomDraws: {
      message: "此处没有导出“{{view}}”。",
      remedy: "请以该名称导出。",
    },
    roomLanguage: {
      message: "此文本文件没有对应的语言：“{{given}}”。",
      remedy: "请命名为 {{known}} 之一，或将其删除。",
    },
    roomLacks: {
      message: "“{{name}}”的文件夹缺少此文件。",
      remedy: "请参照旁边的文件夹编写，或删除该文件夹。",
    },
    roomSaysNot: {
      message: "“{{name}}”没有使用“{{key}}”这句话。",
      remedy: "请删除该译文，或改为现在的原句。",
    },
    roomUntold: {
      message: "“{{key}}”没有“{{language}}”译文。",
      remedy: "请添加译文。",
    },
    roomsDiffer: {
      message: "“{{key}}”在 {{other}} 中的译文不同。",
      remedy: "请使两处译文一致，或改用另一句话。",
    },
    roomsUnlisted: {
      message: "内容与旁边的文件夹不一致。",
      remedy: "请运行 `npm run generate`。",
    },
    pageName: {
      message:
        "没有菜单项能显示这个名称的页面。名称只能由字母、数字、“-”和“_”组成，末尾不能是“index”，开头不能是“views”。",
      remedy: "请重命名此文件或其所在的文件夹。",
    },
    sameName: {
      message:
        "此名称与“{{other}}”仅有大小写或重音符号写法之别；Windows 和 macOS 只能保存其中之一。",
      remedy: "请重命名或删除其中之一。",
    },
    syntax: {
      message: "这不是 JSON：{{reason}}。",
      remedy: "请在该处修正；编辑器会标出位置。",
    },
    textTwice: {
      message: "“{{key}}”这组文本已在 {{other}} 中。",
      remedy: "请改用别的名称，因为文本只凭名称查找。",
    },
    unreadable: {
      message: "无法读取此文件：{{reason}}。",
      remedy: "请使其可读，或将其移除。",
    },
  },
  probe: {
    absent: "服务没有此操作（{{code}}）",
    additionalProperties: "文档中没有 {{place}}",
    argument: "需要参数“{{name}}”，但文档未注明必填",
    busy: "未尝试：服务不断要求等待",
    counts: "{{service}}：已尝试 {{tried}} 个读取操作，{{misfits}} 处不符，{{untried}} 个未尝试",
    dayOrMonth:
      "{{place}} 是 {{example}} 这样的日期，没有一行能看出先写日还是先写月：请查明，再用 --dates dayFirst 或 --dates monthFirst 重新运行",
    either: "或",
    enum: "{{place}} 不是所列的值",
    harmful: "未尝试：从名称看，它会结束会话或删除内容",
    keyword: "{{place}} 不符合“{{keyword}}”",
    large: "未尝试：响应超过 16 MB",
    noArgument: "未尝试：没有找到 {{names}} 的值；请用 --with NAME=VALUE 给出",
    noRecord: "未尝试：未找到某一行的记录",
    noTime: "未尝试：时间已到；请用 --minutes N 给出更多时间",
    proposed: "建议的覆盖文件在 {{file}} 中",
    redirected: "未尝试：服务重定向了调用，而重定向不会被跟随",
    refused: "未尝试：被拒绝（{{code}}）{{message}}",
    required: "缺少 {{place}}",
    rows: "行在 {{place}}，而不在 {{stated}}",
    rowsNowhere: "{{stated}} 处没有行，别处也没有",
    slow: "未尝试：20 秒内没有响应",
    timeText: "{{place}} 是 {{example}} 这样的时间，但文档未说明",
    token: "未尝试：被拒绝（{{code}}）；请用 --token 或 SCREENS_TOKEN 给出令牌",
    total: "总数在 {{place}}，而不在 {{stated}}",
    totalNowhere: "{{stated}} 处没有总数，别处也没有",
    type: "{{place}} 是{{given}}，而不是{{stated}}",
    types: {
      array: "列表",
      boolean: "布尔值",
      integer: "整数",
      null: "null",
      number: "数字",
      object: "对象",
      string: "文本",
    },
    unreachable: "未尝试：无法连接服务，或连接中断",
    unreadable: "无法读取响应（{{code}}）；覆盖文件无法描述这一点",
  },
};
