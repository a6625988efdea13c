import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the service in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  error: {
    badInput: "送信された内容に誤りがあります。",
    changedMeanwhile: "他の人がすでに変更しています。",
    fault: "サーバーでエラーが発生しました。",
    illegalToken: "ログインしていません。",
    locked:
      "ほかの処理が通常より長く続いています。変更は行われていません。もう一度お試しください。",
    mediaType: "このコンテンツタイプには対応していません。",
    noRoute: "このアドレスには何もありません。",
    notPermitted: "この操作の権限がありません（{{permission}}）。",
    signInTooOld:
      "ご本人であることを確認してください。この操作には 15 分以内のサインインが必要です。",
    signedInElsewhere: "セッションが終了されました。もう一度ログインしてください。",
    tokenExpired: "セッションの有効期限が切れました。もう一度ログインしてください。",
    tooLarge: "送信された内容が大きすぎます。",
    tooManyAttempts: "試行回数が多すぎます。{{seconds}} 秒後にもう一度お試しください。",
    tooManyRequests: "リクエストが多すぎます。しばらくお待ちください。",
    unreachable: "接続先のサービスが応答しません。",
  },
  contractDifference: {
    answerAdded: "データを返すようになりました。以前は返しませんでした。",
    answerRemoved: "データを返さなくなりました。",
    answerType: "{{after}} を返します。以前は {{before}} でした。",
    argumentAdded: "「{{name}}」（{{type}}）を渡せます。",
    argumentNeeded: "新しい「{{name}}」（{{type}}）を必ず渡します。",
    argumentOptional: "「{{name}}」は省略できるようになりました。",
    argumentPlace: "「{{name}}」は {{after}} に入ります。以前は {{before}} でした。",
    argumentRemoved: "「{{name}}」を受け取らなくなりました。",
    argumentRequired: "「{{name}}」は必須になりました。",
    argumentType: "「{{name}}」は {{after}} にします。以前は {{before}} でした。",
    effect: "レコードへの働きが変わり、別の種類の呼び出しとして扱われます。",
    fieldAdded: "「{{name}}」（{{type}}）も返します。",
    fieldRemoved: "「{{name}}」を返さなくなりました。",
    fieldType: "「{{name}}」は {{after}} で返ります。以前は {{before}} でした。",
    limits: "「{{name}}」の長さ、形式、選択肢などの制限が変わりました。",
    list: "行、合計、ページの位置が変わりました。",
    more: "ほかにも違いがあります：{{number}} 件。",
    moved: "{{after}} で呼び出します。以前は {{before}} でした。",
    nullable: "「{{name}}」は null になることがあります。",
    other: "文言や細かな点だけが変わりました。",
    permission: "権限 {{after}} が必要です。以前は {{before}} でした。",
    valuesAdded: "「{{name}}」は {{values}} にもなります。",
    valuesRemoved: "「{{name}}」は {{values}} になりません。",
  },
  importFault: {
    badBase:
      "「{{base}}」を呼び出しの基点にできません。/orders-api のようなパスか、https:// で始まるアドレスを指定してください。",
    badServiceName:
      "サービス名に「{{name}}」は使えません。英小文字で始まる 32 文字以内の英数字にしてください。",
    bodyMedia:
      "本文は「{{media}}」でしか受け付けられません。画面は JSON、フォーム、プレーンテキスト、ファイルを送ります。いずれかを用意してください。それまで本文が必要な操作は除外します。",
    bodyOfRead: "GET の呼び出しは本文を持ちません。除外しました。内容をクエリに移してください。",
    danglingReference:
      "参照「{{reference}}」の先がありません。参照先を加えるか、参照を取り除いてください。",
    duplicateId:
      "ID「{{id}}」は使用済みのため、この操作を「{{name}}」としました。固有の operationId を付けてください。",
    hostileName:
      "項目や引数に「{{name}}」という名前は使えません。除外しました。サービス側で別の名前にしてください。",
    leftOutKeyword:
      "「{{name}}」は取り込まれませんでした。画面はこれで判定しないか、形式が許さない値を含んでいます。これが禁じるものを拒むのはサービスだけです。別のキーワードで書いてください。",
    leftOutParameter:
      "引数「{{name}}」を除外しました。通信そのものを表すヘッダーと、同名の二つ目の引数は送れません。クエリに別の名前で置いてください。",
    malformed:
      "OpenAPI がここに求めるもの（{{expected}}）ではありません。除外しました。形式に従って書いてください。",
    moreFaults_other:
      "問題がほかに {{count}} 件あります。ここに示したものを直してから、もう一度取り込んでください。",
    moreOffered:
      "ドキュメントの操作が {{limit}} 件を超えています。超えた分は一覧に出ません。`screens import --only` で選んでください。",
    noOperations:
      "取り込める操作がありません。ほかに示された問題を直すか、操作のあるドキュメントを指定してください。",
    notJson: "JSON のように始まりますが JSON ではありません：{{reason}} その箇所を直してください。",
    notOpenApi:
      "OpenAPI 3.0〜3.2 または Swagger 2.0 のドキュメントではありません（検出：「{{found}}」）。「openapi」または「swagger」と「paths」を持つものを指定してください。",
    notYaml: "JSON でも YAML でもありません：{{reason}}。その箇所を直してください。",
    overlay:
      "この環境のオーバーレイが文書に合いません：{{reason}} サーバーの運用者が OVERLAYS に指定しています。",
    referenceLoop:
      "「{{name}}」は自分自身の一部なので展開できません。どの値でも受け付けます。循環を断ってください。",
    remoteReference:
      "参照「{{reference}}」はドキュメントの外を指すため取得しません。先に一つのファイルにまとめてください。",
    requiredParameter:
      "この操作には「{{name}}」が必要ですが、画面からは送れません。操作を除外しました。任意にするか、クエリに別の名前で置いてください。",
    reservedName:
      "「{{name}}」はクライアント自身が呼び出しに入れるため、画面からは渡せません。除外しました。サービス側で別の名前にしてください。",
    sameAddress:
      "{{method}} {{path}} が二つあり、最初のものを取り込みました。もう一方に別のアドレスを与えるか、除いてください。",
    sharedName:
      "パスと本文の両方に「{{name}}」があります。両方とも残し、ここではパスのほうを「{{other}}」と呼びます。",
    takenServiceName:
      "名前「{{name}}」は、サービス、操作のグループ、またはアドレス変数ですでに使われています。別の名前にしてください。",
    tooDeep: "ドキュメントの入れ子が {{limit}} 階層を超えています。深い入れ子を分けてください。",
    tooIntricate:
      "「{{name}}」は展開すると数千の部分になります。どの値でも受け付けます。簡潔に書き直してください。",
    tooLarge:
      "取り込む部分が {{limit}} 文字を超えています。画面に必要なタグまたは操作だけを取り込んでください。",
    tooManyArguments:
      "操作の引数が合わせて {{limit}} 個を超えています。画面に必要なタグまたは操作だけを取り込んでください。",
    tooManyOperations:
      "ドキュメントの操作が {{limit}} 件を超えています。画面に必要なタグまたは操作だけを取り込んでください。",
    tooManyValues:
      "取り込む部分の値が {{limit}} 個を超えています。画面に必要なタグまたは操作だけを取り込んでください。",
    undeclaredParameter:
      "パスに「{{name}}」の場所がありますが、引数の説明がありません。文字列として扱います。詳しくは説明を加えてください。",
    unknownChoice:
      "「{{name}}」というものはありません。タグ、操作の id、または「GET /pets」のようなメソッドとパスで選んでください。",
    unsafePattern:
      "パターン「{{pattern}}」は無効か、ブラウザーを止めるおそれがあります。除外しました。繰り返しの中に繰り返しを入れずに書いてください。",
    unsupportedMethod:
      "画面は {{method}} の呼び出しをしません。この操作は除外しました。GET、POST、PUT、PATCH、DELETE のいずれかで提供してください。",
    unusablePath:
      "パス「{{path}}」はサービスの基点の外を指すおそれがあります。スラッシュに続く通常の区切りと {name} の形で書いてください。",
  },
  ownIdentity: {
    notShown:
      "どのアカウントがご自身のものか示されていないか、時間が経ちすぎています。もう一度連携してください。",
    onlyWay:
      "ここではパスワードがないため、これが唯一のサインイン方法です。先にパスワードを設定してください。",
    taken:
      "アカウント「{{name}}」はすでに別のメンバーに連携されているため、何も変更していません。本人がそちらで連携を解除できます。",
  },
  pageFault: {
    beyondDraft:
      "何も行われませんでした。{{path}} の下書きは {{publisher}} のもので、この操作をする権限がありません（{{lacking}}）。ご自身で保存すると、あなたの権限だけで動作します。",
    beyondPublisher:
      "何も行われませんでした。ページ {{path}} のバージョン {{version}} は公開した {{publisher}} の名で動作しますが、この操作をする権限がありません（{{lacking}}）。権限のある人がページを公開し直せます。",
    call: "{{call}} には {{lacking}} が必要です",
    calls:
      "このページには、あなた自身に許可されていない呼び出しがあります。{{lacking}} が必要です。ページは下書きのまま残り、何も失われません。権限のある人が公開できます。",
    errors: "ページにエラーがあるため公開できません。",
    noDraft: "{{path}} の下書きはありません。",
    noVersion: "{{path}} のバージョン {{version}} はありません。",
    notDeleted: "{{path}} は削除されていないため、復元するものがありません。",
    notFound: "ページ {{path}} はありません。",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "何も行われませんでした。ページ {{path}} は {{publisher}} の名で動作しますが、そのアカウントは無効か削除済みです。この操作の権限がある人がページを公開し直せます。",
    shippedStays:
      "{{path}} は製品に付属するファイルです。ほかに保存されたものはなく、削除するものがありません。",
  },
  refusal: {
    changedBy: "その間に{{name}}さんが変更しました。",
    badInput: "入力内容に受け付けられないものがあります。",
    blank: "この項目は空にできません。",
    changeSuperAdministrator: "スーパー管理者を変更・削除できるのはスーパー管理者だけです。",
    changedMeanwhile: "この間に他の人が変更しました。再読み込みして最新の状態を確認してください。",
    commonPassword:
      "このパスワードはよく使われているため、すぐに推測されます。別のものを選んでください。",
    deleteSelf: "自分のアカウントを削除することはできません。",
    disableSelf: "自分のアカウントを無効にすることはできません。",
    futureMonth: "この月はまだ始まっていません。",
    grantTopRole: "スーパー管理者のロールを付与できるのはスーパー管理者だけです。",
    groupNameTaken: "同じ名前のグループがすでにあります。",
    lastSuperAdministrator: "有効なスーパー管理者を最後の一人まで失うことはできません。",
    menuCircle: "ノードを自分自身または自分の下位ノードの下に置くことはできません。",
    menuHasChildren: "このノードには下位のノードがあります。先にそれらを削除してください。",
    namePassword: "本人の名前やこの製品の名前はパスワードにできません。",
    namedTwice: "このノードが重複しています。",
    noNotice: "現在、公開中のお知らせはありません。",
    notFound: "IDが {{id}} のレコードはありません。",
    permissionAsParent: "権限の下にはノードを置けません。",
    permissionName: "権限には、名前として権限文字列が必要です。",
    permissionWithChildren: "下位ノードのあるノードは権限にできません。",
    ruleHasChildren: "このルールには下位のルールがあります。先にそれらを削除してください。",
    strongerMember:
      "このメンバーは自分にない権限（{{lacking}}）を持っているため、変更・無効化・削除・パスワードの設定はできません。",
    unheldPermission: "自分にない権限を誰が持つかが変わります: {{lacking}}。",
    unheldRole:
      "ロール「{{role}}」には自分にない権限（{{lacking}}）が含まれるため、付与できません。",
    unknownDepartment: "部署が存在しません。",
    unknownParent: "指定された親が存在しません。",
    unknownUser: "ユーザーが存在しないか、削除されています。",
    unseenNode: "「{{title}}」は自分に表示されないため、表示先を変更できません。",
    nameTaken: "「{{name}}」という名前はすでに使われています。別の名前を選んでください。",
    notKept:
      "元に戻せません。すでに戻されたか、削除から 30 日を過ぎたか、他の人が削除したものです。",
    parentGone: "その親も削除されています。先に親を元に戻してください。",
  },
  restored: {
    disabled:
      "{{name}} を元に戻しました。アカウントは無効でパスワードもありません。パスワードを設定して有効にしてください。",
    gone_other: "相手がすでに削除されているため、{{count}} 件の関連は戻りません。",
    notGranted: "「{{title}}」を元に戻しましたが、自分にない権限のため誰にも付与されていません。",
    roleLeftOut: "{{name}} のロール「{{role}}」は、自分が付与できないため戻していません。",
  },
  connectionFault: {
    badAddress:
      "https://api.example.com のような Web アドレスを、アカウント、「?」、「#」なしで入力してください。",
    credentialsAgain:
      "認証情報は別のホスト用に入力されたものです。もう一度入力するか、取り除いてください。",
    credentialsUnreadable:
      "このサービスの認証情報をサーバーの鍵で読み取れないか、別のホストのものです。「サービス」でもう一度入力してください。",
    credentialsUnsendable:
      "認証情報に、呼び出しに載せられない文字が含まれています。「サービス」でもう一度入力してください。",
    noSecretsKey:
      "サーバーに認証情報を保存するための鍵がありません。サーバーの管理者が SECRETS_KEY を設定します。",
    notListed:
      "{{host}} を呼び出すことはできません。サーバーの管理者がホストを SERVICE_HOSTS に、内部ネットワークを SERVICE_NETWORKS に列挙します。",
    operatorsAddress: "アドレスはサーバーの管理者が {{variable}} で指定しています。",
    ownHeader: "「{{name}}」はサーバー自身が書き込みます。別のヘッダーを使用してください。",
    tokenRefused:
      "認可サーバーがトークンを発行しませんでした（{{reason}}）。このサービスの認証情報を確認してください。",
  },
};
