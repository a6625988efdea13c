/** The Japanese summaries of the language and the catalogue, by the English summary. */
export const ja: Readonly<Record<string, string>> = {
  "The JSON Schema that editors load for completion.": "エディターが補完に使う JSON Schema。",
  "The version of the language that it is written in; 1 if left out.":
    "書かれている言語のバージョン。省略すると 1。",
  "What the page is called.": "ページの名前。",
  "What the page is for and how it is used, in a few sentences; members read it by the help button, F1 or `?`. A line break begins a paragraph.":
    "ページの目的と使い方を数文で書きます。メンバーはヘルプボタン、F1、`?` で読みます。改行で段落が変わります。",
  "Whether it opens without a token, with public operations only.":
    "トークンなしで開くかどうか。使えるのは公開の操作だけです。",
  "What its address gives it, by name with the sort of value; expressions read them as `params.<name>`.":
    "アドレスから受け取るもの。名前ごとに値の種類を書きます。式では `params.<name>` として読み取ります。",
  "The sort of value that it takes.": "受け取る値の種類。",
  "Whether it must be given; yes unless said otherwise.":
    "必ず指定するかどうか。特に書かなければ必須です。",
  "The block that fills the page.": "ページ全体を占めるブロック。",
  "Which kind of block this is.": "ブロックの種類。",
  "The name under which other blocks read its state: `blocks.<name>`.":
    "ほかのブロックが状態を読むときの名前：`blocks.<name>`。",
  "A heading above the block, or the title of the dialog it opens in.":
    "ブロックの上の見出し、または開くダイアログのタイトル。",
  "Reads what it shows again every so many seconds; paused while nobody sees it, without a network, or while something of it is edited.":
    "表示しているものを、この秒数ごとに読み直します。誰も見ていない間、ネットワークがない間、編集中は止まります。",
  "Shown only while this holds.": "これが成り立つ間だけ表示します。",
  "A button: what it says, who it is for, and the one thing it does.":
    "ボタン。何と表示し、誰のためで、何を 1 つ行うか。",
  "What the button says.": "ボタンの表示。",
  "An icon before the label.": "ラベルの前のアイコン。",
  "Marks the main or a destructive action.":
    "主要な操作、または取り返しのつかない操作であることを示します。",
  "Usable only while this holds.": "これが成り立つ間だけ使えます。",
  "Asks before it acts: `true` for the usual question, or the question; `name` is what the record is called, `action` the label.":
    "実行前に確認します。`true` なら通常の質問、または質問文。`name` はレコードの名前、`action` はボタンの文字です。",
  "The operation to call.": "呼び出す操作。",
  "The operation of the catalogue.": "カタログの操作。",
  "Arguments by name: a string is an expression, any other value is taken as it is.":
    "名前ごとの引数。文字列は式、それ以外の値はそのままの値です。",
  "What people are told once all calls have succeeded; `name` is what the record is called, `answer` the last answer.":
    "すべての呼び出しが成功したときに表示する文。`name` はレコードの名前、`answer` は最後の応答です。",
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
  "The address to go to: a path of the application, or an http(s) address. Data in it go only to hosts that the operator lists.":
    "移動先のアドレス。アプリケーションのパス、または http(s) アドレス。含まれるデータは、運用者が一覧に載せたホストにだけ渡されます。",
  "An operation of the catalogue: its id alone, or with arguments.":
    "カタログの操作。ID だけ、または引数付き。",
  "A field to be shown: its name alone, or with what differs.":
    "表示する項目。名前だけ、または違いを添えて。",
  "The field of the record; `owner.name` is one of a record within it.":
    "レコードの項目。`owner.name` は中のレコードの項目です。",
  "How a value looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.":
    "値の見た目。`'success'`、`'warning'`、`'danger'`、`'muted'` のいずれか。`null` なら通常どおり。",
  "What is shown below a table's column: calculated from its rows, or taken from the answer.":
    "表の列の下に置くもの。行から計算するか、応答の値を使います。",
  "It, in `answer`.": "`answer` の中のその値。",
  "What its values are called and how they look, by the value, where the catalogue's names do not serve.":
    "値ごとの呼び名と見た目。カタログの名前が合わないときに書きます。",
  "What the value is called.": "値の呼び名。",
  "The colour of its tag.": "タグの色。",
  "The icon before its label.": "名前の前のアイコン。",
  "What it shows, worked out of `row`; a field beside it gives its label and its cell.":
    "表示する内容。`row` から計算します。項目を併記すると、そのラベルとセルを使います。",
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
  "The list operation whose rows are the options; `form` holds the values so far, `item` those of the inner record that the field belongs to.":
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
  "The address, in this application, of the picture that is shown where there is none.":
    "画像がないときに代わりに表示する画像の、このアプリケーション内のアドレス。",
  "Where the options of a field come from.": "項目の選択肢の出どころ。",
  "What a file may be.": "ファイルの条件。",
  "One of several calls that an action makes.": "アクションが行う複数の呼び出しの 1 つ。",
  "The file that an action saves.": "アクションが保存するファイル。",
  "Points service": "ポイントサービス",
  "System service": "システムサービス",
  "The dictionary types.": "辞書タイプ。",
  "The users of a department and those below it.": "部署とその下の部署のユーザー。",
  "The same, deleted users included.": "同じく、削除されたユーザーも含みます。",
  "All departments as a tree, with their users.": "すべての部署をツリーで。ユーザーも含みます。",
  "All deduction rules as a tree.": "すべての減点ルールをツリーで。",
  "Add a rule, at the top or under another.": "ルールを最上位または別のルールの下に追加します。",
  "Delete a rule that has no children.": "子のないルールを削除します。",
  "The last twelve months and every earlier one that has averages, the latest first.":
    "直近の 12 か月と、平均が保存されているそれ以前の月。新しい順。",
  "Calculate and store every user's average for the month. Running it twice changes nothing.":
    "すべてのユーザーの月平均を計算して保存します。2 回実行しても結果は変わりません。",
  "The cultural groups, a page at a time.": "文化グループを 1 ページずつ。",
  "Add a cultural group.": "文化グループを追加します。",
  "Change a cultural group.": "文化グループを変更します。",
  "Delete cultural groups.": "文化グループを削除します。",
  "The users that could be put into a cultural group, those already in it included.":
    "文化グループに入れられるユーザー。すでに入っている人も含みます。",
  "The users of a cultural group.": "文化グループのユーザー。",
  "Replace the users of a cultural group.": "文化グループのユーザーを置き換えます。",
  "The departments that could be put into a cultural group, those already in it included.":
    "文化グループに入れられる部署。すでに入っている部署も含みます。",
  "The departments of a cultural group.": "文化グループの部署。",
  "Replace the departments of a cultural group.": "文化グループの部署を置き換えます。",
  "The department groups, a page at a time.": "部署グループを 1 ページずつ。",
  "Add a department group.": "部署グループを追加します。",
  "Change a department group.": "部署グループを変更します。",
  "Delete department groups.": "部署グループを削除します。",
  "The users that could be put into a department group, those already in it included.":
    "部署グループに入れられるユーザー。すでに入っている人も含みます。",
  "The users of a department group.": "部署グループのユーザー。",
  "Replace the users of a department group.": "部署グループのユーザーを置き換えます。",
  "The departments that could be put into a department group, those already in it included.":
    "部署グループに入れられる部署。すでに入っている部署も含みます。",
  "The departments of a department group.": "部署グループの部署。",
  "Replace the departments of a department group.": "部署グループの部署を置き換えます。",
  "Sign in and get a token.": "ログインしてトークンを取得します。",
  "A captcha image, bound to a cookie.": "Cookie に結び付いた画像認証コード。",
  "End the session.": "セッションを終了します。",
  "Register as a member, with the code sent to the mobile.":
    "携帯電話に送られたコードでメンバー登録します。",
  "Send the code that registration asks for.": "登録に必要なコードを送信します。",
  "Who is signed in.": "ログインしている人。",
  "The role flags of the signed-in member.": "ログイン中のメンバーのロールフラグ。",
  "The members, a page at a time.": "メンバーを 1 ページずつ。",
  "One member.": "メンバー 1 人。",
  "One member with its roles.": "メンバー 1 人とそのロール。",
  "Add a member.": "メンバーを追加します。",
  "Change a member. Everyone may change their own fullname, mobile, thumb, ext and remarks.":
    "メンバーを変更します。自分の fullname、mobile、thumb、ext、remarks は誰でも変更できます。",
  "Delete members.": "メンバーを削除します。",
  "Change a password: one's own, or with the permission another member's. The member's other sessions end.":
    "パスワードを変更します。自分のもの、または権限があればほかのメンバーのもの。そのメンバーのほかのセッションは終了します。",
  "Grant a role to a member.": "メンバーにロールを付与します。",
  "Replace all roles of a member.": "メンバーのロールをすべて置き換えます。",
  "The entries of one dictionary.": "1 つの辞書の項目。",
  "Upload one image.": "画像を 1 つアップロードします。",
  "Upload one file of any sort.": "任意の種類のファイルを 1 つアップロードします。",
  "The whole menu tree, for administration.": "メニューのツリー全体。管理用です。",
  "The menu tree that the signed-in member may use.":
    "ログイン中のメンバーが使えるメニューのツリー。",
  "The menu tree as a member with one role alone sees it, for administration.":
    "1 つのロールだけを持つメンバーに見えるメニューのツリー。管理用です。",
  "The nodes of one depth.": "1 つの階層のノード。",
  "One menu node.": "メニューのノード 1 つ。",
  "Add a menu node.": "メニューのノードを追加します。",
  "Change a menu node.": "メニューのノードを変更します。",
  "Delete a menu node that has no children.": "子のないメニューのノードを削除します。",
  "Move and reorder nodes, all or nothing.":
    "ノードを移動し並べ替えます。すべて行うか、何も行いません。",
  "The attendance notice for the public.": "一般公開の勤怠に関するお知らせ。",
  "The source of a page: the published version, else the shipped file; its draft for those who may edit. Without a token only public pages are returned.":
    "画面のソース。公開されたバージョン、なければ付属のファイル。編集できる人には下書き。トークンがなければ公開画面だけを返します。",
  "All pages with their state, where the menu uses them and how many problems they have. Deleted pages are left out unless asked for.":
    "すべての画面と、その状態、メニューで使われる場所、問題の数。削除された画面は、求めない限り除きます。",
  "Save a draft, with errors or without.": "下書きを保存します。エラーがあってもかまいません。",
  "Publish the draft; refused while it has errors.":
    "下書きを公開します。エラーがある間は拒否されます。",
  "What was done with a page, newest first, a page at a time: published, rolled back, deleted, restored. The source of each is page.getVersion.":
    "画面に対して行われたことを新しい順に 1 ページずつ：公開、ロールバック、削除、復元。それぞれのソースは page.getVersion にあります。",
  "Publish an earlier version again.": "以前のバージョンをもう一度公開します。",
  "Delete what is stored of a page, draft and published version; a shipped page goes back to its file. The history stays, and page.restore restores it.":
    "画面について保存された下書きと公開バージョンを削除します。付属の画面はファイルに戻ります。履歴は残り、page.restore で復元できます。",
  "One version of a page, with its source.": "画面の 1 つのバージョンとそのソース。",
  "Restore a deleted page as it was, its draft too; what has errors by now is restored as a draft.":
    "削除された画面を下書きも含めて復元します。今ではエラーのあるものは下書きとして復元されます。",
  "Discard the draft of a page; what is published or shipped stays.":
    "画面の下書きを破棄します。公開バージョンや付属のものは残ります。",
  "The sources of all pages, or of those named: as they are published or shipped, or with drafts in their place.":
    "すべての画面、または指定した画面のソース。公開バージョンか付属のもの、またはその代わりに下書き。",
  "The problems of a page source, and the pages whose links to the page would no longer fit. Without a source: those whose links would not if what is stored of the page were deleted.":
    "画面のソースの問題と、その画面へのリンクが合わなくなる画面。ソースがなければ、保存された内容を削除するとリンクが合わなくなる画面。",
  "The addresses to which links of pages may lead, each with what the page there takes; null where nobody knows that.":
    "画面のリンクの行き先になるアドレスと、そこの画面が受け取るもの。誰も知らないところは null。",
  "A page made ready to be drawn: its plan and its problems, for browsers of the service's own build; for others its source. Without a token only public pages are returned.":
    "描画できるようにした画面です。サービスと同じビルドのブラウザーには計画と問題を、それ以外にはソースを返します。トークンがなければ公開の画面だけを返します。",
  "Which version of each page people are given, as the ETag of page.getOne names it; null for a page that is not there.":
    "それぞれの画面でどのバージョンが渡されるかを、page.getOne の ETag で示します。ない画面は null です。",
  "Refuse with 40102 where the session needs to be confirmed before rights are given.":
    "権限を与える前にセッションの再確認が必要な場合、40102 で拒否します。",
  "The accounts at the provider with which the signed-in member signs in here.":
    "ログイン中のメンバーがここへのログインに使うプロバイダーのアカウント。",
  "Link the account at the provider that was just shown in this session to the signed-in member.":
    "このセッションで示されたばかりのプロバイダーのアカウントをメンバーに連携します。",
  "Unlink an account at the provider from the signed-in member.":
    "メンバーとプロバイダーのアカウントの連携を解除します。",
  "Confirm by the password who uses this session, which giving rights needs after 15 minutes.":
    "このセッションを使っている人をパスワードで再確認します。権限を与える操作は 15 分後にこれを求めます。",
  "Where the signed-in member is signed in.": "ログイン中のメンバーがどこでログインしているか。",
  "End a session of one's own: whoever uses it has to sign in again.":
    "自分のセッションを終了します。使っている人は再びログインが必要です。",
  "End all of one's own sessions but this one.":
    "このセッション以外の自分のセッションをすべて終了します。",
  "How the signed-in member has arranged the tables of a page.":
    "ログイン中のメンバーによる、画面の表の並べ方。",
  "Keep how the signed-in member has arranged a table, in place of what was kept.":
    "ログイン中のメンバーによる表の並べ方を、以前のものに代えて保存します。",
  "Forget how the signed-in member has arranged a table.":
    "ログイン中のメンバーによる表の並べ方を忘れます。",
  "What the signed-in member has set for every browser.":
    "ログイン中のメンバーがすべてのブラウザー用に保存した設定。",
  "Keep what the signed-in member has set, in place of what was kept under the same names.":
    "ログイン中のメンバーの設定を保存し、同じ名前の以前の設定を置き換えます。",
  "Who did what, newest first, a page at a time.": "誰が何をしたかを新しい順に 1 ページずつ。",
  "All entries of the audit log that a search finds, as a CSV file.":
    "検索に一致した監査ログのすべての記録を CSV ファイルで返します。",
  "One entry of the audit log, with what it changed.": "監査ログの 1 件と、その変更内容。",
  "The services that were imported.": "インポートされたサービス。",
  "How a service was imported.": "サービスがどのようにインポートされたか。",
  "What an import of a document would give; of the one imported last where none comes along.":
    "ドキュメントをインポートした場合の結果。ドキュメントがなければ前回インポートしたものについて。",
  "Import a document as a service of the catalogue, or anew; the one imported last where none comes along.":
    "ドキュメントをカタログのサービスとしてインポートします。再インポートもできます。ドキュメントがなければ前回のものを使います。",
  "Say where an imported service is and what its calls carry; credentials that are not given stay as they are.":
    "インポートしたサービスの場所と、呼び出しに載せるものを指定します。指定しない認証情報はそのまま残ります。",
  "Take an imported service out of the catalogue; refused while a page calls it.":
    "インポートしたサービスをカタログから外します。画面が呼び出している間は拒否されます。",
  "Restore a deleted service as it was imported; refused where its name is taken by now.":
    "削除したサービスをインポート時のまま復元します。名前が使われている場合は拒否されます。",
  "The documents of the imported services, unless the caller has them: those of the given revision.":
    "インポートされたサービスのドキュメント。呼び出し側が指定のリビジョンのものを持っている場合を除きます。",
  "Restore deleted cultural groups with their users and departments.":
    "削除した文化グループを、ユーザーと部署とともに復元します。",
  "Restore deleted department groups with their users and departments.":
    "削除した部署グループを、ユーザーと部署とともに復元します。",
  "Restore a deleted deduction rule.": "削除した減点ルールを復元します。",
  "Restore deleted members: disabled, without a password, with those of their roles that the caller can grant.":
    "削除したメンバーを復元します。無効・パスワードなしで、呼び出し元が付与できるロールだけが復元されます。",
  "Restore a deleted menu node.": "削除したメニューのノードを復元します。",
  "The latest changes, newest first: one's own, or everyone's for those who may read the audit log.":
    "最近の変更を新しい順に。自分のもの、または監査ログを読める人には全員のもの。",
};
