import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the command line in 中文. */
export const zh: Translation<typeof en, "zh"> = {
  catalogueFault: {
    brokenCount: "无法计算随“{{operation}}”一同删除的内容：{{problem}}。",
    brokenInverse: "“{{operation}}”的逆操作无法调用：{{problem}}（{{about}}）。",
    unknownFormat:
      "没有名为“{{format}}”的共享校验规则。请改为 {{remedy}}，或将其添加到 src/language/formats.ts。",
    unknownName: "“{{extension}}”写的是“{{name}}”，但并不存在。请改为 {{remedy}}。",
    unknownTitle:
      "标题“{{name}}”看起来是语言文件的键，但没有任何语言包含它。请改为 {{remedy}}，或将其添加到 src/i18n。",
  },
  fileFault: {
    contradiction: {
      message: "这些文档无法一起读取：{{reason}}",
      remedy: "请为其中一个改名。",
    },
    danglingReference: {
      message: "引用“{{reference}}”没有目标。",
      remedy: "请补上目标或删除该引用。",
    },
    emptyText: {
      message: "文本“{{key}}”为空。",
      remedy: "请填写内容，或在所有语言中删除该键。",
    },
    fixtureDiffers: {
      message: "这与目录中“{{operation}}”的定义不符：{{reason}}。",
      remedy: "请修改夹具；若服务确实如此应答，则修改目录。",
    },
    fixtureFailed: {
      message: "用例“{{name}}”必须是成功应答，但其代码是 {{code}}。",
      remedy: "请改为成功应答，或换个名称，如“refused”。",
    },
    fixtureOfNothing: {
      message: "目录中没有操作“{{name}}”。",
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
    malformed: {
      message: "此处不是 OpenAPI 要求的内容：{{expected}}。",
      remedy: "请按格式填写。",
    },
    missingText: {
      message: "语言“{{language}}”缺少文本“{{key}}”。",
      remedy: "请添加；相近的有：{{near}}。",
    },
    noFixture: {
      message: "操作“{{id}}”没有夹具“{{name}}”。",
      remedy: "请编写此文件，或用 `screens record {{id}}` 从真实服务生成。",
    },
    noFixtures: {
      message: "服务“{{service}}”没有任何夹具。",
      remedy: "请用 `screens record` 从真实服务生成，以便绘制和测试其页面。",
    },
    noService: {
      message: "该文档没有说明它描述的是哪个服务。",
      remedy: "请添加含名称和信封的“x-service”，或用 `screens import` 生成该文档。",
    },
    notAFixture: {
      message: "夹具由请求及其应答（服务信封格式）组成；此文件包含：{{given}}。",
      remedy: '请写成 { "request": {…}, "answer": {…} }。',
    },
    otherPlaces: {
      message: "文本“{{key}}”的占位为 {{given}}；英文中为 {{wanted}}。",
      remedy: "请在所有语言中使用相同的占位。",
    },
    roomDefines: {
      message: "此处定义了 {{given}}；该文件夹只应定义“{{name}}”。",
      remedy: '请只导出一个以 `name: "{{name}}"` 开头的定义，或重命名该文件夹。',
    },
    roomDoubles: {
      message: "“{{name}}”的示例只能是 {{example}}。",
      remedy: "请删除此文件，或将其作为该示例。",
    },
    roomDraws: {
      message: "此处没有导出“{{view}}”。",
      remedy: "请以该名称导出。",
    },
    roomLanguage: {
      message: "没有名为“{{given}}”的文本文件。",
      remedy: "请命名为 {{known}} 之一，或将其删除。",
    },
    roomLacks: {
      message: "“{{name}}”的文件夹缺少此文件。",
      remedy: "请参照旁边的文件夹编写，或删除该文件夹。",
    },
    roomSaysNot: {
      message: "“{{name}}”中没有“{{key}}”这句话。",
      remedy: "请删除该译文，或改为现在的原句。",
    },
    roomUntold: {
      message: "“{{key}}”没有“{{language}}”译文。",
      remedy: "请添加译文。",
    },
    roomsDiffer: {
      message: "“{{key}}”在 {{other}} 中译法不同。",
      remedy: "请写成一致，或改用另一句话。",
    },
    roomsUnlisted: {
      message: "内容与旁边的文件夹不一致。",
      remedy: "请运行 `npm run generate`。",
    },
    syntax: {
      message: "这不是 JSON：{{reason}}。",
      remedy: "请在该处修正；编辑器会标出位置。",
    },
    textTwice: {
      message: "“{{key}}”这组文本已在 {{other}} 中。",
      remedy: "请改用别的名称，因为文本只凭名称查找。",
    },
  },
};
