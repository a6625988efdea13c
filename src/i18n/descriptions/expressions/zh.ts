/** The Chinese texts of the reference's chapter on expressions, by the English text. */
export const zh: Readonly<Record<string, string>> = {
  "A text, in single or double quotes; a quote within it after `\\`.":
    "文本，写在单引号或双引号中；其中的引号前加 `\\`。",
  "A number, with a point and without marks for thousands.": "数字，用小数点，不带千位分隔符。",
  "Yes, and `false` for no.": "是；否写作 `false`。",
  "Nothing.": "空值。",
  "A list.": "列表。",
  "A record, its names in quotes.": "记录，名称写在引号中。",
  "The field of a record; of nothing it is nothing.": "记录的字段；空值的字段仍为空值。",
  "The entry of a list, the first at 0, or the field of a record by its name.":
    "列表中的一项（第一项为 0），或按名称取记录的字段。",
  "The same: lists and records by what they hold, a number as the text of it, moments wherever their clocks stand.":
    "相同：列表和记录按其内容比较，数字与其文本相同，时刻不论时区。",
  "Not the same.": "不相同。",
  "Less, or earlier; `<=`, `>` and `>=` likewise. Numbers, texts, days and moments have an order, each among themselves.":
    "小于或早于；`<=`、`>` 和 `>=` 同理。数字、文本、日期和时刻各自之间有先后大小。",
  "Whether a list holds a value.": "列表是否包含某个值。",
  "Both hold.": "两者都成立。",
  "One of them holds, or both.": "至少一个成立。",
  "Does not hold.": "不成立。",
  "The second value where the first holds, else the third.":
    "第一个成立时取第二个值，否则取第三个。",
  "Adds numbers; puts texts, or lists, one after the other.": "数字相加；文本或列表依次连接。",
  "Subtracts numbers.": "数字相减。",
  "Multiplies numbers.": "数字相乘。",
  "Divides numbers; by 0 there is nothing.": "数字相除；除以 0 得空值。",
  "The rest of a division.": "除法的余数。",
  "A list of what the second argument gives for each.":
    "由第二个参数对每个元素给出的值组成的列表。",
  "Those for which the second argument holds.": "使第二个参数成立的元素。",
  "Whether it holds for at least one.": "是否至少对一个元素成立。",
  "Whether it holds for all.": "是否对所有元素成立。",
  "In the order of what the second argument gives; nothing comes last.":
    "按第二个参数给出的值排序；空值排在最后。",
  "One record for each value of the second argument: `key`, and the `items` that have it.":
    "第二个参数的每个值一条记录：`key` 以及具有它的 `items`。",
  "The sum of what the second argument gives.": "第二个参数给出的值之和。",
  "A part of a day or a moment: the year, the quarter, the month, the week of the year, the day, the weekday from Monday, 1, to Sunday, 7, the hour, the minute, the second.":
    "日期或时刻的一部分：年、季度、月、一年中的第几周、日、星期（周一为 1，周日为 7）、时、分、秒。",
  "The text with small or capital letters; with `Ascii` only A to Z are changed.":
    "小写或大写的文本；带 `Ascii` 的只改变 A 到 Z。",
  "Rounded to so many digits behind the point, none unless said: to the nearest, down or up.":
    "舍入到小数点后若干位，未写明则为整数：四舍五入、向下或向上。",
  "Whether the member holds a permission.": "成员是否拥有某项权限。",
  "How many characters a text has, or members a list.": "文本的字符数，或列表的元素数。",
  "A value as text.": "作为文本的值。",
  "A value as it is written in the query of an address.": "可写入地址查询部分的值。",
  "The number that a text is; of what is none, nothing.": "文本所表示的数字；不是数字则为空值。",
  "The sum of a list of numbers; nothing counts for nothing.": "数字列表之和；空值不计。",
  "The average of a list of numbers.": "数字列表的平均值。",
  "The least of a list, or of two values.": "列表或两个值中的最小者。",
  "The greatest of a list, or of two values.": "列表或两个值中的最大者。",
  "A number without its sign.": "不带符号的数字。",
  "The present moment, to the minute.": "当前时刻，精确到分钟。",
  "The present day.": "今天。",
  "The day of a moment.": "时刻所在的日期。",
  "The moment at which clocks show a time of a day; an hour that they skip is the next, of one that comes twice the first is meant.":
    "某日时钟显示某时间的时刻；被跳过的一小时算作下一小时，出现两次的取第一次。",
  "A day or a moment later, or earlier where the number is negative; from a 31st to a shorter month it is the last day.":
    "之后的日期或时刻，数字为负则为之前；从 31 日到较短的月份取该月最后一天。",
  "How many whole units lie from one day or moment to another.":
    "从一个日期或时刻到另一个相隔多少个整单位。",
  "The first day or moment of the period around a day or a moment.":
    "某日期或时刻所在周期的第一天或第一刻。",
  "The last day or moment of the period around a day or a moment.":
    "某日期或时刻所在周期的最后一天或最后一刻。",
  "All days from one to another, both of them too.": "从一天到另一天的所有日期，含首尾。",
  "A day or a moment as the language that is shown writes it.": "按当前显示语言书写的日期或时刻。",
  "Whether a text has another in it.": "文本中是否含有另一文本。",
  "Whether a text begins with another.": "文本是否以另一文本开头。",
  "Whether a text ends with another.": "文本是否以另一文本结尾。",
  "The text without space around it.": "去除首尾空白的文本。",
  "The text with the second argument wherever the first stood.":
    "把出现第一个参数之处都换成第二个参数的文本。",
  "The characters from a place, the first at 0, to before another, or to the end.":
    "从某处（首字符为 0）到另一处之前或到末尾的字符。",
  "The parts of a text between a sign.": "文本中以某符号分隔的各部分。",
  "The texts of a list with a sign between them.": "列表中的文本，以某符号相连。",
  "The first member of a list.": "列表的第一个元素。",
  "The last member of a list.": "列表的最后一个元素。",
  "The list from its end.": "从末尾开始的列表。",
  "The members of a list in their order; nothing comes last.":
    "按顺序排列的列表元素；空值排在最后。",
  "Each value of a list once.": "列表中的每个值各一次。",
  "The member who is signed in, everywhere: `user.id`, `user.isAdmin`; nothing on a public page.":
    "已登录的成员，处处可用：`user.id`、`user.isAdmin`；公开页面上为空值。",
  "What the page's address carries, everywhere, of the types that the page declares.":
    "页面地址所带的值，处处可用，类型由页面声明。",
  "The page's address, everywhere: `route.path`, and as texts `route.query`.":
    "页面地址，处处可用：`route.path`，以及作为文本的 `route.query`。",
  "What the named blocks of the page show or hold, everywhere but in dialogs' own blocks that are closed.":
    "页面中有名称的区块所显示或持有的内容，处处可用；已关闭的对话框内的区块除外。",
  "The row around: in a table, tree or detail that a row opens, the record of that row, in what is done with a record of its own.":
    "外层的行：在由某一行打开的表格、树或详情中，对其自身记录进行操作时，指打开它的那一行的记录。",
  "The record of a table's or tree's row, or of a detail: in its actions, columns, cells and what it opens.":
    "表格或树的行、或详情的记录：用于其动作、列、单元格及其打开的内容。",
  "The records that are chosen, in what is done with several.":
    "所选的多条记录，用于对多条记录的操作。",
  "What is entered in the form around, in its conditions, checks, choices and calls.":
    "所在表单中填写的内容，用于其条件、校验、选项和调用。",
  "The answer of a call, where a value is worked out of it, as in figures.":
    "调用的响应，用于由其得出值之处，如指标。",
  "The value of the field, in its cell; the value of a choice, where choices are limited.":
    "字段的值，用于其单元格；选项的值，用于限制选项之处。",
  "The answer of the call before, in what follows on it; `answers` has those that were kept by name.":
    "前一次调用的响应，用于后续步骤；`answers` 含按名称保留的响应。",
  "The record that is chosen in a table or a tree, or that a detail shows; nothing while there is none.":
    "表格或树中所选的、或详情所显示的记录；没有时为空值。",
  "The records that are ticked in it.": "其中勾选的记录。",
  "What a table is searched for.": "表格的搜索条件。",
  "What is entered in a form, or in a block of filters.": "表单或筛选区块中填写的内容。",
  "An expression is one line that gives a value: a condition, an argument, a label. It reads variables and never changes anything.":
    "表达式是给出一个值的一行文字：条件、参数、标签。它读取变量，从不改变任何东西。",
  "A block with a `name` tells others what it shows; `x` is its name here.":
    "有 `name` 的区块告知其他区块其所显示的内容；`x` 代表其名称。",
  "`null` is nothing: what is absent, not loaded or not entered yet. Nobody need ask before reading: a field of nothing is nothing.":
    "`null` 是空值：不存在、尚未加载或尚未填写。读取前无需询问：空值的字段仍为空值。",
  "Calculating with nothing gives nothing; in a text it is empty; in a list of numbers it counts for nothing. It is equal to nothing else, and neither before nor after anything, so that `row.dueOn < today()` does not hold without a day.":
    "与空值计算得空值；在文本中为空；在数字列表中不计。它不等于任何其他值，也没有先后，因此没有日期时 `row.dueOn < today()` 不成立。",
  "A condition that is nothing does not hold. `!` of one that does not hold holds: `!(row.dueOn < today())` holds without a day too, and a warning says so.":
    "为空值的条件不成立。不成立的条件加 `!` 即成立：没有日期时 `!(row.dueOn < today())` 也成立，并有警告说明。",
  "Calculations are exact to 15 digits. A service's number with more digits, such as a key beyond 9007199254740991 or a large amount with cents, is shown, compared and passed on to its last digit. Calculating with such an integer is refused, never rounded; calculating with such a decimal fraction is exact to 15 digits.":
    "计算精确到 15 位。服务给出的位数更多的数字（如超过 9007199254740991 的键，或带小数的大额金额），其显示、比较和传递都精确到最后一位。用这样的整数计算会被拒绝，绝不舍入；用这样的小数计算则精确到 15 位。",
  "A day is a text as `2026-06-15`, a moment one as `2026-06-15T08:00:00Z`. Days are compared with days and moments with moments, whatever their offsets; `date` makes a day of a moment.":
    "日期是形如 `2026-06-15` 的文本，时刻形如 `2026-06-15T08:00:00Z`。日期与日期比较，时刻与时刻比较，不论时差；`date` 由时刻得出日期。",
  "Whichever day it is depends on the zone: it is that of the member's computer, unless a function's last argument names another, as `Europe/Berlin`. The years are 1 to 9999.":
    "是哪一天取决于时区：默认为成员电脑的时区，除非函数的最后一个参数指定另一个，如 `Europe/Berlin`。年份为 1 到 9999。",
  "Each is called on a list; the first argument is what a member is called within the second.":
    "均在列表上调用；第一个参数是元素在第二个参数中的名称。",
  "These are called on a value, behind a point.": "这些在值后面用点调用。",
  "An expression that would take too long is stopped, for all rows of a list together, and its block says which one it is. To look for each member of a list in another is for hundreds of members, not for thousands.":
    "耗时过长的表达式会被停止（列表的所有行合计），其区块会指明是哪一个。在一个列表中查找另一列表的每个元素，适用于数百个元素，而非数千个。",
};
