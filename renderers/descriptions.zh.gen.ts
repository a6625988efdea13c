// Written by `npm run generate` from the folders beside it.

/** The summaries of kinds, cells and widgets in "zh", by what they are in English. */
export const zh: Readonly<Record<string, string>> = {
  "Numbers of an operation's rows, drawn to be compared, with a table of the same.":
    "由操作的行得出的数字，绘图以便比较，并附同样内容的表格。",
  "How it is drawn; bars that lie, with the names before them, unless said otherwise.":
    "绘制方式；未指明则为横条，名称在其前。",
  "The list operation whose rows it measures: all pages of it, and all nodes of a tree.":
    "要统计其行的列表操作：取其所有页，树则取其所有节点。",
  "Only rows for which this holds.": "只取使此条件成立的行。",
  "What an item is: a field of a row, or an expression of `row` and, in a tree, of `root`, the node at the top. Rows of the same category make one item.":
    "每一项代表什么：行的字段，或用 `row`（树中还有顶层节点 `root`）的表达式。类别相同的行合为一项。",
  "A field of a row, or an expression.": "行的字段，或表达式。",
  "What it is called; the catalogue's label unless said otherwise.":
    "其名称；未指明则用接口目录中的标签。",
  "What is measured: a number field or an expression; left out to count.":
    "统计什么：数字字段或表达式；省略则计数。",
  "How the rows of an item make one number: the sum unless said otherwise.":
    "同一项的各行如何得出一个数字：未指明则求和。",
  "How the items stand: the greatest first unless said otherwise; in a line as they come.":
    "各项的次序：未指明则最大者在前；折线则按原有次序。",
  "How many items there are at most, the greatest ones; 100 unless said otherwise, of a line all.":
    "最多几项，取最大的；未指明则为 100，折线则为全部。",
  "Whether those beyond the limit make one last item; yes unless said otherwise.":
    "超出上限的是否合为最后一项；未指明则合并。",
  "The address that an item leads to; `row` is its row, the first where several make it.":
    "各项通往的地址；`row` 是其行，由多行合成时为第一行。",
  "Actions above the chart.": "图表上方的动作。",
  "One record, read only.": "一条记录，只读。",
  "The read that answers the record.": "返回该记录的读操作。",
  "The fields to show; all plain ones if left out.": "要显示的字段；省略则为全部普通字段。",
  "How many fields stand side by side; 1 unless said otherwise.": "并排几个字段；未指明则为 1。",
  "Actions beside its heading; `row` is the record.": "标题旁的动作；`row` 为该记录。",
  "A relation edited by moving items between candidates and chosen.":
    "在候选项与已选项之间移动条目来编辑的关系。",
  "The list operation of what could be chosen.": "返回可选条目的列表操作。",
  "The list operation of what is chosen now.": "返回当前已选条目的列表操作。",
  "The write that takes the keys of all that is chosen.": "接收全部已选条目主键的写操作。",
  "Further fields shown behind an item's label.": "显示在条目标签后的其他字段。",
  "The field that holds the key of an item's parent; both sides are then trees.":
    "保存条目上级主键的字段；此时两侧都是树。",
  "The heading of the candidates.": "候选项的标题。",
  "The heading of the chosen.": "已选项的标题。",
  "Numbers side by side, each leading to its screen.": "并排的数字，每个都通往其页面。",
  "The figures, in order.": "各项数字，依次排列。",
  "What the number counts.": "该数字统计什么。",
  "An icon beside it.": "其旁的图标。",
  "The read that answers what is counted; where the number depends on a list's rows, all its pages are read, unless an argument chooses some.":
    "返回统计对象的读操作；若数字取决于列表的行，则读取其所有页，除非参数指定了其中几行。",
  "The number; `data` is the answer.": "该数字；`data` 是响应。",
  "The address it leads to.": "它通往的地址。",
  "Values that other blocks read as `blocks.<name>.values`, as one period for a table and several charts.":
    "供其他区块以 `blocks.<name>.values` 读取的值，例如一个期间供一张表格和几张图表使用。",
  "What it is, where no operation declares it.": "其类型，在没有操作声明它时。",
  "The texts it may be, where no operation declares them.": "可选的文本，在没有操作声明它们时。",
  "The field of the end, where a range enters a pair of them.":
    "结束端的字段，用于以一个区间填写两个字段时。",
  "What it is until something else is chosen: a string is an expression, any other value is taken as it is.":
    "选择其他值之前的值：字符串为表达式，其他值即其本身。",
  "The same of the end of a range.": "范围终点的同样的值。",
  "The operation whose parameters declare the fields.": "其参数声明这些字段的操作。",
  "What can be chosen, in order.": "可以选择的内容，按顺序。",
  "The request of an operation, entered field by field and checked before it is sent.":
    "操作的请求，逐个字段输入，发送前先检查。",
  "The operation that takes the form; its request gives the fields.":
    "接收表单的操作；其请求给出各字段。",
  "The fields to enter; all of the request if left out.": "要输入的字段；省略则为请求的全部字段。",
  "Offers only those of its values, `value`, for which this holds.":
    "只提供使此条件成立的取值 `value`。",
  "The fields of a record, or of each record of a list.": "记录的字段，或列表中每条记录的字段。",
  "Columns beside those of a list: calculated from a record of it, `row`, or what is shown below one that is entered; `answer` is the list.":
    "列表旁的附加列：由其中一条记录 `row` 计算得出，或显示在某个输入列的下方；`answer` 是该列表。",
  "A button beside it, as one that sends a code.": "其旁的按钮，例如发送验证码的按钮。",
  "The operation to call; `form` holds the values so far.": "要调用的操作；`form` 是目前已填的值。",
  "So many seconds pass before it can be used again; the button counts them down.":
    "再次可用之前须经过的秒数；按钮上会倒计时。",
  "A call that tells whether the value is fine.": "判断该值是否可用的调用。",
  "The read that is asked; `form` holds the values so far.":
    "用来查询的读操作；`form` 是目前已填的值。",
  "Whether the value is fine; `answer` is the answer.": "该值是否可用；`answer` 是响应。",
  "What is said where it is not.": "不可用时的提示。",
  "The fields in titled groups, in place of `fields`.": "分成带标题的各组字段，代替 `fields`。",
  "What it is called.": "其名称。",
  "A sentence below its title.": "标题下方的一句说明。",
  "How many fields stand side by side; one on a phone.": "并排几个字段；手机上为一个。",
  "The fields in it.": "其中的字段。",
  "The fields in steps, each checked before the next, in place of `fields`.":
    "分步填写的字段，每步检查后才进入下一步，代替 `fields`。",
  "Its fields in groups, in place of `fields`.": "其字段分组，代替 `fields`。",
  "The first values: an expression as `row`, or a call to load them.":
    "初始值：如 `row` 的表达式，或加载它们的调用。",
  "The read that answers the values.": "返回这些值的读操作。",
  "The values as the form takes them, from the read's `answer`.":
    "表单所用的值，由读操作的 `answer` 得出。",
  "Shows the values in place of asking for them: `true`, or while an expression holds.":
    "只显示各值而不询问：`true`，或在表达式成立时。",
  "Further calls once it is saved, one after the other; the first that fails ends it.":
    "保存之后依次进行的其他调用；第一个失败的调用会使其停止。",
  "What the submit button says.": "提交按钮上的文字。",
  "What happens once it is saved, `close` in a dialog, else `stay`; or what is then shown in its place.":
    "保存之后做什么：对话框中为 `close`，否则为 `stay`；或届时在原处显示什么。",
  "What has been done; a list says it by the answer.": "已完成之事；列表则视响应选用。",
  "Said only where this holds; `answer` is the answer.":
    "仅在此条件成立时这样说；`answer` 是响应。",
  "What is said then.": "届时显示的文字。",
  "Where to go on from there.": "由此可前往的地方。",
  "What several fields must not hold together, told before it is sent.":
    "几个字段不能同时有的值，提交之前提示。",
  "Holds while the values are wrong: `form` holds them, `item` those of the record in a list that `at` leads into.":
    "各值有误时成立：`form` 为各值，`item` 为 `at` 所指列表中那条记录的值。",
  "What is said next to the field while it holds; until then nothing is sent.":
    "成立时在字段旁显示的话；此时不会提交。",
  "The field that it is said at; `lines.amount` is that of each record of a list.":
    "显示提示的字段；`lines.amount` 为列表中每条记录的该字段。",
  "Two blocks side by side; below each other where the screen is narrow.":
    "并排的两个区块；空间窄时上下排列。",
  "The block at the start of the line, as a tree that filters.":
    "行首一侧的区块，例如起筛选作用的树。",
  "The block beside it.": "其旁的区块。",
  "The first block's width in pixels; 280 unless said.":
    "第一个区块的宽度，以像素计；未指明则为 280。",
  "Blocks below each other, or in columns where the screen is wide.":
    "上下排列的区块；空间宽时可分列。",
  "The blocks, from top to bottom.": "各区块，从上到下。",
  "How many are side by side where the screen is wide; 1 unless said otherwise.":
    "空间宽时并排几个；未指明则为 1。",
  "Rows of a list operation, with search, paging, sorting and actions.":
    "列表操作的行，带搜索、分页、排序和动作。",
  "The list operation whose rows it shows.": "要显示其行的列表操作。",
  "What is said where there are no rows.": "没有任何行时显示的文字。",
  "The fields of its search; all the operation takes if left out.":
    "搜索的字段；省略则为操作接受的全部字段。",
  "Its columns; all fields of a row if left out.": "各列；省略则为行的全部字段。",
  "Actions above the rows.": "各行上方的动作。",
  "Actions on a row; `row` is the row.": "针对一行的动作；`row` 是该行。",
  "Actions on checked rows, `rows`; a call that reads `row` is made for each of them.":
    "针对已勾选各行 `rows` 的动作；读取 `row` 的调用会逐行进行。",
  "A block that each row opens below itself; `row` is the row.":
    "每行在其下方展开的区块；`row` 是该行。",
  "Rows a page; 20 unless said otherwise. Rows that come all at once stand in one scroll without it.":
    "每页行数；未指明则为 20。一次全部返回的行，未指明则不分页，连续滚动。",
  "Whether its rows can be saved as a file; yes unless said otherwise.":
    "其行能否另存为文件；未指明则可以。",
  "The write that takes the rows of a CSV or Excel file, one by one.":
    "逐行接收 CSV 或 Excel 文件各行的写操作。",
  "The write that is called for each row of the file.": "对文件每一行调用的写操作。",
  "Arguments that are the same for all rows: a string is an expression.":
    "对所有行都相同的参数：字符串是表达式。",
  "The request's fields that are the file's columns; all that a cell can hold if left out.":
    "作为文件各列的请求字段；省略则为单元格能容纳的全部字段。",
  "How a `row` looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "`row` 的外观：`'success'`、`'warning'`、`'danger'` 或 `'muted'`；为 `null` 时照常。",
  "What its rows are grouped by: a field, or what is worked out of `row`; columns with a summary have one for each group.":
    "各行的分组依据：一个字段，或由 `row` 算出的值；带汇总的列对每个分组都有汇总。",
  "The write that changes a record instead, which is found by the column that a person chooses; its other values stay.":
    "改为更新已有记录的写操作；记录按用户选择的列查找，其余值保持不变。",
  "Several blocks of which one is seen at a time.": "多个区块，每次只见其一。",
  "The tabs, in order.": "各标签页，依次排列。",
  "What the tab says.": "标签上的文字。",
  "The block below the tab.": "标签下的区块。",
  "Nodes of an operation that answers a tree: filtered, selected, renamed, moved, deleted.":
    "返回树的操作的节点：可筛选、选择、重命名、移动和删除。",
  "The operation that answers the nodes, with their children or alone.":
    "返回节点的操作，可带其子节点，也可只有节点本身。",
  "Reads the nodes below one when it is opened; `row` is that node.":
    "打开节点时读取其下级节点；`row` 是该节点。",
  "The read that answers the nodes below `row`.": "返回 `row` 下级节点的读操作。",
  "The field that holds the key of the node above; nodes of others are left out.":
    "保存上级节点主键的字段；属于其他节点的会被略去。",
  "Holds for a node, `row`, that has none below it.": "对没有下级的节点 `row` 成立。",
  "Shows only nodes, `row`, for which this holds.": "只显示使此条件成立的节点 `row`。",
  "The field that names a node.": "作为节点名称的字段。",
  "The field that holds the name of a node's icon.": "保存节点图标名称的字段。",
  "Further fields shown behind the label.": "显示在标签后的其他字段。",
  "Whether nodes can be checked, one by one or with all below them; published as `checked`.":
    "节点能否勾选，单独勾选或连同全部下级；以 `checked` 发布。",
  "Lets a node be renamed in its place.": "允许就地重命名节点。",
  "The write that renames `row`; `text` is the new name.":
    "重命名 `row` 的写操作；`text` 是新名称。",
  "Offered only for nodes, `row`, for which this holds.": "只对使此条件成立的节点 `row` 提供。",
  "Lets a node be moved, by drag and by keyboard.": "允许移动节点，可拖动，也可用键盘。",
  "The write that moves `row` under `parent` to the place `position`; `places` holds every node whose place changes, by key, parent and order.":
    "把 `row` 移到 `parent` 之下 `position` 位置的写操作；`places` 含所有位置改变的节点，有主键、上级和次序。",
  "The field that holds the key of the node above.": "保存上级节点主键的字段。",
  "The number that sorts siblings, where they are sorted.":
    "同级节点排序所用的数字（如果它们有次序）。",
  "Holds for a node, `parent`, that may take `row`; null at the top.":
    "对可以接纳 `row` 的节点 `parent` 成立；顶层时为 null。",
  "Lets a node be deleted; the question names what goes with it.":
    "允许删除节点；询问时会列出将一并删除的内容。",
  "The write that deletes `row`.": "删除 `row` 的写操作。",
  "The nodes below it forbid it (so unless said otherwise), are deleted first, one by one, or go with it.":
    "其下级节点会阻止删除（未指明时如此）、逐一先行删除，或随之删除。",
  "Actions above the tree; `checked` holds the checked nodes.":
    "树上方的动作；`checked` 是已勾选的节点。",
  "Actions on a node; `row` is the node.": "针对一个节点的动作；`row` 是该节点。",
  "Whether there is a filter above it; there is unless said otherwise.":
    "其上方是否有筛选框；未指明则有。",
  "Whether all nodes are open at first.": "起初是否展开所有节点。",
  "Yes or no.": "是或否。",
  "What changed of a record, field by field: the value before and the value after.":
    "记录的变化，逐个字段：变更前和变更后的值。",
  "The colour of a tag, as a tag that has it.": "标签的颜色，以该颜色的标签显示。",
  "Text, cut where it does not fit, with a button that copies it whole.":
    "文本，放不下时截断，并有按钮复制全文。",
  "A day.": "日期。",
  "A day and a time of day.": "日期和时间。",
  "What a dictionary or the catalogue calls a value, as a tag in its colour.":
    "字典或接口目录对值的称呼，显示为带颜色的标签。",
  "One of the named icons, with its name.": "一个命名图标及其名称。",
  "A picture, small; initials where there is none.": "小图片；没有图片时显示姓名首字母。",
  "An http(s) address that opens in a new browser tab.": "http(s) 地址，在新的浏览器标签页中打开。",
  "Several values, each as a tag.": "多个值，每个显示为一个标签。",
  "An amount of money, with its currency as the language writes it.":
    "金额，货币按所用语言的习惯书写。",
  "The currency by its code: `EUR`, `CNY`, `JPY`.": "货币代码：`EUR`、`CNY`、`JPY`。",
  "A month, in words.": "月份，以文字表示。",
  "A number, its digits grouped as the language does.": "数字，按所用语言的习惯分节。",
  "A share of something, in per cent.": "占某一总量的百分比。",
  "What counts as 100 %: a number, or the record's field that holds it; 100 unless said otherwise.":
    "何者计为 100%：数字，或保存它的记录字段；未指明则为 100。",
  "The most digits behind the point; 1 unless said otherwise.": "小数点后最多几位；未指明则为 1。",
  "How far something has come, as a bar with its share in per cent.":
    "进展程度，以进度条及其百分比表示。",
  "What counts as done: a number, or the record's field that holds it; else the field's maximum, or 100.":
    "何者计为完成：数字，或保存它的记录字段；否则为字段的最大值，或 100。",
  "Yes or no, or 1 and 0, changed and saved in place.": "是或否，或 1 和 0，就地切换并保存。",
  "The write that saves what was switched to, `value`; `row` is the record. Without its permission the value shows alone.":
    "保存切换结果 `value` 的写操作；`row` 是该记录。没有其权限时只显示值。",
  "Usable only while this holds; `row` is the record.": "仅在此条件成立时可用；`row` 是该记录。",
  "Plain text; what does not fit is cut and shown whole on pointing.":
    "普通文本；放不下的部分截断，指向时显示全文。",
  "Whether the whole text is shown, with its line breaks; no unless said otherwise.":
    "是否按换行逐行显示全文；未指明则为否。",
  "How long ago something was, or how long until then; the exact time on pointing.":
    "多久以前或还有多久；指向时显示确切时间。",
  "A person: a small picture, or the initial, before the name.": "人员：姓名前有小图片或首字母。",
  "The record's field with the picture's address; the one the catalogue shows as an image if left out.":
    "保存图片地址的记录字段；省略则为接口目录中显示为图片的字段。",
  "A file, or several, sent with the form.": "随表单一起发送的一个或多个文件。",
  "Two days, moments or months, the start and the end of a range; they fill two fields.":
    "两个日期、时刻或月份，即一个区间的起止；填写两个字段。",
  "A file, uploaded.": "上传的文件。",
  "One of the named icons.": "一个命名图标。",
  "A picture, uploaded, with a preview.": "上传的图片，带预览。",
  "A month, as 2025-03.": "月份，如 2025-03。",
  "A number.": "数字。",
  "A text that is not shown while it is typed.": "输入时不显示的文本。",
  "One of a few values, all of them seen.": "从少数几个值中选一个，全部可见。",
  "The path of a screen: suggested from the options, free to type, warned of if unknown.":
    "页面的路径：由选项建议，可自由输入，未知时给出提醒。",
  "One or several of the values that the catalogue, a dictionary or a call gives.":
    "从接口目录、字典或调用给出的值中选一个或多个。",
  "On or off.": "开或关。",
  "One line of text.": "单行文本。",
  "Several lines of text.": "多行文本。",
  "A time of day, as 14:30:00.": "时间，如 14:30:00。",
  "One or several nodes of a tree.": "树的一个或多个节点。",
};
