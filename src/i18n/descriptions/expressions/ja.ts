/** The Japanese texts of the reference's chapter on expressions, by the English text. */
export const ja: Readonly<Record<string, string>> = {
  "A text, in single or double quotes; a quote within it after `\\`.":
    "テキスト。一重または二重の引用符で囲み、中の引用符の前には `\\` を置きます。",
  "A number, with a point and without marks for thousands.":
    "数値。小数点を使い、桁区切りは付けません。",
  "Yes, and `false` for no.": "はい。いいえは `false` です。",
  "Nothing.": "空の値。",
  "A list.": "リスト。",
  "A record, its names in quotes.": "レコード。名前は引用符で囲みます。",
  "The field of a record; of nothing it is nothing.": "レコードの項目。空の値の項目は空の値です。",
  "The entry of a list, the first at 0, or the field of a record by its name.":
    "リストの要素（先頭は 0）、または名前によるレコードの項目。",
  "The same: lists and records by what they hold, a number as the text of it, moments wherever their clocks stand.":
    "等しい。リストとレコードは中身で、数値はそのテキストと、時点は時差に関係なく比べます。",
  "Not the same.": "等しくない。",
  "Less, or earlier; `<=`, `>` and `>=` likewise. Numbers, texts, days and moments have an order, each among themselves.":
    "小さい、または早い。`<=`、`>`、`>=` も同様です。数値、テキスト、日、時点はそれぞれの中で順序があります。",
  "Whether a list holds a value.": "リストが値を含むかどうか。",
  "Both hold.": "両方が成り立つ。",
  "One of them holds, or both.": "少なくとも一方が成り立つ。",
  "Does not hold.": "成り立たない。",
  "The second value where the first holds, else the third.":
    "一番目が成り立てば二番目、そうでなければ三番目の値。",
  "Adds numbers; puts texts, or lists, one after the other.":
    "数値を足し、テキストやリストはつなぎます。",
  "Subtracts numbers.": "数値を引きます。",
  "Multiplies numbers.": "数値を掛けます。",
  "Divides numbers; by 0 there is nothing.": "数値を割ります。0 で割ると空の値です。",
  "The rest of a division.": "割り算の余り。",
  "A list of what the second argument gives for each.":
    "各要素について二番目の引数が与える値のリスト。",
  "Those for which the second argument holds.": "二番目の引数が成り立つ要素。",
  "Whether it holds for at least one.": "少なくとも一つについて成り立つかどうか。",
  "Whether it holds for all.": "すべてについて成り立つかどうか。",
  "In the order of what the second argument gives; nothing comes last.":
    "二番目の引数が与える値の順。空の値は最後です。",
  "One record for each value of the second argument: `key`, and the `items` that have it.":
    "二番目の引数の値ごとに一つのレコード。`key` と、それを持つ `items`。",
  "The sum of what the second argument gives.": "二番目の引数が与える値の合計。",
  "A part of a day or a moment: the year, the quarter, the month, the week of the year, the day, the weekday from Monday, 1, to Sunday, 7, the hour, the minute, the second.":
    "日や時点の一部。年、四半期、月、年の週番号、日、曜日（月曜 1 から日曜 7）、時、分、秒。",
  "The text with small or capital letters; with `Ascii` only A to Z are changed.":
    "小文字または大文字にしたテキスト。`Ascii` が付くものは A から Z だけを変えます。",
  "Rounded to so many digits behind the point, none unless said: to the nearest, down or up.":
    "小数点以下の桁数（省略時は 0）に丸めます。四捨五入、切り捨て、切り上げ。",
  "Whether the member holds a permission.": "メンバーが権限を持つかどうか。",
  "How many characters a text has, or members a list.": "テキストの文字数、またはリストの要素数。",
  "A value as text.": "テキストとしての値。",
  "A value as it is written in the query of an address.": "アドレスのクエリーに書く形の値。",
  "The number that a text is; of what is none, nothing.":
    "テキストが表す数値。数値でなければ空の値。",
  "The sum of a list of numbers; nothing counts for nothing.":
    "数値のリストの合計。空の値は数えません。",
  "The average of a list of numbers.": "数値のリストの平均。",
  "The least of a list, or of two values.": "リストまたは二つの値の最小。",
  "The greatest of a list, or of two values.": "リストまたは二つの値の最大。",
  "A number without its sign.": "符号のない数値。",
  "The present moment, to the minute.": "現在の時点（分まで）。",
  "The present day.": "今日。",
  "The day of a moment.": "時点の日。",
  "The moment at which clocks show a time of a day; an hour that they skip is the next, of one that comes twice the first is meant.":
    "ある日に時計がその時刻を示す時点。飛ばされる時刻は次の時刻、二度来る時刻は最初のものです。",
  "A day or a moment later, or earlier where the number is negative; from a 31st to a shorter month it is the last day.":
    "後の日や時点。数値が負なら前。31 日から短い月へはその月の末日です。",
  "How many whole units lie from one day or moment to another.":
    "ある日や時点から別のものまでの、その単位での整数の隔たり。",
  "The first day or moment of the period around a day or a moment.":
    "日や時点を含む期間の最初の日または時点。",
  "The last day or moment of the period around a day or a moment.":
    "日や時点を含む期間の最後の日または時点。",
  "All days from one to another, both of them too.":
    "ある日から別の日までのすべての日（両端を含む）。",
  "A day or a moment as the language that is shown writes it.":
    "表示中の言語での日や時点の書き方。",
  "Whether a text has another in it.": "テキストが別のテキストを含むかどうか。",
  "Whether a text begins with another.": "テキストが別のテキストで始まるかどうか。",
  "Whether a text ends with another.": "テキストが別のテキストで終わるかどうか。",
  "The text without space around it.": "前後の空白を除いたテキスト。",
  "The text with the second argument wherever the first stood.":
    "一番目の引数をすべて二番目に置き換えたテキスト。",
  "The characters from a place, the first at 0, to before another, or to the end.":
    "ある位置（先頭は 0）から別の位置の手前まで、または末尾までの文字。",
  "The parts of a text between a sign.": "記号で区切られたテキストの各部分。",
  "The texts of a list with a sign between them.": "リストのテキストを記号でつないだもの。",
  "The first member of a list.": "リストの最初の要素。",
  "The last member of a list.": "リストの最後の要素。",
  "The list from its end.": "末尾からのリスト。",
  "The members of a list in their order; nothing comes last.":
    "順に並べたリストの要素。空の値は最後です。",
  "Each value of a list once.": "リストの各値を一度ずつ。",
  "The member who is signed in, everywhere: `user.id`, `user.isAdmin`; nothing on a public page.":
    "ログインしているメンバー。どこでも使えます：`user.id`、`user.isAdmin`。公開ページでは空の値。",
  "What the page's address carries, everywhere, of the types that the page declares.":
    "ページのアドレスが運ぶ値。どこでも使え、型はページが宣言したものです。",
  "The page's address, everywhere: `route.path`, and as texts `route.query`.":
    "ページのアドレス。どこでも使えます：`route.path`、テキストとしての `route.query`。",
  "What the named blocks of the page show or hold, everywhere but in dialogs' own blocks that are closed.":
    "ページの名前付きブロックが示すもの、持つもの。どこでも使えますが、閉じたダイアログのブロックは除きます。",
  "The row around: in a table, tree or detail that a row opens, the record of that row, in what is done with a record of its own.":
    "外側の行：行から開いた表、ツリー、詳細の中で、その中のレコードを操作するときの、開いた元の行のレコード。",
  "The record of a table's or tree's row, or of a detail: in its actions, columns, cells and what it opens.":
    "表やツリーの行、または詳細のレコード。そのアクション、列、セル、開くものの中で使えます。",
  "The records that are chosen, in what is done with several.":
    "選ばれたレコード。複数に対するアクションの中で使えます。",
  "What is entered in the form around, in its conditions, checks, choices and calls.":
    "周りのフォームの入力内容。その条件、検査、選択肢、呼び出しの中で使えます。",
  "The answer of a call, where a value is worked out of it, as in figures.":
    "呼び出しの応答。指標のように、そこから値を求める所で使えます。",
  "The value of the field, in its cell; the value of a choice, where choices are limited.":
    "セルの中では項目の値。選択肢を絞る所では選択肢の値。",
  "The answer of the call before, in what follows on it; `answers` has those that were kept by name.":
    "前の呼び出しの応答。続くものの中で使えます。`answers` には名前で残したものがあります。",
  "The record that is chosen in a table or a tree, or that a detail shows; nothing while there is none.":
    "表やツリーで選ばれた、または詳細が示すレコード。ない間は空の値。",
  "The records that are ticked in it.": "その中でチェックされたレコード。",
  "What a table is searched for.": "表の検索条件。",
  "What is entered in a form, or in a block of filters.": "フォームや絞り込みブロックの入力内容。",
  "An expression is one line that gives a value: a condition, an argument, a label. It reads variables and never changes anything.":
    "式は値を与える一行です。条件、引数、ラベルなど。変数を読むだけで、何も変えません。",
  "A block with a `name` tells others what it shows; `x` is its name here.":
    "`name` を持つブロックは示しているものを他に伝えます。`x` はその名前です。",
  "`null` is nothing: what is absent, not loaded or not entered yet. Nobody need ask before reading: a field of nothing is nothing.":
    "`null` は空の値です。ないもの、まだ読み込まれていないもの、未入力のもの。読む前に確かめる必要はなく、空の値の項目は空の値です。",
  "Calculating with nothing gives nothing; in a text it is empty; in a list of numbers it counts for nothing. It is equal to nothing else, and neither before nor after anything, so that `row.dueOn < today()` does not hold without a day.":
    "空の値との計算は空の値になり、テキストの中では空、数値のリストでは数えません。ほかの何とも等しくなく、前後もないので、日がなければ `row.dueOn < today()` は成り立ちません。",
  "A condition that is nothing does not hold. `!` of one that does not hold holds: `!(row.dueOn < today())` holds without a day too, and a warning says so.":
    "空の値である条件は成り立ちません。成り立たないものの `!` は成り立ちます。日がなくても `!(row.dueOn < today())` は成り立ち、警告がそう知らせます。",
  "Calculations are exact to 15 digits. A service's number with more digits, such as a key beyond 9007199254740991 or a large amount with cents, is shown, compared and passed on to its last digit. Calculating with such an integer is refused, never rounded; calculating with such a decimal fraction is exact to 15 digits.":
    "計算は 15 桁まで正確です。9007199254740991 を超えるキーや小数を含む大きな金額など、サービスが返すそれより桁数の多い数値は、最後の桁まで表示、比較され、そのまま渡されます。そのような整数の計算は拒まれ、丸められることはありません。そのような小数は 15 桁まで計算されます。",
  "A day is a text as `2026-06-15`, a moment one as `2026-06-15T08:00:00Z`. Days are compared with days and moments with moments, whatever their offsets; `date` makes a day of a moment.":
    "日は `2026-06-15`、時点は `2026-06-15T08:00:00Z` のようなテキストです。日は日と、時点は時差に関係なく時点と比べます。`date` は時点から日を作ります。",
  "Whichever day it is depends on the zone: it is that of the member's computer, unless a function's last argument names another, as `Europe/Berlin`. The years are 1 to 9999.":
    "どの日かはタイムゾーンによります。関数の最後の引数が `Europe/Berlin` のように別のものを指定しない限り、メンバーのコンピューターのものです。年は 1 から 9999 です。",
  "Each is called on a list; the first argument is what a member is called within the second.":
    "いずれもリストに対して呼び出します。一番目の引数は、二番目の中での要素の名前です。",
  "These are called on a value, behind a point.": "値の後ろに点を置いて呼び出します。",
  "An expression that would take too long is stopped, for all rows of a list together, and its block says which one it is. To look for each member of a list in another is for hundreds of members, not for thousands.":
    "時間がかかりすぎる式は、リストの全行を合わせて停止され、ブロックがどの式かを知らせます。リストの各要素を別のリストから探すのは、数千ではなく数百の要素のためのものです。",
};
