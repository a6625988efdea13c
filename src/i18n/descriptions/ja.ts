/** The summaries of language and catalogue in Japanese, by what they are in English. */
export const ja: Readonly<Record<string, string>> = {
  "The JSON Schema that editors load for completion.": "エディターが補完に使う JSON Schema。",
  "The version of the language that it is written in; 1 if left out.":
    "書かれている言語のバージョン。省略すると 1。",
  "What the page is called.": "画面の名前。",
  "Whether it opens without a token, with public operations only.":
    "トークンなしで開くかどうか。使えるのは公開の操作だけです。",
  "The block that fills the page.": "画面全体を占めるブロック。",
  "Which kind of block this is.": "ブロックの種類。",
  "The name under which other blocks read its state: `blocks.<name>`.":
    "ほかのブロックが状態を読むときの名前：`blocks.<name>`。",
  "A heading above the block, or the title of the dialog it opens in.":
    "ブロックの上の見出し、または開くダイアログのタイトル。",
  "Shown only while this holds.": "これが成り立つ間だけ表示します。",
  "A button: what it says, whom it is for, and the one thing it does.":
    "ボタン。何と表示し、誰のためで、何を 1 つ行うか。",
  "What the button says.": "ボタンの表示。",
  "An icon before the label.": "ラベルの前のアイコン。",
  "Marks the main or a destructive action.":
    "主要な操作、または取り返しのつかない操作であることを示します。",
  "Usable only while this holds.": "これが成り立つ間だけ使えます。",
  "Asks before it acts: `true` for the usual question, or the question, with {{name}} in it.":
    "実行前に確認します。`true` なら通常の質問、または {{name}} を含む質問文。",
  "The operation to call.": "呼び出す操作。",
  "The operation of the catalogue.": "カタログの操作。",
  "Arguments by name: a string is an expression, any other value stands for itself.":
    "名前ごとの引数。文字列は式、それ以外の値はそのままの値です。",
  "Later steps read the call's answer as `answers` and this name.":
    "後の手順は、呼び出しの応答を `answers` とこの名前で読みます。",
  "Further calls, one after the other; the first that fails ends it.":
    "続けて順に行う呼び出し。最初に失敗したところで終わります。",
  "What the step is called while it runs, and where it fails.":
    "実行中と失敗時に表示する手順の名前。",
  "Left out unless this holds; `answer` is the answer before it.":
    "これが成り立たなければ省きます。`answer` は直前の応答です。",
  "The operation; `answer` is the answer before it.": "操作。`answer` は直前の応答です。",
  "Later steps read its answer as `answers` and this name.":
    "後の手順は、その応答を `answers` とこの名前で読みます。",
  "The kept answer of a step before it, whose undoing takes back what this one writes too.":
    "前の手順で残した応答。その手順を取り消すと、この手順の書き込みも元に戻ります。",
  "The file that is saved at the end.": "最後に保存するファイル。",
  "The name of the file; `answer` is the last answer.": "ファイル名。`answer` は最後の応答です。",
  "What is in it; the last answer unless said otherwise.":
    "ファイルの中身。指定しなければ最後の応答です。",
  "A block to open in a dialog or a drawer.": "ダイアログまたはドロワーで開くブロック。",
  "How the block opens; a dialog unless said otherwise.":
    "ブロックの開き方。指定しなければダイアログです。",
  "The dialog's or drawer's width in pixels.": "ダイアログまたはドロワーの幅（ピクセル）。",
  "The address to go to.": "移動先のアドレス。",
  "An operation of the catalogue: its id alone, or with arguments.":
    "カタログの操作。ID だけ、または引数付き。",
  "A field to be shown: its name alone, or with what differs.":
    "表示する項目。名前だけ、または違いを添えて。",
  "The field of the record.": "レコードの項目。",
  "Its label, where the catalogue's does not serve.": "カタログのラベルが合わないときのラベル。",
  "How its values are shown: a cell, or one with what it may be told.":
    "値の表示方法。セル、または指定を添えたセル。",
  "The column's width in pixels.": "列の幅（ピクセル）。",
  "Where its values stand.": "値の揃え位置。",
  "A field to be entered: its name alone, or with what differs.":
    "入力する項目。名前だけ、または違いを添えて。",
  "The field of the request.": "リクエストの項目。",
  "A sentence below it.": "下に添える一文。",
  "How it is entered.": "入力の方法。",
  "Asked only while this holds; `form` holds the values so far.":
    "これが成り立つ間だけ尋ねます。`form` はここまでの値です。",
  "Where its options come from.": "選択肢の出どころ。",
  "The list operation whose rows are the options; `form` holds the values so far, `item` those of the record within it that the field stands in.":
    "行が選択肢になる、一覧を返す操作。`form` はここまでの値、`item` は項目が属する内側のレコードの値です。",
  "The row's field that is stored; its key unless said otherwise.":
    "保存する行の項目。指定しなければキーです。",
  "The row's field that is shown.": "表示する行の項目。",
  "The parameter that takes what is typed; that of the label's name unless said otherwise.":
    "入力された文字を受け取るパラメーター。指定しなければラベルと同名のもの。",
  "The read that answers the row of a stored value, `value`.":
    "保存済みの値 `value` の行を返す読み取り。",
  "What the file may be that it takes.": "受け付けるファイルの条件。",
  "The sorts of files that are accepted; those of the catalogue unless said otherwise.":
    "受け付けるファイルの種類。指定しなければカタログのもの。",
  "The largest size in bytes; the catalogue's unless said otherwise.":
    "最大サイズ（バイト）。指定しなければカタログのもの。",
  "The address, in this application, of the picture that stands where there is none.":
    "画像がないときに代わりに表示する画像の、このアプリ内のアドレス。",
  "Where the options of a field come from.": "項目の選択肢の出どころ。",
  "What a file may be.": "ファイルの条件。",
  "One of several calls that an action makes.": "アクションが行う複数の呼び出しの 1 つ。",
  "The file that an action saves.": "アクションが保存するファイル。",
  "Rows of a list operation, with search, paging, sorting and actions.":
    "一覧を返す操作の行。検索、ページ送り、並べ替え、アクション付き。",
  "The list operation whose rows it shows.": "行を表示する、一覧を返す操作。",
  "The fields of its search; all the operation takes if left out.":
    "検索の項目。省略すると操作が受け取るすべて。",
  "Its columns; all fields of a row if left out.": "列。省略すると行のすべての項目。",
  "Actions above the rows.": "行の上に置くアクション。",
  "Actions on a row; `row` is the row.": "行に対するアクション。`row` はその行です。",
  "Actions on checked rows, `rows`; a call that reads `row` is made for each of them.":
    "選択した行 `rows` に対するアクション。`row` を読む呼び出しは行ごとに行います。",
  "A block that each row opens below itself; `row` is the row.":
    "各行がその下に開くブロック。`row` はその行です。",
  "Rows a page; 20 unless said otherwise.": "1 ページの行数。指定しなければ 20。",
  "Whether its rows can be saved as a file; yes unless said otherwise.":
    "行をファイルに保存できるか。指定しなければできます。",
  "The write that takes the rows of a CSV or Excel file, one by one.":
    "CSV または Excel ファイルの行を 1 行ずつ受け取る書き込み。",
  "The write that is called for each row of the file.": "ファイルの各行について呼び出す書き込み。",
  "Arguments that are the same for all rows: a string is an expression.":
    "すべての行に共通の引数。文字列は式です。",
  "The request's fields that are the file's columns; all that a cell can hold if left out.":
    "ファイルの列になるリクエストの項目。省略するとセルに入るものすべて。",
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
  "Whether a filter stands above it; it does unless said otherwise.":
    "上に絞り込み欄を置くか。指定しなければ置きます。",
  "Whether all nodes are open at first.": "最初にすべてのノードを開いておくか。",
  "The request of an operation, entered field by field and checked before it is sent.":
    "操作のリクエスト。項目ごとに入力し、送信前に確認します。",
  "The operation that takes the form; its request gives the fields.":
    "フォームを受け取る操作。そのリクエストが項目を決めます。",
  "The fields to enter; all of the request if left out.":
    "入力する項目。省略するとリクエストのすべて。",
  "Offers only those of its values, `value`, for which this holds.":
    "これが成り立つ値 `value` だけを選べるようにします。",
  "The field of the end, where a range enters a pair of them.":
    "範囲で 2 つの項目を入力するときの、終わりの項目。",
  "The fields of a record, or of each record of a list.":
    "レコードの項目、またはリストの各レコードの項目。",
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
  "Shows the values in place of asking for them: `true`, or while an expression holds.":
    "値を尋ねずに表示します。`true`、または式が成り立つ間。",
  "What the submit button says.": "送信ボタンの表示。",
  "What happens once it is saved, `close` in a dialog, else `stay`; or what then stands in its place.":
    "保存後の動き。ダイアログでは `close`、それ以外は `stay`。または代わりに表示するもの。",
  "What has been done; a list says it by the answer.":
    "済んだこと。リストなら応答に応じて選びます。",
  "Said only where this holds; `answer` is the answer.":
    "これが成り立つときだけ表示します。`answer` は応答です。",
  "What is said then.": "そのとき表示する文。",
  "Where to go on from there.": "そこから進む先。",
  "A relation edited by moving items between candidates and chosen.":
    "候補と選択済みの間で項目を移して編集する関係。",
  "The list operation of what could be chosen.": "選べるものの一覧を返す操作。",
  "The list operation of what is chosen now.": "現在選ばれているものの一覧を返す操作。",
  "The write that takes the keys of all that is chosen.":
    "選ばれたすべてのキーを受け取る書き込み。",
  "Further fields shown behind an item's label.": "項目のラベルの後ろに表示するその他の項目。",
  "The field that holds the key of what an item stands below; both sides are trees then.":
    "上位のもののキーを持つ項目。その場合は両側ともツリーになります。",
  "The heading of the candidates.": "候補の見出し。",
  "The heading of the chosen.": "選択済みの見出し。",
  "One record, read only.": "1 件のレコード。読み取り専用です。",
  "The read that answers the record.": "レコードを返す読み取り。",
  "The fields to show; all plain ones if left out.": "表示する項目。省略すると単純な項目すべて。",
  "How many fields stand side by side; 1 unless said otherwise.":
    "横に並べる項目の数。指定しなければ 1。",
  "Numbers side by side, each leading to its screen.":
    "横に並んだ数字。それぞれの画面につながります。",
  "The figures, in order.": "数字を順番に。",
  "What the number counts.": "何の数か。",
  "An icon beside it.": "横に置くアイコン。",
  "The read that answers what is counted.": "数える対象を返す読み取り。",
  "The number; `data` is the answer.": "数値。`data` は応答です。",
  "The address it leads to.": "リンク先のアドレス。",
  "Numbers of an operation's rows, drawn to be compared, with a table of the same.":
    "操作の行から求めた数値を比較できるように描き、同じ内容の表を添えます。",
  "How it is drawn; bars that lie, with the names before them, unless said otherwise.":
    "描き方。指定しなければ、名前を前に置いた横棒。",
  "The list operation whose rows it measures: all pages of it, and all nodes of a tree.":
    "行を集計する、一覧を返す操作。すべてのページ、ツリーならすべてのノードが対象です。",
  "Only rows for which this holds.": "これが成り立つ行だけ。",
  "What an item stands for: a field of a row, or an expression of `row` and, in a tree, of `root`, the node at the top. Rows of the same category make one item.":
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
  "Two blocks side by side; below each other where the screen is narrow.":
    "横に並ぶ 2 つのブロック。画面が狭いときは縦に並びます。",
  "The block at the start of the line, as a tree that filters.":
    "行頭側のブロック。絞り込みに使うツリーなど。",
  "The block beside it.": "その横のブロック。",
  "The first block's width in pixels; 280 unless said.":
    "最初のブロックの幅（ピクセル）。指定しなければ 280。",
  "Several blocks of which one is seen at a time.": "一度に 1 つだけ見える複数のブロック。",
  "The tabs, in order.": "タブを順番に。",
  "What the tab says.": "タブの表示。",
  "The block below the tab.": "タブの下のブロック。",
  "Blocks below each other, or in columns where the screen is wide.":
    "縦に並ぶブロック。画面が広いときは段に分けられます。",
  "The blocks, from top to bottom.": "ブロックを上から順に。",
  "How many stand side by side where the screen is wide; 1 unless said otherwise.":
    "画面が広いときに横に並べる数。指定しなければ 1。",
  "A picture, small; initials where there is none.": "小さな画像。画像がなければ頭文字。",
  "The colour of a tag, as a tag that has it.": "タグの色。その色のタグとして表示します。",
  "One of the named icons, with its name.": "名前付きアイコンの 1 つを、その名前とともに。",
  "The label of a dictionary's entry, as a tag in its colour.":
    "辞書の項目のラベルを、その色のタグで。",
  "What changed of a record, field by field: the value before and the value after.":
    "レコードの変更内容を項目ごとに。変更前の値と変更後の値。",
  "Several values, each as a tag.": "複数の値を、それぞれタグで。",
  "Yes or no.": "はい、またはいいえ。",
  "A number, its digits grouped as the language does.": "数値。言語の習慣に従って桁を区切ります。",
  "A day and a time of day.": "日付と時刻。",
  "A day.": "日付。",
  "An http(s) address that opens in a new browser tab.":
    "新しいブラウザータブで開く http(s) アドレス。",
  "An amount of money, with its currency as the language writes it.":
    "金額。通貨は言語の習慣に従って書きます。",
  "The currency by its code: `EUR`, `CNY`, `JPY`.": "通貨のコード：`EUR`、`CNY`、`JPY`。",
  "A share of something, in per cent.": "全体に占める割合（パーセント）。",
  "What counts as 100 %: a number, or the record's field that holds it; 100 unless said otherwise.":
    "100 % とみなすもの。数値、またはそれを持つレコードの項目。指定しなければ 100。",
  "The most digits behind the point; 1 unless said otherwise.":
    "小数点以下の最大桁数。指定しなければ 1。",
  "How far something has come, as a bar with its share in per cent.":
    "どこまで進んだかを、棒と割合（パーセント）で。",
  "What counts as done: a number, or the record's field that holds it; else the field's maximum, or 100.":
    "完了とみなすもの。数値、またはそれを持つレコードの項目。なければ項目の最大値、または 100。",
  "How long ago something was, or how long until then; the exact time on pointing.":
    "どれくらい前か、あとどれくらいか。ポイントすると正確な時刻を表示します。",
  "A person: a small picture, or the initial, before the name.":
    "人物。名前の前に小さな画像または頭文字。",
  "The record's field with the picture's address; the one the catalogue shows as an image if left out.":
    "画像のアドレスを持つレコードの項目。省略するとカタログが画像として示すもの。",
  "Yes or no, or 1 and 0, changed and saved where it stands.":
    "はい／いいえ、または 1 と 0。その場で切り替えて保存します。",
  "The write that saves what was switched to, `value`; `row` is the record. Without its permission the value shows alone.":
    "切り替えた値 `value` を保存する書き込み。`row` はレコードです。その権限がなければ値だけを表示します。",
  "Usable only while this holds; `row` is the record.":
    "これが成り立つ間だけ使えます。`row` はレコードです。",
  "Text, cut where it does not fit, with a button that copies it whole.":
    "入りきらなければ切り詰め、全文をコピーするボタンを添えたテキスト。",
  "Plain text; what does not fit is cut and shown whole on pointing.":
    "通常のテキスト。入りきらない分は切り詰め、ポイントすると全文を表示します。",
  "A text that is not shown while it is typed.": "入力中に表示されないテキスト。",
  "A picture, uploaded, with a preview.": "アップロードする画像。プレビュー付き。",
  "A file, uploaded.": "アップロードするファイル。",
  "Two days, moments or months, the start and the end of a range; they fill two fields.":
    "2 つの日付、日時または月。範囲の始まりと終わりで、2 つの項目を埋めます。",
  "A month, as 2025-03.": "月。2025-03 のように。",
  "A time of day, as 14:30:00.": "時刻。14:30:00 のように。",
  "On or off.": "オンまたはオフ。",
  "One or several of the values that the catalogue, a dictionary or a call gives.":
    "カタログ、辞書、または呼び出しが与える値から 1 つまたは複数。",
  "One or several nodes of a tree.": "ツリーのノードを 1 つまたは複数。",
  "One of a few values, all of them seen.": "すべて見えている少数の値から 1 つ。",
  "A number.": "数値。",
  "One of the named icons.": "名前付きアイコンの 1 つ。",
  "The path of a screen: suggested from the options, free to type, warned of if unknown.":
    "画面のパス。選択肢から提案し、自由に入力でき、未知なら警告します。",
  "Several lines of text.": "複数行のテキスト。",
  "One line of text.": "1 行のテキスト。",
  "The dictionary types.": "辞書の種類。",
  "The users of a department and those below it.": "部署とその下の部署の利用者。",
  "The same, deleted users included.": "同じく、削除された利用者も含みます。",
  "All departments as a tree, with their users.": "すべての部署をツリーで。利用者も含みます。",
  "All deduction rules as a tree.": "すべての減点ルールをツリーで。",
  "Add a rule, at the top or under another.": "ルールを最上位または別のルールの下に追加します。",
  "Delete a rule that has no children.": "子のないルールを削除します。",
  "Compute and store every user's average for the month. Running it twice changes nothing.":
    "すべての利用者の月間平均を計算して保存します。2 回実行しても結果は変わりません。",
  "The cultural groups, a page at a time.": "文化グループを 1 ページずつ。",
  "Add a cultural group.": "文化グループを追加します。",
  "Change a cultural group.": "文化グループを変更します。",
  "Delete cultural groups.": "文化グループを削除します。",
  "The users that could be put into a cultural group, those already in it included.":
    "文化グループに入れられる利用者。すでに入っている人も含みます。",
  "The users of a cultural group.": "文化グループの利用者。",
  "Replace the users of a cultural group.": "文化グループの利用者を置き換えます。",
  "The departments that could be put into a cultural group, those already in it included.":
    "文化グループに入れられる部署。すでに入っている部署も含みます。",
  "The departments of a cultural group.": "文化グループの部署。",
  "Replace the departments of a cultural group.": "文化グループの部署を置き換えます。",
  "The department groups, a page at a time.": "部署グループを 1 ページずつ。",
  "Add a department group.": "部署グループを追加します。",
  "Change a department group.": "部署グループを変更します。",
  "Delete department groups.": "部署グループを削除します。",
  "The users that could be put into a department group, those already in it included.":
    "部署グループに入れられる利用者。すでに入っている人も含みます。",
  "The users of a department group.": "部署グループの利用者。",
  "Replace the users of a department group.": "部署グループの利用者を置き換えます。",
  "The departments that could be put into a department group, those already in it included.":
    "部署グループに入れられる部署。すでに入っている部署も含みます。",
  "The departments of a department group.": "部署グループの部署。",
  "Replace the departments of a department group.": "部署グループの部署を置き換えます。",
  "Sign in and get a token.": "サインインしてトークンを取得します。",
  "A captcha image, bound to a cookie.": "Cookie に結び付いた CAPTCHA 画像。",
  "End the session.": "セッションを終了します。",
  "Register as a member, with the code sent to the mobile.":
    "携帯電話に送られたコードでメンバー登録します。",
  "Send the code that registration asks for.": "登録に必要なコードを送信します。",
  "Who is signed in.": "サインインしている人。",
  "The role flags of the signed-in member.": "サインイン中のメンバーの役割フラグ。",
  "The members, a page at a time.": "メンバーを 1 ページずつ。",
  "One member.": "メンバー 1 人。",
  "One member with its roles.": "メンバー 1 人とその役割。",
  "Add a member.": "メンバーを追加します。",
  "Change a member. Everyone may change their own fullname, mobile, thumb, ext and remarks.":
    "メンバーを変更します。自分の fullname、mobile、thumb、ext、remarks は誰でも変更できます。",
  "Delete members.": "メンバーを削除します。",
  "Change a password: one's own, or with the permission another member's. The member's other sessions end.":
    "パスワードを変更します。自分のもの、または権限があればほかのメンバーのもの。そのメンバーのほかのセッションは終了します。",
  "Grant a role to a member.": "メンバーに役割を付与します。",
  "Replace all roles of a member.": "メンバーの役割をすべて置き換えます。",
  "The entries of one dictionary.": "1 つの辞書の項目。",
  "Upload one image.": "画像を 1 つアップロードします。",
  "Upload one file of any sort.": "任意の種類のファイルを 1 つアップロードします。",
  "The whole menu tree, for administration.": "メニューのツリー全体。管理用です。",
  "The menu tree that the signed-in member may use.":
    "サインイン中のメンバーが使えるメニューのツリー。",
  "The menu tree as a member with one role alone sees it, for administration.":
    "1 つの役割だけを持つメンバーに見えるメニューのツリー。管理用です。",
  "The nodes of one depth.": "1 つの階層のノード。",
  "One menu node.": "メニューのノード 1 つ。",
  "Add a menu node.": "メニューのノードを追加します。",
  "Change a menu node.": "メニューのノードを変更します。",
  "Delete a menu node that has no children.": "子のないメニューのノードを削除します。",
  "Move and reorder nodes, all or nothing.":
    "ノードを移動し並べ替えます。すべて行うか、何も行いません。",
  "The attendance notice for the public.": "一般公開の出勤のお知らせ。",
  "The source of a page: the published version, else the shipped file; its draft for those who may edit. Without a token only public pages are answered.":
    "画面のソース。公開された版、なければ同梱のファイル。編集できる人には下書き。トークンがなければ公開画面だけを返します。",
  "All pages with their state, where the menu uses them and how many problems they have. Deleted pages are left out unless asked for.":
    "すべての画面と、その状態、メニューで使われる場所、問題の数。削除された画面は、求めない限り除きます。",
  "The problems of a page source.": "画面のソースの問題。",
  "Save a draft, with errors or without.": "下書きを保存します。エラーがあってもかまいません。",
  "Publish the draft; refused while it has errors.":
    "下書きを公開します。エラーがある間は拒否されます。",
  "What was done with a page, newest first, a page at a time: published, rolled back, deleted, restored. The source of each is page.getVersion.":
    "画面に対して行われたことを新しい順に 1 ページずつ：公開、ロールバック、削除、復元。それぞれのソースは page.getVersion にあります。",
  "Publish an earlier version again.": "以前の版をもう一度公開します。",
  "Delete what the studio stored of a page, draft and published version; a shipped page falls back to its file. The history stays, and page.restore brings it back.":
    "スタジオが保存した画面の下書きと公開版を削除します。同梱の画面はファイルに戻ります。履歴は残り、page.restore で元に戻せます。",
  "One version of a page, with its source.": "画面の 1 つの版とそのソース。",
  "Bring back a deleted page as it was, its draft too; what has errors by now comes back as a draft.":
    "削除された画面を下書きも含めて元に戻します。今ではエラーのあるものは下書きとして戻ります。",
  "Give up the draft of a page; what is published or shipped stays.":
    "画面の下書きを破棄します。公開版や同梱のものは残ります。",
  "The sources of all pages, or of those named: as they are published or shipped, or with drafts in their place.":
    "すべての画面、または指定した画面のソース。公開版か同梱のもの、またはその代わりに下書き。",
  "Which version of each page people are given, as the ETag of page.getOne names it; null for a page that is not there.":
    "それぞれの画面でどの版が渡されるかを、page.getOne の ETag で示します。ない画面は null です。",
  "How the signed-in member has arranged the tables of a page.":
    "サインイン中のメンバーによる、画面の表の並べ方。",
  "Keep how the signed-in member has arranged a table, in place of what was kept.":
    "サインイン中のメンバーによる表の並べ方を、以前のものに代えて保存します。",
  "Forget how the signed-in member has arranged a table.":
    "サインイン中のメンバーによる表の並べ方を忘れます。",
  "What was done by whom, newest first, a page at a time.":
    "誰が何をしたかを新しい順に 1 ページずつ。",
  "One entry of the audit log, with what it changed.": "監査ログの 1 件と、その変更内容。",
  "The services that were imported.": "インポートされたサービス。",
  "How a service was imported.": "サービスがどのようにインポートされたか。",
  "What an import of a document would give; of the one imported last where none comes along.":
    "文書をインポートした場合の結果。文書がなければ前回インポートしたものについて。",
  "Import a document as a service of the catalogue, or anew; the one imported last where none comes along.":
    "文書をカタログのサービスとしてインポートします。再インポートもできます。文書がなければ前回のものを使います。",
  "Take an imported service out of the catalogue; refused while a page calls it.":
    "インポートしたサービスをカタログから外します。画面が呼び出している間は拒否されます。",
  "The documents of the imported services, unless the caller has them: those of the given revision.":
    "インポートされたサービスの文書。呼び出し側が指定のリビジョンのものを持っている場合を除きます。",
};
