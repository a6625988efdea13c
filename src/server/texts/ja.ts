import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the service. */
export const ja: Translation<typeof en, "ja"> = {
  error: {
    badInput: "送信されたデータの一部が正しくありません。",
    changedMeanwhile: "ほかの人が変更しました。",
    diskFull:
      "サーバーのディスクに空きがないため、保存されませんでした。サービスの管理者に伝えてください。",
    fault: "サーバーでエラーが発生しました。",
    illegalToken: "ログインしていません。",
    locked:
      "ほかの人がこれを変更中で、通常より時間がかかっています。変更は行われていません。もう一度お試しください。",
    mediaType: "このコンテンツタイプには対応していません。",
    noRoute: "このアドレスには何もありません。",
    notPermitted: "この操作の権限がありません（{{permission}}）。",
    signInTooOld:
      "ご本人であることを確認してください。この操作には 15 分以内のログインが必要です。",
    signedInElsewhere: "セッションが終了されました。もう一度ログインしてください。",
    tokenExpired: "セッションの有効期限が切れました。もう一度ログインしてください。",
    tooLarge: "送信された内容が大きすぎます。",
    tooMuchWork:
      "サーバーで許された時間を超えたため中止しました。しばらくしてからもう一度お試しください。繰り返す場合は、ページまたはドキュメントを小さくしてください。",
    tooManyAttempts: "試行回数が多すぎます。{{duration}}後にもう一度お試しください。",
    tooManyRequests: "リクエストが多すぎます。しばらくお待ちください。",
    unreachable:
      "接続先のサービスが応答しません。しばらくしてからやり直し、それでも応答しない場合は、サービスの管理者に伝えてください。",
  },
  contractDifference: {
    answerAdded: "データを返すようになりました。以前は返しませんでした。",
    answerRemoved: "データを返さなくなりました。",
    answerType: "{{after}} を返します。以前は {{before}} でした。",
    argumentAdded: "「{{name}}」（{{type}}）を渡せます。",
    argumentNeeded: "新しい「{{name}}」（{{type}}）が必須になりました。",
    argumentOptional: "「{{name}}」は省略できるようになりました。",
    argumentPlace: "「{{name}}」は {{after}} に入ります。以前は {{before}} でした。",
    argumentRemoved: "「{{name}}」を受け取らなくなりました。",
    argumentRequired: "「{{name}}」は必須になりました。",
    argumentType: "「{{name}}」は {{after}} になりました。以前は {{before}} でした。",
    effect: "レコードへの働きが変わり、別の種類の呼び出しとして扱われます。",
    fieldAdded: "「{{name}}」（{{type}}）も返します。",
    fieldRemoved: "「{{name}}」を返さなくなりました。",
    fieldType: "「{{name}}」は {{after}} で返ります。以前は {{before}} でした。",
    limits: "「{{name}}」の長さ、形式、選択肢などの制限が変わりました。",
    list: "行、合計、ページの位置が変わりました。",
    more: "ほかにも違いがあります：{{number}} 件。",
    moved: "{{after}} で呼び出します。以前は {{before}} でした。",
    notNull: "「{{name}}」は null になることがなくなりました。",
    nullable: "「{{name}}」は null になることがあります。",
    other: "文言や細かな点だけが変わりました。",
    permission: "権限 {{after}} が必要です。以前は {{before}} でした。",
    valuesAdded: "「{{name}}」は {{values}} にもなります。",
    valuesRemoved: "「{{name}}」は {{values}} になりません。",
  },
  importFault: {
    badBase:
      "「{{base}}」はベースパスにできません。/orders-api のようなパスか、https:// で始まるアドレスを指定してください。",
    badSuccess:
      "これでは何も判定できません。「x-success」には、応答内の場所を示す JSON ポインター「at」と、そこで成功を表す文字列・数値・true・false・null のリスト「values」を指定し、理由があればその JSON ポインターを「reason」に指定してください。すべての応答に成功コードがある場合は、ドキュメント全体と読み取りの操作には書かないでください。",
    badServiceName:
      "サービス名に「{{name}}」は使えません。英小文字で始まる 32 文字以内の英数字にしてください。",
    bodyMedia:
      "本文は「{{media}}」でしか受け付けられません。画面は JSON、フォーム、プレーンテキスト、ファイルを送信します。いずれかに対応してください。それまで本文が必要なものは除外されます。",
    bodyOfRead: "GET の呼び出しに本文はありません。除外しました。内容をクエリーに移してください。",
    danglingReference:
      "参照「{{reference}}」の先がありません。参照先を加えるか、参照を取り除いてください。",
    deletingGet:
      "「GET {{path}}」は名前からみて何かを削除するため、画面は呼び出す前に確認し、自動では呼び出しません。読み取るだけの場合は、「x-effect: read」を追加してください。",
    duplicateId:
      "ID「{{id}}」は使用済みのため、この操作を「{{name}}」としました。固有の operationId を付けてください。",
    foundCode:
      "すべての応答にメッセージと併せて「{{name}}」があるため、これで成功を判定します（0 と 200）。ほかのコードが成功を表す場合はそれを、ステータスだけで判定する場合は成功を表すコードに 200-299 を入力してください。",
    hostileName:
      "項目やパラメーターに「{{name}}」という名前は使えません。除外しました。サービス側で別の名前にしてください。",
    keptId:
      "ドキュメントでは、この操作の ID が「{{id}}」になりました。ページと権限が引き続き同じアドレスを指すように、ここでは「{{name}}」のままです。",
    leftOutKeyword:
      "「{{name}}」を除外しました。画面では確認されないか、値が形式に合っていません。確認するのはサービスだけです。別のキーワードを使ってください。",
    leftOutParameter:
      "パラメーター「{{name}}」を除外しました。通信そのものに関するヘッダーと、同名の 2 つ目の引数は送信できません。クエリーに別の名前で移してください。",
    malformed:
      "OpenAPI では、ここに次のものが必要です：{{expected}}。異なる内容のため除外しました。直してください。",
    misspeltExtension: "「{{name}}」は読み込まれません。「{{meant}}」の誤りではありませんか？",
    moreFaults_other:
      "ほかに {{count}} 件の問題があります。ここに示したものを直してから、もう一度インポートしてください。",
    moreOffered:
      "ドキュメントの操作が {{limit}} 件を超えています。残りはここに表示されません。`screens import --only` で選んでください。",
    narrowingParameter:
      "画面からは、同じ名前の項目と併せて「{{name}}」を送信できません。これがないと、すべてのレコードが変更されます。操作を除外しました。サービス側でパラメーターに別の名前を付けるか、1 件を対象とする操作をインポートしてください。",
    noOperations:
      "インポートできる操作がありません。ほかの問題を直すか、操作のあるドキュメントを使ってください。",
    notJson:
      "JSON のように始まりますが、有効な JSON ではありません：{{reason}}。その箇所を直してください。",
    notOpenApi:
      "OpenAPI 3.0～3.2 または Swagger 2.0 のドキュメントではありません（検出：「{{found}}」）。「openapi」または「swagger」と「paths」を持つものを指定してください。",
    notYaml: "JSON でも YAML でもありません：{{reason}}。その箇所を直してください。",
    otherServer:
      "ドキュメントではこの操作は {{url}} にありますが、サービスは 1 つのアドレスでのみ呼び出されます。ここでは除外し、そのアドレスの別のサービスとしてインポートしてください。",
    overlay:
      "この環境のオーバーレイがドキュメントに合いません：{{reason}} サーバーの管理者が OVERLAYS に指定しています。",
    referenceLoop:
      "「{{name}}」が際限なく自分自身を含むため、ここではどの値でも受け付けます。循環を断ってください。",
    remoteReference:
      "参照「{{reference}}」はドキュメントの外を指すため取得しません。先に 1 つのファイルにまとめてください。",
    requiredParameter:
      "この操作には「{{name}}」が必要ですが、画面からは送信できません。操作を除外しました。任意にするか、クエリーに別の名前で移してください。",
    reservedName:
      "「{{name}}」はクライアント自身が設定するため、画面からは設定できません。除外しました。サービス側で別の名前にしてください。",
    sameAddress:
      "{{method}} {{path}} が 2 つあり、最初のものを使いました。もう一方に別のアドレスを付けるか、削除してください。",
    sharedName:
      "パスと本文の両方に「{{name}}」があります。両方とも残し、ここではパスのほうを「{{other}}」と呼びます。",
    takenServiceName:
      "名前「{{name}}」は、サービス、操作のグループ、またはアドレス変数ですでに使われています。別の名前にしてください。",
    tooDeep: "ドキュメントの入れ子が {{limit}} 階層を超えています。深い入れ子を分けてください。",
    tooIntricate:
      "「{{name}}」は展開すると数千の部分になるため、ここではどの値でも受け付けます。簡潔にしてください。",
    tooLarge:
      "インポートする部分が {{limit}} 文字を超えています。画面に必要なタグまたは操作だけをインポートしてください。",
    tooManyArguments:
      "操作の引数が合わせて {{limit}} 個を超えています。画面に必要なタグまたは操作だけをインポートしてください。",
    tooManyOperations:
      "ドキュメントの操作が {{limit}} 件を超えています。画面に必要なタグまたは操作だけをインポートしてください。",
    tooManyValues:
      "インポートする部分の値が {{limit}} 個を超えています。画面に必要なタグまたは操作だけをインポートしてください。",
    undeclaredParameter:
      "パスのプレースホルダー「{{name}}」に対応するパラメーターの説明がありません。テキストとして扱います。詳しく指定するには説明を加えてください。",
    unknownChoice:
      "ここに「{{name}}」はありません。タグ、操作の ID、または「GET /pets」のようなメソッドとパスで選んでください。",
    unsafePattern:
      "パターン「{{pattern}}」は無効か、ブラウザーを固まらせるおそれがあります。除外しました。繰り返しの入れ子を避けてください。",
    unsupportedMethod:
      "画面は {{method}} の呼び出しを行いません。この操作は除外しました。GET、POST、PUT、PATCH、DELETE のいずれかを使ってください。",
    unusablePath:
      "パス「{{path}}」はサービスのベースパスの外を指すおそれがあります。スラッシュの後に通常の区切りを書き、プレースホルダーは {name} としてください。",
  },
  temporaryPassword: {
    set: "自分のパスワードを設定してください",
  },
  ownIdentity: {
    notShown:
      "どのアカウントがご自身のものか確認されていないか、時間が経ちすぎています。もう一度連携してください。",
    onlyWay:
      "ここではパスワードがないため、これが唯一のログイン方法です。先にパスワードを設定してください。",
    taken:
      "アカウント「{{name}}」はすでに別のメンバーに連携されているため、何も変更していません。そのメンバーが連携を解除できます。",
  },
  pageFault: {
    beyondDraft:
      "何も実行していません。{{path}} の下書きは {{publisher}} のもので、この操作の権限がありません（{{lacking}}）。ご自身で保存すると、ご自身の権限だけで動作します。",
    beyondPublisher:
      "何も実行していません。ページ {{path}} のバージョン {{version}} は公開者 {{publisher}} の権限で動作しますが、この操作の権限がありません（{{lacking}}）。権限のある人がページを公開し直せます。",
    call: "{{call}} には {{lacking}} が必要です",
    calls:
      "このページには、権限のない呼び出しがあります：{{lacking}}。何も公開されていません。下書きは残っており、これらの権限を持つ人が公開できます。",
    errors: "ページにエラーがあるため公開できません。",
    nobodysDraft:
      "何も実行していません。{{path}} の下書きは、ページが保存したもの、復元されたもの、または作成者が削除されたもののため、誰の権限でも動作しません。ご自身で保存すると、ご自身の権限だけで動作します。",
    noDraft: "{{path}} の下書きはありません。",
    noVersion: "{{path}} のバージョン {{version}} はありません。",
    notDeleted: "{{path}} は削除されていないため、復元するものがありません。",
    notFound: "ページ {{path}} はありません。",
    pathTaken:
      "ページ {{path}} はすでにあります。大文字と小文字の違いだけではページを区別できません。",
    problem: "{{line}}:{{column}} {{problem}}",
    publisherGone:
      "何も実行していません。ページ {{path}} は {{publisher}} の権限で動作しますが、そのアカウントは無効か削除済みです。この操作の権限がある人がページを公開し直せます。",
    shippedStays:
      "{{path}} は製品に付属するファイルです。ほかに保存されたものはなく、削除するものがありません。",
  },
  refusal: {
    changedBy:
      "その間に{{name}}が変更したため、何も実行していません。確認してからもう一度お試しください。",
    deletedBy: "その間に{{name}}が削除したため、何も実行していません。",
    badInput: "入力内容の一部が正しくありません。",
    blank: "この項目は空にできません。",
    changeSuperAdministrator: "スーパー管理者を変更・削除できるのはスーパー管理者だけです。",
    commonPassword:
      "このパスワードはよく使われているため、すぐに推測されます。別のものを選んでください。",
    deleteSelf: "自分のアカウントを削除することはできません。",
    disableSelf: "自分のアカウントを無効にすることはできません。",
    futureMonth: "この月はまだ始まっていません。",
    grantTopRole: "スーパー管理者のロールを付与できるのはスーパー管理者だけです。",
    groupNameTaken: "同じ名前のグループがすでにあります。",
    lastSuperAdministrator: "有効なスーパー管理者が少なくとも 1 人必要です。",
    lastMenuScreen:
      "メニューの画面を誰も開けなくなり、この変更を元に戻せなくなります。代わりにノードを非表示にするか、先にこの画面の別のノードを追加してください。",
    menuCircle: "ノードを自分自身または自分の下位ノードの下に置くことはできません。",
    menuHasChildren: "このノードには下位のノードがあります。先にそれらを削除してください。",
    namePassword: "本人の名前やこの製品の名前はパスワードにできません。",
    namedTwice: "このノードが重複しています。",
    noNotice: "現在、公開中のお知らせはありません。",
    notFound: "ID が {{id}} のレコードはありません。",
    permissionAsParent: "権限は子ノードを持てません。",
    permissionName: "権限には、名前として権限文字列が必要です。",
    permissionWithChildren: "下位ノードのあるノードは権限にできません。",
    ruleHasChildren: "このルールには下位のルールがあります。先にそれらを削除してください。",
    strongerMember:
      "このメンバーは自分にない権限（{{lacking}}）を持っているため、変更・無効化・削除・パスワードの設定はできません。",
    temporaryPassword:
      "一時パスワードはほかの人に見られた可能性があります。別のパスワードにしてください。",
    unheldPermission: "自分にない権限を誰が持つかが変わります：{{lacking}}。",
    unheldRole:
      "ロール「{{role}}」には自分にない権限（{{lacking}}）が含まれるため、付与できません。",
    unknownDepartment: "部署が存在しません。",
    unknownParent: "指定された親が存在しません。",
    unknownUser: "ユーザーが存在しないか、削除されています。",
    unseenNode: "「{{title}}」は自分に表示されないため、表示先を変更できません。",
    nameTaken: "「{{name}}」という名前はすでに使われています。別の名前を選んでください。",
    notKept:
      "復元できません。すでに復元されたか、削除から 30 日を過ぎたか、ほかの人が削除したものです。",
    parentGone: "親も削除されています。先に親を復元してください。",
  },
  restored: {
    disabled:
      "{{name}} を復元しましたが、アカウントは無効でパスワードもありません。パスワードを設定してアカウントを有効にしてください。",
    draftOnly:
      "{{path}} を下書きとして復元しましたが、公開されていないため、ほかの人には表示されません。{{reason}}",
    gone_other:
      "関連付けの相手が削除されているため、{{count}} 件の関連付けは復元されませんでした。",
    notGranted:
      "「{{title}}」を復元しましたが、ご自身にこの権限がないため、誰にも付与されていません。",
    roleLeftOut: "{{name}} のロール「{{role}}」は、ご自身が付与できないため復元されませんでした。",
  },
  connectionFault: {
    badAddress:
      "https://api.example.com のような Web アドレスを、アカウント、「?」、「#」なしで入力してください。",
    credentialsAgain:
      "認証情報は別のホスト用に入力されたものです。もう一度入力するか、取り除いてください。",
    credentialsUnreadable:
      "このサービスの認証情報をサーバーの鍵で読み取れないか、別のホストのものです。「サービス」でもう一度入力してください。",
    credentialsUnsendable:
      "認証情報に送信できない文字が含まれています。「サービス」でもう一度入力してください。",
    memberTokenMissing:
      "このサービスは、{{provider}} でのご自身のログインを使って呼び出されます。ログアウトし、{{provider}} でログインしてください。",
    memberTokensOff:
      "メンバー自身のログイントークンは {{host}} に送信されません。サーバーの管理者は、OIDC_TOKEN_HOSTS にホストを追加できます。",
    memberTokenUnrenewed:
      "ログインを更新するための {{provider}} への接続ができません。しばらくしてからもう一度お試しください。",
    noSecretsKey:
      "サーバーに認証情報を暗号化する鍵がありません。SECRETS_KEY の設定をサーバーの管理者に依頼してください。",
    notListed:
      "{{host}} の呼び出しは許可されていません。サーバーの管理者は、ホストを SERVICE_HOSTS に、プライベートネットワークを SERVICE_NETWORKS に追加できます。",
    operatorsAddress: "アドレスはサーバーの {{variable}} で設定されています。",
    ownHeader: "「{{name}}」はサーバー自身が設定します。別のヘッダーを使用してください。",
    redirect:
      "サービスがこの呼び出しをリダイレクトしましたが、リダイレクトには従いません。アドレスを確認してください。",
    redirectOfWrite:
      "サービスがこの呼び出しをリダイレクトし、リダイレクトには従いませんが、処理は実行されている可能性があります。結果を確認してから、もう一度お試しください。",
    tokenRefused:
      "認可サーバーがトークンを発行しませんでした（{{reason}}）。このサービスの認証情報を確認してください。",
  },
  badRequest: {
    depth: "本文の入れ子が深すぎます。",
    idempotencyKey: "Idempotency-Key は 8～128 文字です。",
    idempotencyKeyUsed: "この Idempotency-Key は別の変更で使用済みです。",
    json: "本文が有効な JSON ではありません。",
    multipart: "本文が有効な multipart フォームではありません。",
    object: "本文は JSON オブジェクトでなければなりません。",
    page: "このページ、またはそのバージョンは存在しません。ページを読み込み直してください。",
    text: "保存できない文字が含まれています。",
    twice: "この項目が重複して送信されました。",
    unknown: "認識できない項目です。",
    versions: "リクエストで指定したレコードのバージョンの一覧ではありません。",
    unstorable: "保存できる範囲を超えた値があります。",
  },
  importedService: {
    inUse:
      "「{{name}}」を呼び出すページがまだあります：{{pages}}。先にそのページを変更または削除してください。",
    noAddress:
      "このサービスのアドレスがありません。「サービス」で入力するか、サーバーの管理者に {{variable}} の設定を依頼してください。",
    notFound: "インポートされたサービス「{{name}}」はありません。",
    timeout: "このアドレスのサービスが時間内に応答しませんでした。",
    tooLarge: "サービスの応答が大きすぎて中継できません。",
  },
};
