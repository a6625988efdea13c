import type { Translation } from "../messages.ts";
import type { en } from "./en.ts";

/** The Chinese texts of the problems that a page can have. */
export const zh: Translation<typeof en, "zh"> = {
  expressionFault: {
    address: "地址是文本，须加单引号",
    bytes: "“{{name}}”在此不是文本：文本写在引号中，前面没有字母",
    ends: "表达式不完整",
    escape: "“{{name}}”不是有效的转义序列",
    operator: "这里不能写“{{name}}”",
    quote: "缺少右引号",
    reserved: "“{{name}}”是保留字",
    tooDeep: "它过长或嵌套过深",
    tooLong: "它超过 {{name}} 个字符",
    unexpected: "此处不应有“{{name}}”",
    unreadable: "从此处起无法读取",
    unsigned: "“{{name}}”在此不是数字：数字后面没有字母",
  },
  problem: {
    acceptsKnownOnly: {
      message: "凡是尚不存在的“{{name}}”都会被拒绝，因此无法新增任何内容。",
      remedy: "请写出值在什么情况下可用：找不到相同值时，例如 `!answer.records.exists(…)`。",
    },
    actionWithTwoEffects: {
      message: "该动作有多个效果：{{given}}。",
      remedy: "请只保留一个。",
    },
    actionWithoutEffect: {
      message: "该动作没有任何效果。",
      remedy: "请给出“call”“open”“go”之一。",
    },
    addsCurrencies: {
      message: "这里把不同币种的“{{name}}”相加：每条记录的币种由“{{currency}}”给出。",
      remedy: "请只合计一种币种，或按“{{currency}}”分组。",
    },
    addsElsewhere: {
      message: "“{{name}}”新增的不是这里显示的记录；这里的记录由“{{own}}”新增。",
      remedy: "请使用“{{own}}”，或将其移到显示那些记录的地方。",
    },
    addsIds: {
      message: "“{{name}}”存放的是标识：它们只用来指明记录，求和或求平均没有意义。",
      remedy: "请使用“count”，或改用表示数量的字段。",
    },
    addsRates: {
      message: "“{{name}}”是比率、平均值或排名，其值不能相加。",
      remedy: "请使用“average”或“count”，或合计用来计量的字段。",
    },
    alwaysHolds: {
      message: "此条件始终成立，因此不起作用。",
      remedy: "请删除该条件，或修正它。",
    },
    alwaysSame: {
      message: "按接口目录，“{{comparison}}”始终为 {{truth}}。",
      remedy: "请与可能出现的值比较，或去掉这个比较。",
    },
    beginsEmpty: {
      message: "“{{operation}}”会替换已存储的内容，但此表单起始为空：未重新填写的内容可能丢失。",
      remedy: "请在“values”中给出已存储的内容，例如“row”或加载它的调用。",
    },
    beginsWithout: {
      message:
        "“{{operation}}”会替换整条记录，但初始值中没有：{{names}}。保存时这些内容可能被清除。",
      remedy:
        '请在“values”中用读取该记录的调用加载它本身。以其他名称存放的内容请在“as”中取出，例如 {"owner_id": answer.owner.id}。',
    },
    blockUnplaced: {
      message: "这里写的是一个区块，而区块应放在“{{name}}”中。",
      remedy: "请在此处写一个对象，并把该区块作为它的“{{name}}”。",
    },
    boundField: {
      message: "“{{name}}”已在“with”中给出，因此表单不会再要求填写。",
      remedy: "请在此处或在“with”中去掉它。",
    },
    brokenQuery: {
      message: "地址中出现了第二个“?”；只有第一个表示查询的开始。",
      remedy: "请用 & 分隔各参数。",
    },
    cellDoesNotFit: {
      message: "单元格类型“{{name}}”无法显示“{{field}}”（{{type}}）。",
      remedy: "请选择其他单元格类型，或将其去掉。",
    },
    checksAnother: {
      message: "“{{name}}”的检查使用的是“{{other}}”。",
      remedy: "请使用 form.{{name}}。",
    },
    checksFirstPage: {
      message:
        "“{{operation}}”每次只返回一页，又没有收到 `form.{{name}}`，因此找不到后面各页中的值。",
      remedy: "请将 `form.{{name}}` 传给它的某个参数。",
    },
    circularRead: {
      message: "区块循环读取：{{path}}。",
      remedy: "请断开其中一处。",
    },
    comparesDigits: {
      message: "这些文本按字符逐个比较，因此“9”排在“10”之后。",
      remedy: "请比较数字：number(…) 可把文本转换为数字，数字不加引号。",
    },
    contradictsLabel: {
      message: "这里以“{{name}}”发送 {{value}}，与“{{label}}”正好相反。",
      remedy: "请发送另一个值，或更正标签。",
    },
    costsTooMuch: {
      message: "计算量过大：它在列表中反复遍历列表，或使文本或列表不断变大。",
      remedy: "最多在一个列表中再遍历一个列表，或由服务计算。",
    },
    countsAnyway: {
      message: "“count”统计行数，“value”不起作用。",
      remedy: "请用“sum”或“average”合并，或去掉“value”。",
    },
    countsPage: {
      message: "这里统计的是一页的行数，而不是全部。",
      remedy: "请使用响应中的总数：`{{suggested}}`。",
    },
    dangerUnasked: {
      message: "此动作标记为危险，却在第一次点击时立即执行。",
      remedy: '请先询问："confirm": true。',
    },
    duplicateField: {
      message: "字段“{{name}}”出现了两次。",
      remedy: "请只在一处保留它。",
    },
    duplicateName: {
      message: "名称“{{name}}”被使用了两次。",
      remedy: "请为其中一个改名。",
    },
    duplicateProperty: {
      message: "属性“{{name}}”重复。",
      remedy: "请删除其中一个。",
    },
    encodedWhole: {
      message: "这里编码了整个地址，包括斜杠，因此地址无法使用。",
      remedy: "只编码放入地址的部分：'/page?name=' + encode(row.name)。",
    },
    erasesFields: {
      message: "“{{operation}}”会替换整条记录，但此调用没有发送：{{names}}。这些内容可能被清除。",
      remedy: "请一并发送，例如“{{first}}”取“row.{{first}}”，或打开加载该记录的表单。",
    },
    expressionSyntax: {
      message: "这不是表达式：{{reason}}。",
      remedy: "请修正表达式。",
    },
    expressionType: {
      message: "表达式的结果是{{given}}，这里需要{{wanted}}。",
      remedy: "请写出结果为{{wanted}}的表达式。",
    },
    firstOfMany: {
      message: "这里只用到了所勾选行中的一行，其余各行不会改变。",
      remedy: "请改用 `{{suggested}}`，这样会对每个勾选的行分别调用。",
    },
    holdsForOne: {
      message: "只要所勾选的行中有一行符合，这里就成立，但该动作涉及所有勾选的行。",
      remedy: "请用 `all` 代替 `exists`，或在调用中用 `filter` 选出符合的行。",
    },
    formOfFirst: {
      message: "这里只填写所勾选行中的一行，其余各行不会改变。",
      remedy: '请改为行操作，或只允许用于一行："enabled": "size(rows) == 1"。',
    },
    groupsByMany: {
      message: "“{{name}}”不是单个值，因此一行可能属于多个分组，或不属于任何分组。",
      remedy: "请按只含一个值的字段分组，或用表达式得出一个值。",
    },
    groupsByKey: {
      message: "每一行的“{{name}}”都不同，因此每组只会有一行。",
      remedy: "请按多行共有的字段分组，或删除“groupBy”。",
    },
    groupsTree: {
      message: "各行在“{{name}}”下有子行；表格只对第一层分组。",
      remedy: "请去掉“groupBy”，或将这些行显示为树。",
    },
    hasNoChoices: {
      message: "“{{field}}”在接口目录和字典中没有固定的取值，因此无法排除任何取值。",
      remedy: "请去掉“only”；来自调用的选项由该调用的参数来限定。",
    },
    hasNoEffect: {
      message: "没有“{{needed}}”时，“{{name}}”不起作用。",
      remedy: "请去掉它，或添加“{{needed}}”。",
    },
    hideEachOther: {
      message: "“{{name}}”和“{{other}}”都只在对方为空时才显示，填写一个就会隐藏另一个。",
      remedy: "请只让其中一个依赖另一个。",
    },
    inputNotSent: {
      message: "此调用没有使用“{{name}}”，在其中输入的内容会丢失。",
      remedy: "请把“{{name}}”传给它的某个参数。",
    },
    labelledByKey: {
      message: "这里只能按“{{name}}”选择，却看不出它代表什么。",
      remedy: "请显示看得懂的字段，例如“{{label}}”。",
    },
    listNotRecord: {
      message: "“{{name}}”返回的是列表，这里需要一条记录。",
      remedy: "请使用返回单条记录的操作。",
    },
    holdsWithoutValue: {
      message: "“{{name}}”为空时此条件也成立，因为空值无法比较先后或大小。",
      remedy: "请写相反的比较，必要时在前面加上“{{name}} != null &&”。",
    },
    integerTooLarge: {
      message: "“{{name}}”超出可精确计算的整数范围。",
      remedy: "请原样比较或传递，由服务进行计算。",
    },
    missingParam: {
      message: "“{{address}}”处的页面需要“{{name}}”，而此地址中没有。",
      remedy: "请添加：'{{address}}?{{name}}=' + encode(…)。",
    },
    missingParameter: {
      message: "“{{operation}}”需要“{{name}}”。",
      remedy: "请在“with”中给出“{{name}}”，在表单中也可将其作为字段。",
    },
    missingProperty: {
      message: "缺少属性“{{name}}”。",
      remedy: "请添加“{{name}}”。",
    },
    missingPlace: {
      message: "此处缺少“{{name}}”，而其他语言的文本中都有。",
      remedy: "请在此语言的文本中需要该值的位置写上 {{name}}。",
    },
    missingTranslation: {
      message: "缺少 {{languages}} 的文本。",
      remedy: "请补充缺少的语言。",
    },
    mixesYears: {
      message: "“{{name}}”在每一年都相同，因此各年的行会合在一起。",
      remedy: "请保留年份（例如用“startOf”或“format”），或只显示一年的行。",
    },
    mustBePublic: {
      message: "该页面无需登录即可打开，但未声明为公开页面。",
      remedy: '请在标题旁写上 "public": true。',
    },
    nameRepeated: {
      message: "区块“{{name}}”在每一行各出现一次，表达式无法判断指的是哪一个。",
      remedy: "请去掉该名称，在区块内使用 `row`。",
    },
    namesFirstOfMany: {
      message: "这里只提到了所勾选行中的一行，但该动作涉及所有勾选的行。",
      remedy: "请用“{{written}}”说明共有多少行，或列出全部名称。",
    },
    namedAsAnother: {
      message: "这里的名称是“{{name}}”，实际对应的却是“{{other}}”。",
      remedy: "请更正名称，或更正它对应的内容。",
    },
    needsWhatIsEmpty: {
      message: "只有在“{{name}}”为空时才能使用它，但它的操作需要“{{name}}”。",
      remedy: "请改成相反的条件。",
    },
    neverEqual: {
      message: "{{left}}与{{right}}永远不会相等。",
      remedy: "请与同一类型且字段可能取到的值比较。",
    },
    backwardPeriod: {
      message: "{{value}} 早于期间的开始（“{{name}}”为 {{begin}}），因此什么也找不到。",
      remedy: "请写出不早于开始的结束时间。",
    },
    neverHolds: {
      message: "此条件永远不成立，依赖它的部分永远不会显示、执行或可用。",
      remedy: "请修正条件，或删除该部分。",
    },
    neverReached: {
      message: "任何角色的成员都无法到达此处；以下条件不可能同时成立：{{conditions}}。",
      remedy: "请修改其中一个条件，或删除此部分。",
    },
    newerVersion: {
      message: "该页面使用第 {{version}} 版语言编写，而本产品最高只支持第 {{known}} 版。",
      remedy: "请升级产品，或使用第 {{known}} 版编写页面。",
    },
    noRecord: {
      message: "“{{name}}”的类型是 {{type}}，没有自己的字段。",
      remedy: "请去掉“items”；它只用于记录和记录列表。",
    },
    noSuchPage: {
      message: "“{{address}}”处没有页面。",
      remedy: "请使用某个页面的地址：{{known}}。",
    },
    notAList: {
      message: "“{{name}}”返回的不是列表。",
      remedy: "请使用返回列表的操作。",
    },
    notARead: {
      message: "“{{name}}”会更改数据，不能自动加载。",
      remedy: "请使用只读操作。",
    },
    notATree: {
      message: "“{{name}}”返回的不是树。",
      remedy: "请使用行包含子节点的操作。",
    },
    notAWrite: {
      message: "“{{name}}”不会更改任何内容。",
      remedy: "请使用会更改数据的操作。",
    },
    notEncoded: {
      message: "“{{name}}”可能包含 &、# 等会破坏地址的字符。",
      remedy: "请写成 encode({{name}})。",
    },
    notForImport: {
      message: "“{{name}}”不接收此表格显示的任何字段，因此既不会新增也不会修改其中的记录。",
      remedy: "请使用新增这些记录的操作；“update”则使用修改这些记录的操作。",
    },
    notImportable: {
      message: "文件的单元格无法容纳“{{name}}”（{{type}}）。",
      remedy: "请去掉，或在“with”中给出。",
    },
    notInEvery: {
      message: "这些记录中只有一部分有“{{name}}”，其余为空。",
      remedy: "请让每条记录都有它。所有记录都有：{{known}}。",
    },
    notInValues: {
      message: "“{{operation}}”需要“{{name}}”，但初始值中没有。",
      remedy: "请在“submit”的“with”中给出“{{name}}”，或使用包含它的初始值。",
    },
    notNameable: {
      message: "此处无法为“{{field}}”的值命名。",
      remedy: "请去掉“values”：它只用于单值且没有字典的字段。",
    },
    notOneOf: {
      message: "此处不允许“{{value}}”。",
      remedy: "可用的值：{{known}}。",
    },
    notOpen: {
      message: "“{{name}}”位于对话框中，对话框关闭时此处无法得知其状态。",
      remedy: "请读取页面上的区块，或把这部分放进对话框。",
    },
    notPartOf: {
      message: "此步骤应属于“{{name}}”，却没有读取 `answers.{{name}}`。",
      remedy: "请传入所新增的内容，例如 `answers.{{name}}.id`，或去掉“partOf”。",
    },
    notPublic: {
      message: "页面是公开的，但“{{name}}”不是。",
      remedy: "请使用公开操作，或取消页面公开。",
    },
    optionsDoNotFit: {
      message: "选项存储的是“{{name}}”（{{given}}），而该字段需要{{wanted}}。",
      remedy: "请在“value”中指定该字段能接受的选项字段。",
    },
    optionsOfItself: {
      message: "“{{name}}”的选项取决于它自身的值。",
      remedy: "请使用表单的另一个字段。",
    },
    otherKey: {
      message: "这是“{{given}}”，而这里需要“{{wanted}}”：它指向的是另一条记录。",
      remedy: "请使用“{{wanted}}”的值。",
    },
    outOfRange: {
      message: "{{value}} 不在 {{minimum}} 到 {{maximum}} 之间。",
      ofList: "列表有 {{value}} 项，至少需要 {{minimum}} 项。",
      ofListRemedy: "请补充缺少的项。",
      remedy: "请取 {{minimum}} 到 {{maximum}} 之间的值。",
    },
    pagingField: {
      message: "“{{name}}”由表格自行设置：在各行下方翻页，点击列标题排序。",
      remedy: "请从搜索中去掉它。",
    },
    paramDoesNotFit: {
      message: "“{{address}}”处页面的“{{name}}”应为 {{wanted}}，而不是 {{given}}。",
      remedy: "请使用 {{wanted}}。",
    },
    paramNotTaken: {
      message: "“{{address}}”处的页面不接受“{{name}}”。",
      remedy: "它接受：{{known}}。",
    },
    paramUnread: {
      message: "页面中没有任何地方读取“{{name}}”，因此无论取什么值，页面都相同。",
      remedy: "请以 `params.{{name}}` 读取它，例如在调用的“with”中，或删除该参数。",
    },
    parentDoesNotFit: {
      message: "“{{name}}”（{{given}}）不能指向上级：主键类型为 {{wanted}}。",
      remedy: "请使用保存上级主键的字段。",
    },
    partOfNoWhole: {
      message: "平均值不是整体的一部分，因此环形图无法显示。",
      remedy: "请改用条形图，或按总和、数量合并。",
    },
    quotedMember: {
      message: "这里发送的是“{{name}}”这几个字本身，而不是它的值。",
      remedy: "请去掉引号。",
    },
    readsForNothing: {
      message: "“{{name}}”只读取数据，而结果没有显示在任何地方。",
      remedy: "请打开显示它的区块、保存为文件，或调用本来想用的操作。",
    },
    readsItself: {
      message: "“{{name}}”填写之后才会显示，因此永远无法填写。",
      remedy: "请在条件中使用另一个字段。",
    },
    readByNone: {
      message: "页面中没有任何地方读取 `{{name}}`，因此在这里选择的值不起作用。",
      remedy: "请在应起作用的地方读取它，例如调用的“with”中，或删除该字段。",
    },
    readsNoRow: {
      message: "每一行在此都相同，因为其中没有使用 `row`。",
      remedy: "请传入标识该行的值，例如“row.id”；对勾选的行，则为“rows.map(row, row.id)”。",
    },
    readsOwnState: {
      message: "此区块依赖于自身的状态，在其中每次选择都会改变它所显示的内容。",
      remedy: "请使用另一个区块，或去掉此处。",
    },
    otherSelection: {
      message:
        "“{{save}}”替换的是“{{wanted}}”返回的内容，而当前所选是由“{{name}}”读取的：保存后所选内容会被换成别的内容。",
      remedy: "请用“{{wanted}}”读取当前所选。",
    },
    readsSomeChosen: {
      message: "“{{name}}”会漏掉一部分当前已选的内容，而“{{save}}”会将漏掉的内容移除。",
      remedy: "请删除该参数，以便读取全部已选的内容。",
    },
    concernsSeveral: {
      message: "多行可能具有相同的“{{name}}”，“{{call}}”可能会影响所有这些行。",
      remedy: "请使用只针对一条记录的调用，或在名称或询问中写明“全部”。",
    },
    relatesToAnother: {
      message: "这里按“{{name}}”读取，却按“{{wanted}}”保存。",
      remedy: "请让两者使用同一条记录。",
    },
    ruleAlwaysHolds: {
      message: "此规则始终成立，表单将永远无法提交。",
      remedy: "请写明各值何时有误，而不是何时正确。",
    },
    requiredHidden: {
      message: "“{{name}}”为必填，却只在满足条件时显示；缺少它便无法保存。",
      remedy: "请去掉条件，或用其他方式给出“{{name}}”。",
    },
    saidElsewhere: {
      message: "这句话显示在“{{name}}”旁，但规则检查的是“{{other}}”。",
      remedy: "请显示在规则所读取的字段旁。",
    },
    saidTwice: {
      message: "此处重复了相同的内容：{{name}}。",
      remedy: "请删除其中之一，或改成本来想写的内容。",
    },
    doesTheSame: {
      message: "这里的作用与“{{name}}”相同，名称却不同。",
      remedy: "请更改其中一个的作用，或将其删除。",
    },
    sameLabel: {
      message: "“{{name}}”与前面的一项同名，无法区分。",
      remedy: "请给其中一个换个名称。",
    },
    saveDoesNotFit: {
      message: "“{{save}}”不接受“{{key}}”（{{type}}）的列表。",
      remedy: "请使用能接收列表内容的写操作。",
    },
    saysOfAnother: {
      message: "这里写的是“{{name}}”，但那是“{{other}}”所做的。",
      remedy: "请写出此按钮所做的，或删除该文本。",
    },
    selectedNotRow: {
      message: "这里使用的是“{{name}}”，它可能不是此处所在的记录。",
      remedy: "请使用此处所在的记录，例如“row”。",
    },
    sendsBack: {
      message: "记录中的值已经是“{{name}}”，发送它不会有任何变化。",
      remedy: "请发送新值，或更正发送它的条件。",
    },
    sendsFormatted: {
      message:
        "“{{name}}”需要形如 {{wanted}} 的文本，而 `format` 写出的内容是给人看的，各语言不同。",
      remedy: "请按服务的写法发送该值，例如月份用 `today().substring(0, 7)`。",
    },
    sendsOpposite: {
      message: "这里发送的与所选的相反，未选择时则发送“是”。",
      remedy: "请去掉 `!`，原样发送该值。",
    },
    sentAsAnother: {
      message: "“{{value}}”作为“{{wanted}}”发送，但另有“{{field}}”。",
      remedy: "请使用“{{field}}”。",
    },
    sessionCall: {
      message: "“{{name}}”会建立或结束会话，页面不得这样做。",
      remedy: "请删除此调用；登录和退出登录由产品自身完成。",
    },
    severalLayouts: {
      message: "此处的字段被安排了多次：{{given}}。",
      remedy: "请只保留其中一个。",
    },
    speaksOfAnother: {
      message: "这里说的是“{{name}}”，但实际操作或显示的并不是这条记录。",
      remedy: "请让两处使用同一条记录。",
    },
    stepWithoutFields: {
      message: "此步骤没有任何字段。",
      remedy: "请为它添加“fields”或“sections”，或删除该步骤。",
    },
    stepsNotHere: {
      message: "“{{name}}”不能跟在可能针对多条记录的调用之后。",
      remedy: "请将其去掉，或把该动作写成针对单条记录的动作。",
    },
    stepsWithoutCall: {
      message: "“{{name}}”只能跟在调用之后。",
      remedy: "请为该动作添加“call”，或将其去掉。",
    },
    swappedArguments: {
      message: "“{{name}}”取的是“{{other}}”的值，“{{other}}”取的是“{{name}}”的值。",
      remedy: "请将两个值对调。",
    },
    syntax: {
      message: "这不是 JSON：{{reason}}。",
      remedy: "请修正此处的文本。",
    },
    takesNoFile: {
      message: "“{{field}}”由控件“{{name}}”输入，该控件不接受文件。",
      remedy: "请选择控件“image”或“file”，或去掉“upload”。",
    },
    tooDeep: {
      message: "页面嵌套过深。",
      remedy: "请减少嵌套层级。",
    },
    tooLarge: {
      message: "页面过大。",
      remedy: "请拆分为多个页面。",
    },
    tooManyBlocks: {
      message_other: "页面有 {{count}} 个区块；最多读取 {{limit}} 个。",
      remedy: "请将其拆分为多个页面。",
    },
    tooManyProblems: {
      message: "此页面的问题超过 {{shown}} 个；其余未列出。",
      remedy: "请先修正前面的问题，然后重新检查。",
    },
    turnedRound: {
      message: "这与“{{label}}”正好相反：已经过去的和尚未到来的弄反了。",
      remedy: "请交换比较的两边，或更正标签。",
    },
    turnsPagesItself: {
      message: "显示此列表的区块会自行翻页，此处不应设置“{{name}}”。",
      remedy: "请删除它。表格每页显示多少行由其“pageSize”决定。",
    },
    unknownBlock: {
      message: "此页面没有名为“{{name}}”的区块。",
      remedy: "有名称的区块：{{known}}。",
    },
    unknownCell: {
      message: "没有单元格类型“{{name}}”。",
      remedy: "单元格类型：{{known}}。",
    },
    unknownDictionary: {
      message: "接口目录中没有任何字段使用字典“{{name}}”。",
      remedy: "字典：{{known}}。",
    },
    unknownField: {
      message: "没有字段“{{name}}”。",
      remedy: "字段：{{known}}。",
    },
    unknownFunction: {
      message: "没有函数“{{name}}”。",
      remedy: "函数：{{known}}。",
    },
    unknownIcon: {
      message: "没有图标“{{name}}”。",
      remedy: "图标：{{known}}。",
    },
    unknownKey: {
      message: "没有键为“{{name}}”的文本。",
      remedy: "请使用已有的键，或直接填写文本。",
    },
    unknownKind: {
      message: "没有“{{name}}”类型的区块。",
      remedy: "类型：{{known}}。",
    },
    unknownMember: {
      message: "{{type}}中没有“{{name}}”。",
      remedy: "可用：{{known}}。",
    },
    unknownOperation: {
      message: "接口目录中没有操作“{{name}}”。",
      remedy: "请使用接口目录中的操作，例如 {{known}}。",
    },
    unknownParam: {
      message: "页面没有参数“{{name}}”；现有：{{known}}。",
      remedy: '请在页面标题旁声明："params": { "{{name}}": "integer" }。',
    },
    unknownParameter: {
      message: "操作“{{operation}}”不接受“{{name}}”。",
      remedy: "它接受：{{known}}。",
    },
    unknownPermission: {
      message: "没有任何操作需要权限“{{name}}”，因此没有人会拥有它。",
      remedy: "请使用接口目录中的权限。",
    },
    unknownPlace: {
      message: "“{{name}}”不会被替换为值，而是原样显示。",
      remedy: "请写成 {{meant}}：值的左右两侧各有两个花括号。",
    },
    unknownProperty: {
      message: "此处没有属性“{{name}}”。",
      remedy: "可用的属性：{{known}}。",
      within: "请把它写在“{{place}}”里面，那里可以使用它。",
    },
    unknownVariable: {
      message: "没有变量“{{name}}”。",
      remedy: "变量：{{known}}。如果要写文本，请写成 '{{name}}'。",
    },
    unknownWidget: {
      message: "没有控件“{{name}}”。",
      remedy: "控件：{{known}}。",
    },
    unlistedHost: {
      message: "此地址会把数据发送到未列出的 {{host}}，因此链接会被阻止。",
      remedy: "请让服务的维护人员把 {{host}} 加入 LINK_HOSTS，或写不含数据的地址。",
    },
    unsafeAddress: {
      message: "链接不能指向此地址：它既不是本应用中的页面，也不是普通的 http 或 https 地址。",
      remedy: "请写成“/points/user”，或“https://”加主机名，主机名前不带账号。",
    },
    untranslated: {
      message: "{{languages}} 的文本仍是英语原文。",
      remedy: "请翻译该文本；如果各语言相同，只写一个文本即可。",
    },
    valuesWithin: {
      message: "记录在这些值的“{{wrapper}}”中，因此表单打开时会是空白的。",
      remedy: "请在“as”或表达式中从“{{wrapper}}”取值。",
    },
    widgetDoesNotFit: {
      message: "控件“{{name}}”不能用于“{{field}}”（{{type}}）。",
      remedy: "请选择其他控件，或将其去掉。",
    },
    valueDoesNotFit: {
      message: "{{value}} 不适合此处。{{fault}}",
      remedy: "请写出合适的值，或结果合适的表达式。",
    },
    valueUnnamed: {
      message: "“{{field}}”还可能是 {{values}}，此处没有为其命名。",
      remedy: "请在“values”中为各值命名。",
    },
    writtenPassword: {
      message: "此密码写在页面的文本中，任何打开页面的人都会收到。",
      remedy: "请让用户在字段中输入密码。",
    },
    wrongArgument: {
      message: "“{{name}}”的参数：应有 {{wanted}} 个，现有 {{given}} 个。",
      remedy: "请给出 {{wanted}} 个参数。",
    },
    wrongOperand: {
      message: "“{{operator}}”需要{{wanted}}，而不是{{given}}。",
      remedy: "请使用{{wanted}}。",
    },
    wrongType: {
      message: "此处应为{{wanted}}，而不是{{given}}。",
      remedy: "请填写{{wanted}}。",
    },
  },
  syntaxFault: {
    ByteOrderMark: "文件开头有不可见的编码标记",
    CloseBraceExpected: "缺少右花括号 }",
    CloseBracketExpected: "缺少右方括号 ]",
    ColonExpected: "缺少冒号",
    CommaExpected: "缺少逗号",
    EndOfFileExpected: "结尾之后不能再有内容",
    InvalidCharacter: "此字符须写成转义形式，例如 \\n",
    InvalidCommentToken: "JSON 不支持注释",
    InvalidEscapeCharacter: '反斜杠后只能是 " \\ / b f n r t u',
    InvalidNumberFormat: "这不是数字",
    InvalidSymbol: "此处应为带引号的文本、数字、true、false 或 null",
    InvalidUnicode: "\\u 后须为四位十六进制数字",
    MergeConflict: "合并后这里留下了两个版本（在 <<<<<<< 与 >>>>>>> 之间），请只保留其中一个",
    PropertyNameExpected: "此处应为带双引号的属性名",
    SingleQuotes: "文本须加双引号",
    TrailingComma: "最后一项之后不能有逗号",
    UnexpectedEndOfComment: "JSON 不支持注释",
    UnexpectedEndOfNumber: "数字不完整",
    UnexpectedEndOfString: "缺少右引号",
    UnquotedName: "名称须加双引号",
    ValueExpected: "此处应有一个值",
  },
  typeWord: {
    any: "任意值",
    bool: "是或否",
    date: "日期",
    dateTime: "日期和时间",
    list: "列表",
    listOf: "列表（{{of}}）",
    null: "空值",
    number: "数字",
    record: "记录",
    string: "文本",
  },
  valueName: {
    array: "列表",
    block: "花括号中的区块",
    bool: "true 或 false",
    boolean: "true 或 false",
    cell: "单元格类型的名称",
    expression: "带引号的表达式",
    field: "字段名称",
    fraction: "带小数的数字",
    icon: "图标名称",
    integer: "整数",
    list: "列表",
    map: "花括号中的对象",
    null: "null",
    number: "数字",
    object: "花括号中的对象",
    operation: "操作的名称",
    or: " 或 ",
    pattern: "形如 {{pattern}} 的文本",
    record: "花括号中的对象",
    string: "带引号的文本",
    text: "带引号的文本",
    widget: "控件的名称",
  },
};
