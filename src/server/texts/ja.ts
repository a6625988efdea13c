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
