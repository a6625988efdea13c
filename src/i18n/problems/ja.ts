import type { Translation } from "../messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the problems that a page can have. */
export const ja: Translation<typeof en, "ja"> = {
  expressionFault: {
    address: "アドレスはテキストなので、一重引用符で囲みます",
    bytes:
      "「{{name}}」はここではテキストではありません。テキストは前に文字を付けず引用符で囲みます",
    ends: "途中で終わっています",
    escape: "「{{name}}」はエスケープシーケンスとして使えません",
    operator: "ここに「{{name}}」は書けません",
    quote: "閉じ引用符がありません",
    reserved: "「{{name}}」は予約語です",
    tooDeep: "長すぎるか、入れ子が深すぎます",
    tooLong: "{{name}} 文字を超えています",
    unexpected: "ここに「{{name}}」は置けません",
    unreadable: "ここから先が読み取れません",
    unsigned: "「{{name}}」はここでは数値ではありません。数値の後ろに文字は付きません",
  },
  problem: {
    acceptsKnownOnly: {
      message: "まだ存在しない「{{name}}」がすべて拒否されるため、新しいものを追加できません。",
      remedy:
        "値を使える条件を書いてください。例：何も見つからないとき `!answer.records.exists(…)`。",
    },
    actionWithTwoEffects: {
      message: "アクションに複数の効果があります：{{given}}。",
      remedy: "1 つだけ残してください。",
    },
    actionWithoutEffect: {
      message: "このアクションは何もしません。",
      remedy: "「call」「open」「go」のいずれかを書いてください。",
    },
    addsCurrencies: {
      message: "通貨の異なる「{{name}}」を合計しています。各レコードの通貨は「{{currency}}」です。",
      remedy: "1 つの通貨だけを合計するか、「{{currency}}」でグループ化してください。",
    },
    addsElsewhere: {
      message:
        "「{{name}}」で追加されるのは、ここに表示されるレコードではありません。ここのレコードは「{{own}}」で追加します。",
      remedy: "「{{own}}」を使うか、そのレコードが表示される場所に移してください。",
    },
    addsIds: {
      message:
        "「{{name}}」は ID です。レコードを示すものなので、合計や平均を求めても意味がありません。",
      remedy: "「count」を使うか、数量を表す項目を使ってください。",
    },
    addsRates: {
      message: "「{{name}}」は割合、平均または順位なので、合計しても意味がありません。",
      remedy: "「average」か「count」を使うか、量を表す項目を合計してください。",
    },
    alwaysHolds: {
      message: "この条件は常に成り立つため、効果がありません。",
      remedy: "条件を削除するか、直してください。",
    },
    alwaysSame: {
      message: "カタログによれば「{{comparison}}」は常に {{truth}} です。",
      remedy: "取りうる値と比較するか、比較を外してください。",
    },
    beginsEmpty: {
      message:
        "「{{operation}}」は保存済みの内容を置き換えますが、このフォームは空で始まるため、入力し直さない内容は失われるおそれがあります。",
      remedy: "「values」に「row」や読み込みの呼び出しで保存済みの内容を渡してください。",
    },
    beginsWithout: {
      message:
        "「{{operation}}」は保存済みの内容を置き換えますが、初期値に次の項目が含まれていません：{{names}}。保存すると消去されるおそれがあります。",
      remedy:
        '「values」で、そのレコードを読み取る呼び出しを使って読み込んでください。別の名前で保持されている値は、{"owner_id": answer.owner.id} のように「as」で取り出してください。',
    },
    blockUnplaced: {
      message: "これはブロックですが、ここではブロックを「{{name}}」に書きます。",
      remedy: "この場所にオブジェクトを書き、ブロックをその「{{name}}」にしてください。",
    },
    boundField: {
      message: "「{{name}}」は「with」で渡されるため、入力欄は表示されません。",
      remedy: "ここか「with」のどちらかから外してください。",
    },
    brokenQuery: {
      message: "アドレスに 2 つ目の「?」があります。クエリーは最初の「?」から始まります。",
      remedy: "パラメーターを & で区切ってください。",
    },
    cellDoesNotFit: {
      message: "セル「{{name}}」では「{{field}}」（{{type}}）を表示できません。",
      remedy: "別のセルを選ぶか、外してください。",
    },
    checksAnother: {
      message: "「{{name}}」の確認に「{{other}}」が使われています。",
      remedy: "form.{{name}} を使ってください。",
    },
    checksFirstPage: {
      message:
        "「{{operation}}」は 1 ページずつ返し、`form.{{name}}` を受け取らないため、後のページにある値は見つかりません。",
      remedy: "`form.{{name}}` をいずれかの引数に渡してください。",
    },
    circularRead: {
      message: "ブロックが循環して参照しています：{{path}}。",
      remedy: "どこかで循環を切ってください。",
    },
    comparesDigits: {
      message: "これらのテキストは 1 文字ずつ比較されるため、「9」は「10」より後になります。",
      remedy:
        "数値として比較してください。number(…) はテキストを数値に変換し、数値は引用符なしで書きます。",
    },
    contradictsLabel: {
      message: "「{{name}}」として {{value}} が送信されますが、「{{label}}」とは逆です。",
      remedy: "もう一方の値を送るか、ラベルを直してください。",
    },
    costsTooMuch: {
      message:
        "計算量が多すぎます。リストの中でリストを繰り返したどるか、テキストやリストを大きくし続けています。",
      remedy: "リストの中でたどるリストは 1 つまでにするか、計算をサービスに任せてください。",
    },
    countsAnyway: {
      message: "「count」は行を数えるため、「value」は効果がありません。",
      remedy: "「sum」か「average」でまとめるか、「value」を外してください。",
    },
    countsPage: {
      message: "1 ページの行数だけを数えており、全体の数ではありません。",
      remedy: "応答の合計を使ってください：`{{suggested}}`。",
    },
    dangerUnasked: {
      message: "危険な操作とされていますが、最初のクリックで実行されます。",
      remedy: '先に確認してください："confirm": true。',
    },
    duplicateField: {
      message: "項目「{{name}}」が二重に指定されています。",
      remedy: "一か所だけに残してください。",
    },
    duplicateName: {
      message: "名前「{{name}}」が二重に使われています。",
      remedy: "どちらかの名前を変えてください。",
    },
    duplicateProperty: {
      message: "プロパティ「{{name}}」が重複しています。",
      remedy: "どちらかを削除してください。",
    },
    encodedWhole: {
      message: "アドレス全体がスラッシュも含めてエンコードされているため、機能しません。",
      remedy:
        "アドレスに入れる部分だけをエンコードしてください：'/page?name=' + encode(row.name)。",
    },
    erasesFields: {
      message:
        "「{{operation}}」はレコード全体を置き換えますが、この呼び出しでは次の項目が送信されません：{{names}}。消去されるおそれがあります。",
      remedy:
        "たとえば「{{first}}」に「row.{{first}}」を渡すなどして一緒に送信するか、レコードを読み込むフォームを開いてください。",
    },
    expressionSyntax: {
      message: "式ではありません：{{reason}}。",
      remedy: "式を修正してください。",
    },
    expressionType: {
      message: "式の結果は{{given}}ですが、{{wanted}}が必要です。",
      remedy: "{{wanted}}になる式を書いてください。",
    },
    firstOfMany: {
      message: "チェックした行のうち 1 行しか使われず、ほかの行は変わりません。",
      remedy: "代わりに `{{suggested}}` を使うと、チェックした行ごとに呼び出されます。",
    },
    holdsForOne: {
      message:
        "チェックした行のうち 1 行でも当てはまれば成り立ちますが、アクションの対象はすべての行です。",
      remedy:
        "`exists` の代わりに `all` を使うか、呼び出しの中で `filter` を使って当てはまる行を選んでください。",
    },
    formOfFirst: {
      message: "チェックした行のうち 1 行だけを編集し、ほかの行は変わりません。",
      remedy:
        '行の操作にするか、1 行のときだけ使えるようにしてください："enabled": "size(rows) == 1"。',
    },
    groupsByMany: {
      message:
        "「{{name}}」は単一の値ではないため、1 つの行が複数のグループに属するか、どのグループにも属さないことがあります。",
      remedy: "値を 1 つだけ持つ項目か、1 つの値を返す式でグループ化してください。",
    },
    groupsByKey: {
      message: "「{{name}}」は行ごとに異なるため、どのグループも 1 行だけになります。",
      remedy: "複数の行に共通する項目でグループ化するか、「groupBy」を削除してください。",
    },
    groupsTree: {
      message: "行は「{{name}}」に子の行を持ちます。表でグループ化できるのは最上位の行だけです。",
      remedy: "「groupBy」を外すか、行をツリーとして表示してください。",
    },
    hasNoChoices: {
      message: "「{{field}}」にはカタログや辞書に決まった値がないため、除ける値がありません。",
      remedy: "「only」を外してください。呼び出しによる選択肢は、その引数で絞り込みます。",
    },
    hasNoEffect: {
      message: "「{{needed}}」がなければ「{{name}}」は効果がありません。",
      remedy: "外すか、「{{needed}}」を加えてください。",
    },
    hideEachOther: {
      message:
        "「{{name}}」と「{{other}}」は、互いに相手が空の間だけ表示されるため、片方に入力するともう片方が隠れます。",
      remedy: "どちらか一方だけをもう一方に依存させてください。",
    },
    inputNotSent: {
      message: "この呼び出しは「{{name}}」を使っていないため、入力した内容が失われます。",
      remedy: "引数のどれかに「{{name}}」を渡してください。",
    },
    labelledByKey: {
      message: "「{{name}}」で選ぶことになりますが、見ても何のことか分かりません。",
      remedy: "「{{label}}」など、見て分かる項目を表示してください。",
    },
    listNotRecord: {
      message: "「{{name}}」は一覧を返しますが、1 件のレコードが必要です。",
      remedy: "1 件のレコードを返す操作を使ってください。",
    },
    holdsWithoutValue: {
      message: "空の値には前後も大小もないため、「{{name}}」が空の場合にもこの条件は成り立ちます。",
      remedy: "逆の比較を書き、必要なら前に「{{name}} != null &&」を付けてください。",
    },
    integerTooLarge: {
      message: "「{{name}}」は正確に計算できる整数の範囲を超えています。",
      remedy: "そのまま比較するか渡すかして、計算はサービスに任せてください。",
    },
    missingParam: {
      message: "「{{address}}」のページには「{{name}}」が必要ですが、このアドレスにはありません。",
      remedy: "追加してください：'{{address}}?{{name}}=' + encode(…)。",
    },
    missingParameter: {
      message: "「{{operation}}」には「{{name}}」が必要です。",
      remedy: "「with」に「{{name}}」を書くか、フォームでは項目にしてください。",
    },
    missingProperty: {
      message: "プロパティ「{{name}}」がありません。",
      remedy: "「{{name}}」を追加してください。",
    },
    missingPlace: {
      message: "ここには、ほかのすべての言語の文にある「{{name}}」がありません。",
      remedy: "この言語の文で値が入る位置に {{name}} と書いてください。",
    },
    missingTranslation: {
      message: "{{languages}} のテキストがありません。",
      remedy: "足りない言語を追加してください。",
    },
    mixesYears: {
      message: "「{{name}}」はどの年でも同じ値になるため、すべての年の行がまとめられます。",
      remedy: "「startOf」や「format」で年を残すか、1 年分の行だけを表示してください。",
    },
    mustBePublic: {
      message: "このページはログインなしで開きますが、公開ページと宣言されていません。",
      remedy: 'タイトルの隣に "public": true と書いてください。',
    },
    nameRepeated: {
      message:
        "「{{name}}」は行ごとに繰り返されるブロックの名前のため、式からはどれを指すか判別できません。",
      remedy: "名前を外し、ブロックの中では `row` を使ってください。",
    },
    namesFirstOfMany: {
      message:
        "チェックした行のうち 1 行だけが示されていますが、アクションの対象はすべての行です。",
      remedy: "「{{written}}」で件数を示すか、すべての名前を挙げてください。",
    },
    namedAsAnother: {
      message: "名前は「{{name}}」ですが、実際には「{{other}}」を指しています。",
      remedy: "名前か、それが指すものを直してください。",
    },
    needsWhatIsEmpty: {
      message: "「{{name}}」が空の間だけ使えますが、その操作には「{{name}}」が必要です。",
      remedy: "逆の条件にしてください。",
    },
    neverEqual: {
      message: "{{left}}と{{right}}が等しくなることはありません。",
      remedy: "同じ型で、項目が取りうる値と比べてください。",
    },
    backwardPeriod: {
      message:
        "{{value}} はこの期間の開始（「{{name}}」の {{begin}}）より前のため、何も見つかりません。",
      remedy: "開始より前にならない終了を書いてください。",
    },
    neverHolds: {
      message:
        "この条件は決して成り立たないため、これに依存する部分は表示も実行もされず、使えません。",
      remedy: "条件を直すか、その部分を削除してください。",
    },
    neverReached: {
      message:
        "どのロールのメンバーもここには到達できません。次の条件は同時に成り立ちません：{{conditions}}。",
      remedy: "条件のどれかを変えるか、この部分を削除してください。",
    },
    newerVersion: {
      message:
        "このページは言語のバージョン {{version}} で書かれていますが、本製品が対応するのはバージョン {{known}} までです。",
      remedy: "製品を更新するか、バージョン {{known}} でページを書いてください。",
    },
    noRecord: {
      message: "「{{name}}」は {{type}} 型で、内部の項目を持ちません。",
      remedy: "「items」を外してください。レコードとその一覧にだけ使えます。",
    },
    noSuchPage: {
      message: "「{{address}}」にページはありません。",
      remedy: "ページのアドレスを指定してください：{{known}}。",
    },
    notAList: {
      message: "「{{name}}」は一覧を返しません。",
      remedy: "一覧を返す操作を使ってください。",
    },
    notARead: {
      message: "「{{name}}」はデータを変更するため、自動では読み込めません。",
      remedy: "読み取るだけの操作を使ってください。",
    },
    notATree: {
      message: "「{{name}}」はツリーを返しません。",
      remedy: "子を持つ行を返す操作を使ってください。",
    },
    notAWrite: {
      message: "「{{name}}」は何も変更しません。",
      remedy: "データを変更する操作を使ってください。",
    },
    notEncoded: {
      message: "「{{name}}」には & や # など、アドレスを壊す文字が含まれることがあります。",
      remedy: "encode({{name}}) と書いてください。",
    },
    notForImport: {
      message:
        "「{{name}}」はこの表に表示される項目を 1 つも受け取らないため、レコードの追加も変更も行いません。",
      remedy:
        "これらのレコードを追加する操作を使ってください。「update」には変更する操作を使います。",
    },
    notImportable: {
      message: "ファイルのセルには「{{name}}」（{{type}}）を入れられません。",
      remedy: "外すか、「with」で指定してください。",
    },
    notInEvery: {
      message: "「{{name}}」があるのは一部のレコードだけで、ほかでは空です。",
      remedy: "すべてのレコードに加えてください。すべてにあるもの：{{known}}。",
    },
    notInValues: {
      message: "「{{operation}}」には「{{name}}」が必要ですが、初期値に含まれていません。",
      remedy: "「submit」の「with」で「{{name}}」を渡すか、それを含む初期値を使ってください。",
    },
    notNameable: {
      message: "「{{field}}」の値にはここで名前を付けられません。",
      remedy: "「values」を外してください。値が 1 つで辞書のない項目にだけ使えます。",
    },
    notOneOf: {
      message: "「{{value}}」はここでは使えません。",
      remedy: "使えるもの：{{known}}。",
    },
    notOpen: {
      message:
        "「{{name}}」はダイアログの中にあるため、ダイアログが閉じている間、ここではその状態が分かりません。",
      remedy: "ページ上のブロックを読み取るか、これをダイアログの中で行ってください。",
    },
    notPartOf: {
      message:
        "このステップは「{{name}}」の一部のはずですが、`answers.{{name}}` を読み取っていません。",
      remedy: "追加したものを `answers.{{name}}.id` のように渡すか、「partOf」を削除してください。",
    },
    notPublic: {
      message: "ページは公開ですが「{{name}}」は公開されていません。",
      remedy: "公開の操作を使うか、ページの公開をやめてください。",
    },
    optionsDoNotFit: {
      message:
        "選択肢は「{{name}}」（{{given}}）を保存しますが、この項目が受け取るのは{{wanted}}です。",
      remedy: "「value」に、この項目が受け取れる選択肢の項目を指定してください。",
    },
    optionsOfItself: {
      message: "「{{name}}」の選択肢が、それ自身の値に依存しています。",
      remedy: "フォームの別の項目を使ってください。",
    },
    otherKey: {
      message:
        "これは「{{given}}」ですが、必要なのは「{{wanted}}」です。別のレコードを指すことになります。",
      remedy: "「{{wanted}}」に当たる値を使ってください。",
    },
    outOfRange: {
      message: "{{value}} は {{minimum}}～{{maximum}} の範囲外です。",
      ofList: "リストの要素は {{value}} 個です。{{minimum}} 個以上必要です。",
      ofListRemedy: "不足している要素を加えてください。",
      remedy: "{{minimum}}～{{maximum}} にしてください。",
    },
    pagingField: {
      message:
        "「{{name}}」は表が自動的に設定します。ページ送りは行の下、並べ替えは見出しで行います。",
      remedy: "検索から外してください。",
    },
    paramDoesNotFit: {
      message:
        "「{{address}}」のページの「{{name}}」は、{{given}} ではなく {{wanted}} でなければなりません。",
      remedy: "{{wanted}} を指定してください。",
    },
    paramNotTaken: {
      message: "「{{address}}」のページは「{{name}}」を受け取りません。",
      remedy: "受け取るもの：{{known}}。",
    },
    paramUnread: {
      message:
        "ページ内のどこからも「{{name}}」が参照されていないため、どの値でも同じページになります。",
      remedy:
        "呼び出しの「with」などで `params.{{name}}` として参照するか、このパラメーターを削除してください。",
    },
    parentDoesNotFit: {
      message: "「{{name}}」（{{given}}）は上位の項目を示せません。キーは {{wanted}} です。",
      remedy: "上位の項目のキーを持つ項目を指定してください。",
    },
    partOfNoWhole: {
      message: "平均は全体の一部ではないため、ドーナツでは表せません。",
      remedy: "棒グラフにするか、合計または件数でまとめてください。",
    },
    quotedMember: {
      message: "「{{name}}」の値ではなく、この文字列そのものが送信されます。",
      remedy: "引用符を外してください。",
    },
    readsForNothing: {
      message: "「{{name}}」は読み取るだけで、応答がどこにも表示されません。",
      remedy: "表示するブロックを開くか、ファイルに保存するか、本来の操作を呼び出してください。",
    },
    readsItself: {
      message: "「{{name}}」は入力された後にだけ表示されるため、入力できません。",
      remedy: "条件には別の項目を使ってください。",
    },
    readByNone: {
      message:
        "ページ内のどこからも `{{name}}` が参照されていないため、ここで値を選んでも何も変わりません。",
      remedy:
        "呼び出しの「with」など、効果を持たせたい場所で参照するか、この項目を削除してください。",
    },
    readsNoRow: {
      message: "中で `row` が使われていないため、どの行でも同じになります。",
      remedy:
        "「row.id」のように、行を特定するものを渡してください。チェックした行なら「rows.map(row, row.id)」です。",
    },
    readsOwnState: {
      message: "このブロックは自分の状態に依存しており、中で選ぶたびに表示内容が変わります。",
      remedy: "別のブロックを使うか、これを外してください。",
    },
    otherSelection: {
      message:
        "「{{save}}」は「{{wanted}}」が返す内容を置き換えますが、現在の選択は「{{name}}」で読み込まれます。保存すると、選択が別の内容に置き換わります。",
      remedy: "現在の選択は「{{wanted}}」で読み込んでください。",
    },
    readsSomeChosen: {
      message:
        "「{{name}}」により現在選択されている項目の一部が読み込まれず、「{{save}}」で保存するとその項目が外されます。",
      remedy: "選択されている項目がすべて読み込まれるよう、この引数を削除してください。",
    },
    concernsSeveral: {
      message:
        "複数の行の「{{name}}」が同じ場合があり、「{{call}}」はそのすべてに及ぶことがあります。",
      remedy:
        "一件のレコードを対象とする呼び出しを使うか、名前か確認文に「すべて」と書いてください。",
    },
    relatesToAnother: {
      message: "これは「{{name}}」で読み込まれますが、「{{wanted}}」で保存されます。",
      remedy: "両方に同じレコードを使ってください。",
    },
    ruleAlwaysHolds: {
      message: "このルールは常に成り立つため、フォームを送信できません。",
      remedy: "値が正しいときではなく、誤っているときの条件を書いてください。",
    },
    requiredHidden: {
      message:
        "「{{name}}」は必須ですが、条件付きでしか表示されません。これがないと保存できません。",
      remedy: "条件を外すか、別の方法で「{{name}}」を渡してください。",
    },
    saidElsewhere: {
      message: "これは「{{name}}」の横に表示されますが、規則の対象は「{{other}}」です。",
      remedy: "規則が読み取る項目の横に表示してください。",
    },
    saidTwice: {
      message: "同じものが二度書かれています：{{name}}。",
      remedy: "どちらかを削除するか、本来書きたかったものに直してください。",
    },
    doesTheSame: {
      message: "名前は異なりますが、「{{name}}」と同じ動作です。",
      remedy: "どちらかの動作を変えるか、削除してください。",
    },
    sameLabel: {
      message: "「{{name}}」は前のものと同じ名前で、見分けがつきません。",
      remedy: "どちらかの名前を変えてください。",
    },
    saveDoesNotFit: {
      message: "「{{save}}」は「{{key}}」（{{type}}）の一覧を受け取りません。",
      remedy: "一覧の内容を受け取る書き込み操作を使ってください。",
    },
    saysOfAnother: {
      message: "「{{name}}」と書かれていますが、それは「{{other}}」が行うことです。",
      remedy: "このボタンが行うことを書くか、テキストを削除してください。",
    },
    selectedNotRow: {
      message: "「{{name}}」を使っていますが、この場所のレコードとは異なる場合があります。",
      remedy: "「row」など、この場所のレコードを使ってください。",
    },
    sendsBack: {
      message: "レコードの値はすでに「{{name}}」のため、送信しても何も変わりません。",
      remedy: "新しい値を送るか、送る条件を直してください。",
    },
    sendsFormatted: {
      message:
        "「{{name}}」には {{wanted}} の形のテキストが必要ですが、`format` は表示用の文字列を言語ごとに異なる形で返します。",
      remedy:
        "サービスの形式で値を送ってください。月なら `today().substring(0, 7)` のようにします。",
    },
    sendsOpposite: {
      message: "選択された値と逆の値が送られ、何も選択されていないときは「はい」が送られます。",
      remedy: "`!` を付けずに値を送ってください。",
    },
    sentAsAnother: {
      message: "「{{field}}」があるのに、「{{value}}」が「{{wanted}}」として送信されます。",
      remedy: "「{{field}}」を使ってください。",
    },
    sessionCall: {
      message: "「{{name}}」はセッションを開始または終了するため、ページからは呼び出せません。",
      remedy: "呼び出しを削除してください。ログインとログアウトは製品自身の画面で行います。",
    },
    severalLayouts: {
      message: "ここでは項目の配置が複数回指定されています：{{given}}。",
      remedy: "いずれか 1 つだけにしてください。",
    },
    speaksOfAnother: {
      message:
        "ここでは「{{name}}」について述べていますが、実行または表示されるのはそのレコードではありません。",
      remedy: "両方に同じレコードを使ってください。",
    },
    stepWithoutFields: {
      message: "このステップには入力項目がありません。",
      remedy: "「fields」か「sections」を追加するか、ステップを削除してください。",
    },
    stepsNotHere: {
      message: "「{{name}}」は複数のレコードに対する呼び出しの後には書けません。",
      remedy: "これを削除するか、1 件のレコードに対するアクションにしてください。",
    },
    stepsWithoutCall: {
      message: "「{{name}}」は呼び出しの後にだけ書けます。",
      remedy: "アクションに「call」を書くか、これを削除してください。",
    },
    swappedArguments: {
      message:
        "「{{name}}」に「{{other}}」の値が、「{{other}}」に「{{name}}」の値が渡されています。",
      remedy: "2 つの値を入れ替えてください。",
    },
    syntax: {
      message: "JSON ではありません：{{reason}}。",
      remedy: "この箇所を修正してください。",
    },
    takesNoFile: {
      message: "「{{field}}」は「{{name}}」で入力するため、ファイルを受け取れません。",
      remedy: "入力部品「image」か「file」を選ぶか、「upload」を外してください。",
    },
    tooDeep: {
      message: "ページの入れ子が深すぎます。",
      remedy: "入れ子を減らしてください。",
    },
    tooLarge: {
      message: "ページが大きすぎます。",
      remedy: "複数のページに分けてください。",
    },
    tooManyBlocks: {
      message_other:
        "ページに {{count}} 個のブロックがあります。読み取るのは {{limit}} 個までです。",
      remedy: "複数のページに分けてください。",
    },
    tooManyProblems: {
      message: "このページの問題は {{shown}} 件を超えています。残りは表示していません。",
      remedy: "最初の問題を直してから、もう一度確認してください。",
    },
    turnedRound: {
      message: "「{{label}}」とは逆です。過ぎたものとこれからのものが入れ替わっています。",
      remedy: "比較の左右を入れ替えるか、ラベルを直してください。",
    },
    turnsPagesItself: {
      message:
        "この一覧を表示するブロックが自分でページを切り替えるため、ここで「{{name}}」を設定してはいけません。",
      remedy: "削除してください。表が一度に表示する行数は「pageSize」で指定します。",
    },
    unknownBlock: {
      message: "このページに「{{name}}」という名前のブロックはありません。",
      remedy: "名前のあるブロック：{{known}}。",
    },
    unknownCell: {
      message: "セル「{{name}}」はありません。",
      remedy: "セル：{{known}}。",
    },
    unknownDictionary: {
      message: "辞書「{{name}}」を使う項目はカタログにありません。",
      remedy: "辞書：{{known}}。",
    },
    unknownField: {
      message: "項目「{{name}}」はありません。",
      remedy: "項目：{{known}}。",
    },
    unknownFunction: {
      message: "関数「{{name}}」はありません。",
      remedy: "関数：{{known}}。",
    },
    unknownIcon: {
      message: "アイコン「{{name}}」はありません。",
      remedy: "アイコン：{{known}}。",
    },
    unknownKey: {
      message: "キー「{{name}}」のテキストはありません。",
      remedy: "既存のキーを使うか、テキストを直接書いてください。",
    },
    unknownKind: {
      message: "種類「{{name}}」のブロックはありません。",
      remedy: "種類：{{known}}。",
    },
    unknownMember: {
      message: "{{type}}に「{{name}}」はありません。",
      remedy: "使えるもの：{{known}}。",
    },
    unknownOperation: {
      message: "カタログに操作「{{name}}」はありません。",
      remedy: "カタログの操作を使ってください（例：{{known}}）。",
    },
    unknownParam: {
      message: "このページにパラメーター「{{name}}」はありません。あるもの：{{known}}。",
      remedy: 'ページのタイトルの横に宣言してください："params": { "{{name}}": "integer" }。',
    },
    unknownParameter: {
      message: "操作「{{operation}}」は「{{name}}」を受け取りません。",
      remedy: "受け取るもの：{{known}}。",
    },
    unknownPermission: {
      message: "権限「{{name}}」を必要とする操作はないため、誰も持つことができません。",
      remedy: "カタログにある権限を指定してください。",
    },
    unknownPlace: {
      message: "「{{name}}」は値に置き換えられず、そのまま表示されます。",
      remedy: "{{meant}} と書いてください。値は左右それぞれ 2 つの波括弧で囲みます。",
    },
    unknownProperty: {
      message: "ここにプロパティ「{{name}}」はありません。",
      remedy: "使えるプロパティ：{{known}}。",
      within: "これを使える「{{place}}」の中に書いてください。",
    },
    unknownVariable: {
      message: "変数「{{name}}」はありません。",
      remedy: "変数：{{known}}。テキストの場合は '{{name}}' と書きます。",
    },
    unknownWidget: {
      message: "入力部品「{{name}}」はありません。",
      remedy: "入力部品：{{known}}。",
    },
    unlistedHost: {
      message:
        "このアドレスは、一覧にない {{host}} へデータを送ることになるため、リンクはブロックされます。",
      remedy:
        "{{host}} を LINK_HOSTS に加えるようサービスの管理者に依頼するか、データを含まないアドレスを書いてください。",
    },
    unsafeAddress: {
      message:
        "リンクからこのアドレスへは移動できません。アプリケーションのページでも、通常の http または https アドレスでもありません。",
      remedy:
        "「/points/user」の形か、「https://」とホスト名（前にアカウントを付けない）の形で書いてください。",
    },
    untranslated: {
      message: "{{languages}} のテキストが英語のままです。",
      remedy: "翻訳してください。どの言語でも同じなら、テキストを 1 つだけ書いてください。",
    },
    valuesWithin: {
      message: "レコードはこの値の「{{wrapper}}」の中にあるため、フォームは空の状態で始まります。",
      remedy: "「as」または式で、「{{wrapper}}」から値を取得してください。",
    },
    widgetDoesNotFit: {
      message: "入力部品「{{name}}」では「{{field}}」（{{type}}）を入力できません。",
      remedy: "別の入力部品を選ぶか、外してください。",
    },
    valueDoesNotFit: {
      message: "{{value}} はここでは使えません。{{fault}}",
      remedy: "条件に合う値、または合う値になる式を書いてください。",
    },
    valueUnnamed: {
      message: "「{{field}}」は {{values}} にもなりますが、ここに名前がありません。",
      remedy: "「values」にそれぞれの名前を書いてください。",
    },
    writtenPassword: {
      message:
        "このパスワードはページのテキストに書かれており、ページを開くすべての人に送られます。",
      remedy: "項目に入力してもらうようにしてください。",
    },
    wrongArgument: {
      message: "「{{name}}」の引数：{{wanted}} 個必要ですが、{{given}} 個あります。",
      remedy: "引数を {{wanted}} 個にしてください。",
    },
    wrongOperand: {
      message: "「{{operator}}」には{{given}}ではなく{{wanted}}が必要です。",
      remedy: "{{wanted}}を使ってください。",
    },
    wrongType: {
      message: "ここには{{given}}ではなく{{wanted}}が必要です。",
      remedy: "{{wanted}}を書いてください。",
    },
  },
  syntaxFault: {
    ByteOrderMark: "ファイルの先頭に、文字コードを示す見えない文字（BOM）があります",
    CloseBraceExpected: "閉じ波括弧 } がありません",
    CloseBracketExpected: "閉じ角括弧 ] がありません",
    ColonExpected: "コロンがありません",
    CommaExpected: "カンマがありません",
    EndOfFileExpected: "末尾の後には何も置けません",
    InvalidCharacter: "この文字は \\n のようなエスケープで書く必要があります",
    InvalidCommentToken: "JSON にコメントは書けません",
    InvalidEscapeCharacter: 'バックスラッシュの後に置けるのは " \\ / b f n r t u だけです',
    InvalidNumberFormat: "数値ではありません",
    InvalidSymbol: "ここには引用符付きの文字列、数値、true、false、null のいずれかが入ります",
    InvalidUnicode: "\\u の後には 16 進数 4 桁が必要です",
    MergeConflict:
      "マージにより <<<<<<< と >>>>>>> の間に 2 つのバージョンが残っています。どちらか一方を残してください",
    PropertyNameExpected: "ここには二重引用符で囲んだプロパティ名が入ります",
    SingleQuotes: "テキストは二重引用符で囲みます",
    TrailingComma: "最後の要素の後にカンマは置けません",
    UnexpectedEndOfComment: "JSON にコメントは書けません",
    UnexpectedEndOfNumber: "数値が途中で終わっています",
    UnexpectedEndOfString: "閉じ引用符がありません",
    UnquotedName: "名前は二重引用符で囲みます",
    ValueExpected: "ここには値が入ります",
  },
  typeWord: {
    any: "任意の値",
    bool: "はいかいいえ",
    date: "日付",
    dateTime: "日時",
    list: "リスト",
    listOf: "リスト（{{of}}）",
    null: "空",
    number: "数値",
    record: "レコード",
    string: "テキスト",
  },
  valueName: {
    array: "リスト",
    block: "波括弧のブロック",
    bool: "true か false",
    boolean: "true か false",
    cell: "セルの名前",
    expression: "引用符で囲んだ式",
    field: "項目の名前",
    fraction: "小数のある数値",
    icon: "アイコンの名前",
    integer: "整数",
    list: "リスト",
    map: "波括弧のオブジェクト",
    null: "null",
    number: "数値",
    object: "波括弧のオブジェクト",
    operation: "操作の名前",
    or: " または ",
    pattern: "{{pattern}} の形のテキスト",
    record: "波括弧のオブジェクト",
    string: "引用符で囲んだテキスト",
    text: "引用符で囲んだテキスト",
    widget: "入力部品の名前",
  },
};
