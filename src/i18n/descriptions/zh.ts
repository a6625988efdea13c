/** The Chinese summaries of the language and the catalogue, by the English summary. */
export const zh: Readonly<Record<string, string>> = {
  "The JSON Schema that editors load for completion.": "编辑器用来补全的 JSON Schema。",
  "The version of the language that it is written in; 1 if left out.":
    "编写所用的语言版本；省略则为 1。",
  "What the page is called.": "页面的名称。",
  "What the page is for and how it is used, in a few sentences; members read it by the help button, F1 or `?`. A line break begins a paragraph.":
    "页面的用途和使用方法，几句话即可；成员按帮助按钮、F1 或 `?` 查看。换行即另起一段。",
  "Whether it opens without a token, with public operations only.":
    "是否无需令牌即可打开，此时只能使用公开操作。",
  "What its address gives it, by name with the sort of value; expressions read them as `params.<name>`.":
    "地址提供给页面的内容，按名称写出值的类型；表达式以 `params.<name>` 读取。",
  "The sort of value that it takes.": "它接受的值的类型。",
  "Whether it must be given; yes unless said otherwise.": "是否必须给出；未另行说明时为是。",
  "The block that fills the page.": "填满页面的区块。",
  "Which kind of block this is.": "区块的种类。",
  "The name under which other blocks read its state: `blocks.<name>`.":
    "其他区块读取其状态所用的名称：`blocks.<name>`。",
  "A heading above the block, or the title of the dialog it opens in.":
    "区块上方的标题，或它在其中打开的对话框的标题。",
  "Reads what it shows again every so many seconds; paused while nobody sees it, without a network, or while something of it is edited.":
    "每隔这么多秒重新读取所显示的内容；无人看见、没有网络或正在编辑其中内容时暂停。",
  "Shown only while this holds.": "仅在此条件成立时显示。",
  "A button: what it says, who it is for, and the one thing it does.":
    "一个按钮：写什么、给谁用、做哪一件事。",
  "What the button says.": "按钮上的文字。",
  "An icon before the label.": "文字前的图标。",
  "Marks the main or a destructive action.": "标明主要操作或破坏性操作。",
  "Usable only while this holds.": "仅在此条件成立时可用。",
  "Asks before it acts: `true` for the usual question, or the question; `name` is what the record is called, `action` the label.":
    "执行前先询问：`true` 用通常的问句，或写明问句；`name` 是记录的名称，`action` 是按钮文字。",
  "The operation to call.": "要调用的操作。",
  "The operation of the catalogue.": "接口目录中的操作。",
  "Arguments by name: a string is an expression, any other value is taken as it is.":
    "按名称给出的参数：字符串是表达式，其他值即其本身。",
  "What people are told once all calls have succeeded; `name` is what the record is called, `answer` the last answer.":
    "全部调用成功后的提示；`name` 是记录的名称，`answer` 是最后一次响应。",
  "Later steps read the call's answer as `answers` and this name.":
    "后续步骤以 `answers` 加此名称读取该调用的响应。",
  "Further calls, one after the other; the first that fails ends it.":
    "依次进行的其他调用；第一个失败即终止。",
  "What the step is called while it runs, and where it fails.": "步骤运行时以及失败时的名称。",
  "Left out unless this holds; `answer` is the answer before it.":
    "除非此条件成立，否则跳过；`answer` 是其前一步的响应。",
  "The operation; `answer` is the answer before it.": "操作；`answer` 是其前一步的响应。",
  "Later steps read its answer as `answers` and this name.":
    "后续步骤以 `answers` 加此名称读取其响应。",
  "The kept answer of a step before it, whose undoing takes back what this one writes too.":
    "此前某一步保留的响应；撤销那一步时，本步写入的内容也一并收回。",
  "The file that is saved at the end.": "最后保存的文件。",
  "The name of the file; `answer` is the last answer.": "文件名；`answer` 是最后的响应。",
  "What is in it; the last answer unless said otherwise.": "文件的内容；未指明则为最后的响应。",
  "A block to open in a dialog or a drawer.": "在对话框或抽屉中打开的区块。",
  "How the block opens; a dialog unless said otherwise.": "区块以何种方式打开；未指明则为对话框。",
  "The dialog's or drawer's width in pixels.": "对话框或抽屉的宽度，以像素计。",
  "The address to go to: a path of the application, or an http(s) address. Data in it go only to hosts that the operator lists.":
    "要前往的地址：本应用的路径，或 http(s) 地址。其中的数据只会送往运维人员列出的主机。",
  "An operation of the catalogue: its id alone, or with arguments.":
    "接口目录中的操作：只写其标识，或附带参数。",
  "A field to be shown: its name alone, or with what differs.":
    "要显示的字段：只写其名称，或注明不同之处。",
  "The field of the record; `owner.name` is one of a record within it.":
    "记录的字段；`owner.name` 是其中一条记录的字段。",
  "How a value looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "值的外观：`'success'`、`'warning'`、`'danger'` 或 `'muted'`；为 `null` 时照常。",
  "What is shown below a table's column: calculated from its rows, or taken from the answer.":
    "表格列下方的内容：由各行计算，或取自响应。",
  "It, in `answer`.": "它，在 `answer` 中。",
  "What its values are called and how they look, by the value, where the catalogue's names do not serve.":
    "各值的名称和外观，按值书写；当接口目录中的名称不合适时。",
  "What the value is called.": "该值的名称。",
  "The colour of its tag.": "其标签的颜色。",
  "The icon before its label.": "名称前的图标。",
  "What it shows, worked out of `row`; a field beside it gives its label and its cell.":
    "显示的内容，由 `row` 计算得出；同时写明字段时，标签和单元格取自该字段。",
  "Its label, where the catalogue's does not serve.": "其标签，当接口目录中的标签不合适时。",
  "How its values are shown: a cell, or one with what it may be told.":
    "其值如何显示：单元格类型，或附带说明的单元格类型。",
  "The column's width in pixels.": "列宽，以像素计。",
  "Where its values stand.": "值的对齐位置。",
  "A field to be entered: its name alone, or with what differs.":
    "要输入的字段：只写其名称，或注明不同之处。",
  "The field of the request.": "请求的字段。",
  "A sentence below it.": "字段下方的一句说明。",
  "How it is entered.": "如何输入。",
  "Asked only while this holds; `form` holds the values so far.":
    "仅在此条件成立时询问；`form` 是目前已填的值。",
  "Where its options come from.": "选项的来源。",
  "The list operation whose rows are the options; `form` holds the values so far, `item` those of the inner record that the field belongs to.":
    "以其行作为选项的列表操作；`form` 是目前已填的值，`item` 是该字段所在的那条内层记录的值。",
  "The row's field that is stored; its key unless said otherwise.":
    "存储所用的行字段；未指明则为其主键。",
  "The row's field that is shown.": "显示所用的行字段。",
  "The parameter that takes what is typed; that of the label's name unless said otherwise.":
    "接收所输入文字的参数；未指明则为与标签同名的参数。",
  "The read that answers the row of a stored value, `value`.":
    "返回已存值 `value` 所在行的读操作。",
  "What the file may be that it takes.": "所接受的文件可以是什么。",
  "The sorts of files that are accepted; those of the catalogue unless said otherwise.":
    "接受的文件类型；未指明则以接口目录为准。",
  "The largest size in bytes; the catalogue's unless said otherwise.":
    "最大字节数；未指明则以接口目录为准。",
  "The address, in this application, of the picture that is shown where there is none.":
    "没有图片时所用图片在本应用中的地址。",
  "Where the options of a field come from.": "字段选项的来源。",
  "What a file may be.": "文件可以是什么。",
  "One of several calls that an action makes.": "一个动作所做的多次调用之一。",
  "The file that an action saves.": "动作所保存的文件。",
  "Points service": "积分服务",
  "System service": "系统服务",
  "The dictionary types.": "字典类型。",
  "The users of a department and those below it.": "某部门及其下级部门的用户。",
  "The same, deleted users included.": "同上，包括已删除的用户。",
  "All departments as a tree, with their users.": "所有部门构成的树，及其用户。",
  "All deduction rules as a tree.": "所有扣分规则构成的树。",
  "Add a rule, at the top or under another.": "新增规则，置于顶层或另一规则之下。",
  "Delete a rule that has no children.": "删除没有下级的规则。",
  "The last twelve months and every earlier one that has averages, the latest first.":
    "最近十二个月及更早已有月均积分的各月，最近的在前。",
  "Calculate and store every user's average for the month. Running it twice changes nothing.":
    "计算并存储每位用户该月的平均分。重复运行不会改变结果。",
  "The cultural groups, a page at a time.": "文化小组，分页列出。",
  "Add a cultural group.": "新增文化小组。",
  "Change a cultural group.": "修改文化小组。",
  "Delete cultural groups.": "删除文化小组。",
  "The users that could be put into a cultural group, those already in it included.":
    "可加入文化小组的用户，包括已在其中的。",
  "The users of a cultural group.": "文化小组的用户。",
  "Replace the users of a cultural group.": "替换文化小组的用户。",
  "The departments that could be put into a cultural group, those already in it included.":
    "可加入文化小组的部门，包括已在其中的。",
  "The departments of a cultural group.": "文化小组的部门。",
  "Replace the departments of a cultural group.": "替换文化小组的部门。",
  "The department groups, a page at a time.": "部门小组，分页列出。",
  "Add a department group.": "新增部门小组。",
  "Change a department group.": "修改部门小组。",
  "Delete department groups.": "删除部门小组。",
  "The users that could be put into a department group, those already in it included.":
    "可加入部门小组的用户，包括已在其中的。",
  "The users of a department group.": "部门小组的用户。",
  "Replace the users of a department group.": "替换部门小组的用户。",
  "The departments that could be put into a department group, those already in it included.":
    "可加入部门小组的部门，包括已在其中的。",
  "The departments of a department group.": "部门小组的部门。",
  "Replace the departments of a department group.": "替换部门小组的部门。",
  "Sign in and get a token.": "登录并获取令牌。",
  "A captcha image, bound to a cookie.": "绑定到 cookie 的验证码图片。",
  "End the session.": "结束会话。",
  "Register as a member, with the code sent to the mobile.": "凭发送到手机的验证码注册为成员。",
  "Send the code that registration asks for.": "发送注册所需的验证码。",
  "Who is signed in.": "当前登录的是谁。",
  "The role flags of the signed-in member.": "当前登录成员的角色标志。",
  "The members, a page at a time.": "成员，分页列出。",
  "One member.": "一位成员。",
  "One member with its roles.": "一位成员及其角色。",
  "Add a member.": "新增成员。",
  "Change a member. Everyone may change their own fullname, mobile, thumb, ext and remarks.":
    "修改成员。每个人都可修改自己的 fullname、mobile、thumb、ext 和 remarks。",
  "Delete members.": "删除成员。",
  "Change a password: one's own, or with the permission another member's. The member's other sessions end.":
    "修改密码：自己的，或凭权限修改其他成员的。该成员的其他会话随之结束。",
  "Grant a role to a member.": "授予成员一个角色。",
  "Replace all roles of a member.": "替换成员的全部角色。",
  "The entries of one dictionary.": "一个字典的条目。",
  "Upload one image.": "上传一张图片。",
  "Upload one file of any sort.": "上传一个任意类型的文件。",
  "The whole menu tree, for administration.": "完整的菜单树，供管理使用。",
  "The menu tree that the signed-in member may use.": "当前登录成员可用的菜单树。",
  "The menu tree as a member with one role alone sees it, for administration.":
    "只有某一角色的成员所见的菜单树，供管理使用。",
  "The nodes of one depth.": "某一层级的节点。",
  "One menu node.": "一个菜单节点。",
  "Add a menu node.": "新增菜单节点。",
  "Change a menu node.": "修改菜单节点。",
  "Delete a menu node that has no children.": "删除没有下级的菜单节点。",
  "Move and reorder nodes, all or nothing.": "移动节点并调整次序，全部成功或全不执行。",
  "The attendance notice for the public.": "面向公众的考勤通知。",
  "The source of a page: the published version, else the shipped file; its draft for those who may edit. Without a token only public pages are returned.":
    "页面的源码：已发布的版本，否则为随产品提供的文件；有编辑权限者得到草稿。没有令牌时只返回公开页面。",
  "All pages with their state, where the menu uses them and how many problems they have. Deleted pages are left out unless asked for.":
    "所有页面及其状态、在菜单中的使用位置和问题数量。除非要求，不含已删除的页面。",
  "Save a draft, with errors or without.": "保存草稿，有无错误均可。",
  "Publish the draft; refused while it has errors.": "发布草稿；有错误时拒绝。",
  "What was done with a page, newest first, a page at a time: published, rolled back, deleted, restored. The source of each is page.getVersion.":
    "对页面做过什么，最新的在前，分页列出：发布、回滚、删除、恢复。各版本的源码见 page.getVersion。",
  "Publish an earlier version again.": "再次发布较早的版本。",
  "Delete what is stored of a page, draft and published version; a shipped page goes back to its file. The history stays, and page.restore restores it.":
    "删除服务中存储的页面草稿和已发布版本；随产品提供的页面恢复为其文件。历史记录保留，可用 page.restore 恢复。",
  "One version of a page, with its source.": "页面的一个版本及其源码。",
  "Restore a deleted page as it was, its draft too; what has errors by now is restored as a draft.":
    "恢复已删除的页面，连同草稿；如今有错误的部分恢复为草稿。",
  "Discard the draft of a page; what is published or shipped stays.":
    "放弃页面的草稿；已发布或随产品提供的内容不变。",
  "The sources of all pages, or of those named: as they are published or shipped, or with drafts in their place.":
    "所有页面或指定页面的源码：已发布或随产品提供的版本，或以草稿代替。",
  "The problems of a page source, and the pages whose links to the page would no longer fit. Without a source: those whose links would not if what is stored of the page were deleted.":
    "页面源码的问题，以及指向该页面的链接将不再合适的页面。不给源码时：删除该页面已存内容后链接将不再合适的页面。",
  "The addresses to which links of pages may lead, each with what the page there takes; null where nobody knows that.":
    "页面的链接可以指向的地址，以及该处页面接受的参数；无人知道时为 null。",
  "A page made ready to be drawn: its plan and its problems, for browsers of the service's own build; for others its source. Without a token only public pages are returned.":
    "可直接绘制的页面：与服务同一构建的浏览器得到其方案和问题；其他浏览器得到其源码。没有令牌时只返回公开页面。",
  "Which version of each page people are given, as the ETag of page.getOne names it; null for a page that is not there.":
    "每个页面显示的是哪个版本，以 page.getOne 的 ETag 表示；不存在的页面为 null。",
  "Refuse with 40102 where the session needs to be confirmed before rights are given.":
    "会话须先确认身份才能授予权限时，以 40102 拒绝。",
  "The accounts at the provider with which the signed-in member signs in here.":
    "登录成员在此登录所用的提供方账号。",
  "Link the account at the provider that was just shown in this session to the signed-in member.":
    "将此会话中刚刚证明的提供方账号关联到登录成员。",
  "Unlink an account at the provider from the signed-in member.":
    "取消登录成员与提供方账号的关联。",
  "Confirm by the password who uses this session, which giving rights needs after 15 minutes.":
    "再次以密码表明使用此会话的是谁；授予权限的操作在 15 分钟后要求如此。",
  "Where the signed-in member is signed in.": "当前登录成员在哪些地方登录。",
  "End a session of one's own: whoever uses it has to sign in again.":
    "结束自己的一个会话：使用它的人必须重新登录。",
  "End all of one's own sessions but this one.": "结束自己除当前会话以外的所有会话。",
  "How the signed-in member has arranged the tables of a page.": "当前登录成员如何布置页面的表格。",
  "Keep how the signed-in member has arranged a table, in place of what was kept.":
    "保存当前登录成员对表格的布置，取代此前保存的。",
  "Forget how the signed-in member has arranged a table.": "忘记当前登录成员对表格的布置。",
  "What the signed-in member has set for every browser.": "当前登录成员为所有浏览器保存的设置。",
  "Keep what the signed-in member has set, in place of what was kept under the same names.":
    "保存当前登录成员的设置，替换同名的原有设置。",
  "Who did what, newest first, a page at a time.": "谁做了什么，最新的在前，分页列出。",
  "All entries of the audit log that a search finds, as a CSV file.":
    "搜索到的全部审计日志记录，以 CSV 文件返回。",
  "One entry of the audit log, with what it changed.": "审计日志的一条记录及其变更内容。",
  "The services that were imported.": "已导入的服务。",
  "How a service was imported.": "服务是如何导入的。",
  "What an import of a document would give; of the one imported last where none comes along.":
    "导入一份文档会得到什么；未附文档时以上次导入的为准。",
  "Import a document as a service of the catalogue, or anew; the one imported last where none comes along.":
    "把文档作为服务导入接口目录，或重新导入；未附文档时用上次导入的。",
  "Say where an imported service is and what its calls carry; credentials that are not given stay as they are.":
    "说明已导入的服务在哪里、其请求携带什么；未给出的凭据保持不变。",
  "Take an imported service out of the catalogue; refused while a page calls it.":
    "把已导入的服务移出接口目录；有页面调用它时拒绝。",
  "Restore a deleted service as it was imported; refused where its name is taken by now.":
    "恢复已删除的服务，与导入时相同；其名称已被占用时拒绝。",
  "The documents of the imported services, unless the caller has them: those of the given revision.":
    "已导入服务的文档，除非调用方已有指定修订的文档。",
  "Restore deleted cultural groups with their users and departments.":
    "恢复已删除的文化小组及其用户和部门。",
  "Restore deleted department groups with their users and departments.":
    "恢复已删除的部门小组及其用户和部门。",
  "Restore a deleted deduction rule.": "恢复已删除的扣分规则。",
  "Restore deleted members: disabled, without a password, with those of their roles that the caller can grant.":
    "恢复已删除的成员：停用、没有密码，只带回调用者可授予的角色。",
  "Restore a deleted menu node.": "恢复已删除的菜单节点。",
  "The latest changes, newest first: one's own, or everyone's for those who may read the audit log.":
    "最近的更改，最新的在前：自己的，或对可查看审计日志者为所有人的。",
};
