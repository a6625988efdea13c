// Written by `npm run generate` from the folders beside it.

/** The summaries of kinds, cells and widgets in "ja", by what they are in English. */
export const ja: Readonly<Record<string, string>> = {
  "Numbers of an operation's rows, drawn to be compared, with a table of the same.":
    "操作の行から求めた数値を比較できるように描き、同じ内容の表を添えます。",
  "How it is drawn; bars that lie, with the names before them, unless said otherwise.":
    "描き方。指定しなければ、名前を前に置いた横棒。",
  "The list operation whose rows it measures: all pages of it, and all nodes of a tree.":
    "行を集計する、一覧を返す操作。すべてのページ、ツリーならすべてのノードが対象です。",
  "Only rows for which this holds.": "これが成り立つ行だけ。",
  "What an item is: a field of a row, or an expression of `row` and, in a tree, of `root`, the node at the top. Rows of the same category make one item.":
    "1 つの要素が表すもの。行の項目、または `row` とツリーでは最上位のノード `root` を使う式。同じ分類の行は 1 つの要素になります。",
  "A field of a row, or an expression.": "行の項目、または式。",
  "What it is called; the catalogue's label unless said otherwise.":
    "その名前。指定しなければカタログのラベル。",
  "What is measured: a number field or an expression; left out to count.":
    "何を測るか。数値の項目または式。省略すると件数を数えます。",
  "How the rows of an item make one number: the sum unless said otherwise.":
    "1 つの要素の行から数値を求める方法。指定しなければ合計。",
  "How the items stand: the greatest first unless said otherwise; in a line as they come.":
    "要素の並び順。指定しなければ大きい順、折れ線では元の順。",
  "How many items there are at most, the greatest ones; 100 unless said otherwise, of a line all.":
    "要素の最大数。大きいものから取ります。指定しなければ 100、折れ線ではすべて。",
  "Whether those beyond the limit make one last item; yes unless said otherwise.":
    "上限を超えた分を最後の 1 要素にまとめるか。指定しなければまとめます。",
  "The address that an item leads to; `row` is its row, the first where several make it.":
    "要素のリンク先のアドレス。`row` はその行、複数の行からなるときは最初の行です。",
  "Actions above the chart.": "グラフの上に置くアクション。",
  "One record, read only.": "1 件のレコード。読み取り専用です。",
  "The read that answers the record.": "レコードを返す読み取り。",
  "The fields to show; all plain ones if left out.": "表示する項目。省略すると単純な項目すべて。",
  "How many fields stand side by side; 1 unless said otherwise.":
    "横に並べる項目の数。指定しなければ 1。",
  "Actions beside its heading; `row` is the record.":
    "見出しの横のアクション。`row` はそのレコードです。",
  "A relation edited by moving items between candidates and chosen.":
    "候補と選択済みの間で項目を移して編集する関係。",
  "The list operation of what could be chosen.": "選べるものの一覧を返す操作。",
  "The list operation of what is chosen now.": "現在選ばれているものの一覧を返す操作。",
  "The write that takes the keys of all that is chosen.":
    "選ばれたすべてのキーを受け取る書き込み。",
  "Further fields shown behind an item's label.": "項目のラベルの後ろに表示するその他の項目。",
  "The field that holds the key of an item's parent; both sides are then trees.":
    "上位のもののキーを持つ項目。その場合は両側ともツリーになります。",
  "The heading of the candidates.": "候補の見出し。",
  "The heading of the chosen.": "選択済みの見出し。",
  "Numbers side by side, each leading to its screen.":
    "横に並んだ数字。それぞれの画面につながります。",
  "The figures, in order.": "数字を順番に。",
  "What the number counts.": "何の数か。",
  "An icon beside it.": "横に置くアイコン。",
  "The read that answers what is counted; where the number depends on a list's rows, all its pages are read, unless an argument chooses some.":
    "数える対象を返す読み取り。数値が一覧の行によって決まる場合は、引数で一部を選ばない限り、そのすべてのページを読み取ります。",
  "The number; `data` is the answer.": "数値。`data` は応答です。",
  "The address it leads to.": "リンク先のアドレス。",
  "Values that other blocks read as `blocks.<name>.values`, as one period for a table and several charts.":
    "ほかのブロックが `blocks.<name>.values` として読む値。表と複数のグラフで使う 1 つの期間など。",
  "What it is, where no operation declares it.": "その種類。宣言する操作がない場合。",
  "The texts it may be, where no operation declares them.":
    "取りうる文字列。宣言する操作がない場合。",
  "The field of the end, where a range enters a pair of them.":
    "範囲で 2 つの項目を入力するときの、終わりの項目。",
  "What it is until something else is chosen: a string is an expression, any other value is taken as it is.":
    "ほかを選ぶまでの値。文字列は式、それ以外の値はそのまま。",
  "The same of the end of a range.": "範囲の終わりについて同じもの。",
  "The operation whose parameters declare the fields.": "そのパラメーターが項目を宣言する操作。",
  "What can be chosen, in order.": "選べるもの。順に並べます。",
  "The request of an operation, entered field by field and checked before it is sent.":
    "操作のリクエスト。項目ごとに入力し、送信前に確認します。",
  "The operation that takes the form; its request gives the fields.":
    "フォームを受け取る操作。そのリクエストが項目を決めます。",
  "The fields to enter; all of the request if left out.":
    "入力する項目。省略するとリクエストのすべて。",
  "Offers only those of its values, `value`, for which this holds.":
    "これが成り立つ値 `value` だけを選べるようにします。",
  "The fields of a record, or of each record of a list.":
    "レコードの項目、またはリストの各レコードの項目。",
  "Columns beside those of a list: calculated from a record of it, `row`, or what is shown below one that is entered; `answer` is the list.":
    "リストの列に並べる列。その 1 件のレコード `row` から計算するもの、または入力する列の下に示すもの。`answer` はリスト。",
  "A button beside it, as one that sends a code.": "横に置くボタン。コードを送るボタンなど。",
  "The operation to call; `form` holds the values so far.":
    "呼び出す操作。`form` はここまでの値です。",
  "So many seconds pass before it can be used again; the button counts them down.":
    "再び使えるまでの秒数。ボタンに残りを表示します。",
  "A call that tells whether the value is fine.": "値に問題がないかを調べる呼び出し。",
  "The read that is asked; `form` holds the values so far.":
    "問い合わせる読み取り。`form` はここまでの値です。",
  "Whether the value is fine; `answer` is the answer.": "値に問題がないか。`answer` は応答です。",
  "What is said where it is not.": "問題があるときに表示する文。",
  "The fields in titled groups, in place of `fields`.":
    "見出し付きのグループに分けた項目。`fields` の代わりです。",
  "What it is called.": "その名前。",
  "A sentence below its title.": "タイトルの下の一文。",
  "How many fields stand side by side; one on a phone.":
    "横に並べる項目の数。スマートフォンでは 1 つ。",
  "The fields in it.": "その中の項目。",
  "The fields in steps, each checked before the next, in place of `fields`.":
    "手順に分けた項目。次に進む前にそれぞれ確認します。`fields` の代わりです。",
  "Its fields in groups, in place of `fields`.": "グループに分けた項目。`fields` の代わりです。",
  "The first values: an expression as `row`, or a call to load them.":
    "最初の値。`row` などの式、または値を読み込む呼び出し。",
  "The read that answers the values.": "値を返す読み取り。",
  "The values as the form takes them, from the read's `answer`.":
    "フォームが受け取る形の値。読み取りの `answer` から求めます。",
  "Shows the values in place of asking for them: `true`, or while an expression holds.":
    "値を尋ねずに表示します。`true`、または式が成り立つ間。",
  "Further calls once it is saved, one after the other; the first that fails ends it.":
    "保存の後に順に行う、ほかの呼び出し。最初に失敗したところで止まります。",
  "What the submit button says.": "送信ボタンの表示。",
  "What happens once it is saved, `close` in a dialog, else `stay`; or what is then shown in its place.":
    "保存後の動き。ダイアログでは `close`、それ以外は `stay`。または代わりに表示するもの。",
  "What has been done; a list says it by the answer.":
    "済んだこと。リストなら応答に応じて選びます。",
  "Said only where this holds; `answer` is the answer.":
    "これが成り立つときだけ表示します。`answer` は応答です。",
  "What is said then.": "そのとき表示する文。",
  "Where to go on from there.": "そこから進む先。",
  "What several fields must not hold together, told before it is sent.":
    "複数の項目が同時に持ってはならない値。送信の前に知らせます。",
  "Holds while the values are wrong: `form` holds them, `item` those of the record in a list that `at` leads into.":
    "値が誤っている間に成り立ちます。`form` はそれらの値、`item` は `at` が指すリスト内のレコードの値です。",
  "What is said next to the field while it holds; until then nothing is sent.":
    "成り立つ間、項目の横に表示する文。その間は送信しません。",
  "The field that it is said at; `lines.amount` is that of each record of a list.":
    "それを表示する項目。`lines.amount` はリストの各レコードの項目です。",
  "Two blocks side by side; below each other where the screen is narrow.":
    "横に並ぶ 2 つのブロック。画面が狭いときは縦に並びます。",
  "The block at the start of the line, as a tree that filters.":
    "行頭側のブロック。絞り込みに使うツリーなど。",
  "The block beside it.": "その横のブロック。",
  "The first block's width in pixels; 280 unless said.":
    "最初のブロックの幅（ピクセル）。指定しなければ 280。",
  "Blocks below each other, or in columns where the screen is wide.":
    "縦に並ぶブロック。画面が広いときは段に分けられます。",
  "The blocks, from top to bottom.": "ブロックを上から順に。",
  "How many are side by side where the screen is wide; 1 unless said otherwise.":
    "画面が広いときに横に並べる数。指定しなければ 1。",
  "Rows of a list operation, with search, paging, sorting and actions.":
    "一覧を返す操作の行。検索、ページ送り、並べ替え、アクション付き。",
  "The list operation whose rows it shows.": "行を表示する、一覧を返す操作。",
  "What is said where there are no rows.": "行がないときに表示する文。",
  "The fields of its search; all the operation takes if left out.":
    "検索の項目。省略すると操作が受け取るすべて。",
  "Its columns; all fields of a row if left out.": "列。省略すると行のすべての項目。",
  "Actions above the rows.": "行の上に置くアクション。",
  "Actions on a row; `row` is the row.": "行に対するアクション。`row` はその行です。",
  "Actions on checked rows, `rows`; a call that reads `row` is made for each of them.":
    "選択した行 `rows` に対するアクション。`row` を読む呼び出しは行ごとに行います。",
  "A block that each row opens below itself; `row` is the row.":
    "各行がその下に開くブロック。`row` はその行です。",
  "Rows a page; 20 unless said otherwise. Rows that come all at once stand in one scroll without it.":
    "1 ページの行数。指定しなければ 20。一度にすべて返される行は、指定しなければページに分けずに続けてスクロールする。",
  "Whether its rows can be saved as a file; yes unless said otherwise.":
    "行をファイルに保存できるか。指定しなければできます。",
  "The write that takes the rows of a CSV or Excel file, one by one.":
    "CSV または Excel ファイルの行を 1 行ずつ受け取る書き込み。",
  "The write that is called for each row of the file.": "ファイルの各行について呼び出す書き込み。",
  "Arguments that are the same for all rows: a string is an expression.":
    "すべての行に共通の引数。文字列は式です。",
  "The request's fields that are the file's columns; all that a cell can hold if left out.":
    "ファイルの列になるリクエストの項目。省略するとセルに入るものすべて。",
  "How a `row` looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "`row` の見た目。`'success'`、`'warning'`、`'danger'`、`'muted'` のいずれか。`null` なら通常どおり。",
  "What its rows are grouped by: a field, or what is worked out of `row`; columns with a summary have one for each group.":
    "行をグループ化する基準。項目、または `row` から計算した値。集計のある列はグループごとにも集計します。",
  "The write that changes a record instead, which is found by the column that a person chooses; its other values stay.":
    "既存のレコードを変更する書き込み。レコードはユーザーが選ぶ列で特定し、ほかの値はそのまま残ります。",
  "Several blocks of which one is seen at a time.": "一度に 1 つだけ見える複数のブロック。",
  "The tabs, in order.": "タブを順番に。",
  "What the tab says.": "タブの表示。",
  "The block below the tab.": "タブの下のブロック。",
  "Nodes of an operation that answers a tree: filtered, selected, renamed, moved, deleted.":
    "ツリーを返す操作のノード。絞り込み、選択、名前の変更、移動、削除ができます。",
  "The operation that answers the nodes, with their children or alone.":
    "ノードを返す操作。子を含んでも、単独でもかまいません。",
  "Reads the nodes below one when it is opened; `row` is that node.":
    "ノードを開いたときに、その下のノードを読みます。`row` はそのノードです。",
  "The read that answers the nodes below `row`.": "`row` の下のノードを返す読み取り。",
  "The field that holds the key of the node above; nodes of others are left out.":
    "上のノードのキーを持つ項目。ほかのノードに属するものは除かれます。",
  "Holds for a node, `row`, that has none below it.":
    "下に何もないノード `row` について成り立ちます。",
  "Shows only nodes, `row`, for which this holds.": "これが成り立つノード `row` だけを表示します。",
  "The field that names a node.": "ノードの名前になる項目。",
  "The field that holds the name of a node's icon.": "ノードのアイコン名を持つ項目。",
  "Further fields shown behind the label.": "ラベルの後ろに表示するその他の項目。",
  "Whether nodes can be checked, one by one or with all below them; published as `checked`.":
    "ノードを 1 つずつ、または下のすべてと一緒に選択できるか。`checked` として公開されます。",
  "Lets a node be renamed in its place.": "ノードの名前をその場で変更できるようにします。",
  "The write that renames `row`; `text` is the new name.":
    "`row` の名前を変える書き込み。`text` は新しい名前です。",
  "Offered only for nodes, `row`, for which this holds.":
    "これが成り立つノード `row` にだけ用意します。",
  "Lets a node be moved, by drag and by keyboard.":
    "ノードをドラッグやキーボードで移動できるようにします。",
  "The write that moves `row` under `parent` to the place `position`; `places` holds every node whose place changes, by key, parent and order.":
    "`row` を `parent` の下の位置 `position` に移す書き込み。`places` には位置が変わるすべてのノードが、キー、親、順序とともに入ります。",
  "The field that holds the key of the node above.": "上のノードのキーを持つ項目。",
  "The number that sorts siblings, where they are sorted.":
    "兄弟の並び順を決める数値（順序がある場合）。",
  "Holds for a node, `parent`, that may take `row`; null at the top.":
    "`row` を受け入れられるノード `parent` について成り立ちます。最上位では null です。",
  "Lets a node be deleted; the question names what goes with it.":
    "ノードを削除できるようにします。確認では一緒に消えるものを示します。",
  "The write that deletes `row`.": "`row` を削除する書き込み。",
  "The nodes below it forbid it (so unless said otherwise), are deleted first, one by one, or go with it.":
    "下のノードが削除を妨げる（指定しなければこれ）、先に 1 つずつ削除される、または一緒に消えるか。",
  "Actions above the tree; `checked` holds the checked nodes.":
    "ツリーの上に置くアクション。`checked` は選択したノードです。",
  "Actions on a node; `row` is the node.": "ノードに対するアクション。`row` はそのノードです。",
  "Whether there is a filter above it; there is unless said otherwise.":
    "上に絞り込み欄を置くか。指定しなければ置きます。",
  "Whether all nodes are open at first.": "最初にすべてのノードを開いておくか。",
  "Yes or no.": "はい、またはいいえ。",
  "What changed of a record, field by field: the value before and the value after.":
    "レコードの変更内容を項目ごとに。変更前の値と変更後の値。",
  "The colour of a tag, as a tag that has it.": "タグの色。その色のタグとして表示します。",
  "Text, cut where it does not fit, with a button that copies it whole.":
    "入りきらなければ切り詰め、全文をコピーするボタンを添えたテキスト。",
  "A day.": "日付。",
  "A day and a time of day.": "日付と時刻。",
  "What a dictionary or the catalogue calls a value, as a tag in its colour.":
    "辞書またはカタログでの値の呼び名を、その色のタグで。",
  "One of the named icons, with its name.": "名前付きアイコンの 1 つを、その名前とともに。",
  "A picture, small; initials where there is none.": "小さな画像。画像がなければ頭文字。",
  "An http(s) address that opens in a new browser tab.":
    "新しいブラウザータブで開く http(s) アドレス。",
  "Several values, each as a tag.": "複数の値を、それぞれタグで。",
  "An amount of money, with its currency as the language writes it.":
    "金額。通貨は言語の習慣に従って書きます。",
  "The currency by its code: `EUR`, `CNY`, `JPY`.": "通貨のコード：`EUR`、`CNY`、`JPY`。",
  "A month, in words.": "月を言葉で表示します。",
  "A number, its digits grouped as the language does.": "数値。言語の習慣に従って桁を区切ります。",
  "A share of something, in per cent.": "全体に占める割合（パーセント）。",
  "What counts as 100 %: a number, or the record's field that holds it; 100 unless said otherwise.":
    "100% とみなすもの。数値、またはそれを持つレコードの項目。指定しなければ 100。",
  "The most digits behind the point; 1 unless said otherwise.":
    "小数点以下の最大桁数。指定しなければ 1。",
  "How far something has come, as a bar with its share in per cent.":
    "どこまで進んだかを、棒と割合（パーセント）で。",
  "What counts as done: a number, or the record's field that holds it; else the field's maximum, or 100.":
    "完了とみなすもの。数値、またはそれを持つレコードの項目。なければ項目の最大値、または 100。",
  "Yes or no, or 1 and 0, changed and saved in place.":
    "はい／いいえ、または 1 と 0。その場で切り替えて保存します。",
  "The write that saves what was switched to, `value`; `row` is the record. Without its permission the value shows alone.":
    "切り替えた値 `value` を保存する書き込み。`row` はレコードです。その権限がなければ値だけを表示します。",
  "Usable only while this holds; `row` is the record.":
    "これが成り立つ間だけ使えます。`row` はレコードです。",
  "Plain text; what does not fit is cut and shown whole on pointing.":
    "通常のテキスト。入りきらない分は切り詰め、ポイントすると全文を表示します。",
  "Whether the whole text is shown, with its line breaks; no unless said otherwise.":
    "改行を保って全文を表示するかどうか。指定しなければ表示しません。",
  "How long ago something was, or how long until then; the exact time on pointing.":
    "どれくらい前か、あとどれくらいか。ポイントすると正確な時刻を表示します。",
  "A person: a small picture, or the initial, before the name.":
    "人物。名前の前に小さな画像または頭文字。",
  "The record's field with the picture's address; the one the catalogue shows as an image if left out.":
    "画像のアドレスを持つレコードの項目。省略するとカタログが画像として示すもの。",
  "A file, or several, sent with the form.": "フォームと一緒に送るファイル（複数可）。",
  "Two days, moments or months, the start and the end of a range; they fill two fields.":
    "2 つの日付、日時または月。範囲の始まりと終わりで、2 つの項目を埋めます。",
  "A file, uploaded.": "アップロードするファイル。",
  "One of the named icons.": "名前付きアイコンの 1 つ。",
  "A picture, uploaded, with a preview.": "アップロードする画像。プレビュー付き。",
  "A month, as 2025-03.": "月。2025-03 のように。",
  "A number.": "数値。",
  "A text that is not shown while it is typed.": "入力中に表示されないテキスト。",
  "One of a few values, all of them seen.": "すべて見えている少数の値から 1 つ。",
  "The path of a screen: suggested from the options, free to type, warned of if unknown.":
    "画面のパス。選択肢から提案し、自由に入力でき、未知なら警告します。",
  "One or several of the values that the catalogue, a dictionary or a call gives.":
    "カタログ、辞書、または呼び出しが与える値から 1 つまたは複数。",
  "On or off.": "オンまたはオフ。",
  "One line of text.": "1 行のテキスト。",
  "Several lines of text.": "複数行のテキスト。",
  "A time of day, as 14:30:00.": "時刻。14:30:00 のように。",
  "One or several nodes of a tree.": "ツリーのノードを 1 つまたは複数。",
};
