import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of the command line. */
export const ja: Translation<typeof en, "ja"> = {
  catalogueFault: {
    brokenCount: "「{{operation}}」と一緒に削除されるものを数えられません：{{problem}}。",
    brokenInverse: "「{{operation}}」の逆操作を呼び出せません：{{problem}}（{{about}}）。",
    exportLacks:
      "一覧「{{operation}}」は「{{name}}」を受け取りますが、そのエクスポート「{{export}}」は同じ形では受け取りません。ファイルの行が画面の表示と異なる可能性があります。「{{export}}」にこのパラメーターを加えるか、「x-export」を削除してください。",
    exportNeeds:
      "エクスポート「{{export}}」には「{{name}}」が必要ですが、一覧「{{operation}}」では省略できます。パラメーターを省略可能にするか、「x-export」を削除してください。",
    exportPages:
      "エクスポート「{{export}}」は、一覧「{{operation}}」のページを指定する「{{name}}」を受け取ります。ファイルに 1 ページ分しか含まれない可能性があります。「{{export}}」からこのパラメーターを除くか、「x-export」を削除してください。",
    unknownFormat:
      "「{{format}}」という共有バリデーターはありません。{{remedy}} と書くか、src/language/formats.ts に追加してください。",
    unknownName: "「{{extension}}」にある「{{name}}」は存在しません。{{remedy}} と書いてください。",
    unknownTitle:
      "タイトル「{{name}}」はテキストのキーのようですが、どの言語にもありません。{{remedy}} と書くか、src/i18n に追加してください。",
  },
  fileFault: {
    contradiction: {
      message: "ドキュメントをまとめて読み込めません：{{reason}}",
      remedy: "どちらかの名前を変えてください。",
    },
    danglingReference: {
      message: "参照「{{reference}}」の先がありません。",
      remedy: "参照先を加えるか、参照を取り除いてください。",
    },
    emptyText: {
      message: "テキスト「{{key}}」が空です。",
      remedy: "テキストを書くか、すべての言語からキーを削除してください。",
    },
    fixtureDiffers: {
      message: "カタログの「{{operation}}」と異なります：{{reason}}。",
      remedy: "フィクスチャを直すか、サービスが実際にこう応答するならカタログを直してください。",
    },
    fixtureFailed: {
      message: "ケース「{{name}}」は成功でなければなりません。コードは {{code}} です。",
      remedy: "成功の応答にするか、「refused」など別の名前にしてください。",
    },
    fixtureOfNothing: {
      message: "カタログに操作「{{name}}」はありません。",
      remedy: "フォルダー名を変える（{{near}}）か、削除してください。",
    },
    fixtureWithRows: {
      message_other: "一覧のケース「{{name}}」に {{count}} 行あります。",
      remedy: "行を取り除くか、別の名前にしてください。",
    },
    fixtureWithoutRows: {
      message: "一覧のケース「{{name}}」に行がありません。",
      remedy: "行を加えるか、「empty」という名前にしてください。",
    },
    linkToNothing: {
      message: "これは「{{target}}」へのリンクですが、そこにファイルがありません。",
      remedy: "リンクを直すか、削除してください。",
    },
    malformed: {
      message: "OpenAPI では、ここに次のものが必要です：{{expected}}。",
      remedy: "形式に合わせて直してください。",
    },
    missingText: {
      message: "言語「{{language}}」にテキスト「{{key}}」がありません。",
      remedy: "追加してください。近いキー：{{near}}。",
    },
    noFixture: {
      message: "操作「{{id}}」にフィクスチャ「{{name}}」がありません。",
      remedy: "このファイルを書くか、`{{command}}` で実際のサービスから作成してください。",
    },
    noFixtures: {
      message: "サービス「{{service}}」にフィクスチャがありません。",
      remedy:
        "`screens record --page PAGE --service {{service}}=URL` で実際のサービスから作成すると、その画面を表示してテストできます。",
    },
    noService: {
      message: "どのサービスのドキュメントかが書かれていません。",
      remedy:
        "名前とエンベロープを持つ「x-service」を加えるか、`screens import` でドキュメントを作成してください。",
    },
    notAFixture: {
      message:
        "フィクスチャはリクエストとその応答（サービスのエンベロープ）です。ここにあるもの：{{given}}。",
      remedy: '{ "request": {…}, "answer": {…} } と書いてください。',
    },
    notUtf8: {
      message: "この文字は UTF-8 で符号化されていません。",
      remedy: "ファイルを UTF-8 で保存し、この文字を入力し直してください。",
    },
    otherPlaces: {
      message:
        "テキスト「{{key}}」のプレースホルダーは {{given}} ですが、英語では {{wanted}} です。",
      remedy: "すべての言語で同じプレースホルダーを使ってください。",
    },
    roomDefines: {
      message: "{{given}} が定義されています。このフォルダーで定義できるのは「{{name}}」だけです。",
      remedy:
        '`name: "{{name}}"` で始まる定義を 1 つだけエクスポートするか、フォルダー名を変えてください。',
    },
    roomDoubles: {
      message: "「{{name}}」の例は {{example}} だけです。",
      remedy: "このファイルを削除するか、その名前に変えてください。",
    },
    roomDraws: {
      message: "「{{view}}」がエクスポートされていません。",
      remedy: "その名前でエクスポートしてください。",
    },
    roomLanguage: {
      message: "このテキストファイルに対応する言語がありません：「{{given}}」。",
      remedy: "{{known}} のいずれかの名前にするか、削除してください。",
    },
    roomLacks: {
      message: "「{{name}}」のフォルダーにこのファイルがありません。",
      remedy: "隣のフォルダーにならって書くか、フォルダーを削除してください。",
    },
    roomSaysNot: {
      message: "「{{name}}」では文「{{key}}」が使われていません。",
      remedy: "訳文を削除するか、現在の文に直してください。",
    },
    roomUntold: {
      message: "「{{key}}」に「{{language}}」の訳がありません。",
      remedy: "訳文を加えてください。",
    },
    roomsDiffer: {
      message: "「{{key}}」の訳が {{other}} と異なります。",
      remedy: "両方を同じにするか、別の文にしてください。",
    },
    roomsUnlisted: {
      message: "隣のフォルダーの内容と一致しません。",
      remedy: "`npm run generate` を実行してください。",
    },
    pageName: {
      message:
        "この名前のページを表示できるメニュー項目はありません。名前に使えるのは英字、数字、「-」、「_」です。末尾の「index」と先頭の「views」は使えません。",
      remedy: "ファイルまたはフォルダの名前を変えてください。",
    },
    sameName: {
      message:
        "「{{other}}」と大文字・小文字またはアクセントの表し方しか違いません。Windows と macOS では一方しか保存できません。",
      remedy: "どちらかの名前を変えるか、削除してください。",
    },
    syntax: {
      message: "JSON ではありません：{{reason}}。",
      remedy: "その場所を直してください。エディターが位置を示します。",
    },
    textTwice: {
      message: "テキスト「{{key}}」はすでに {{other}} にあります。",
      remedy: "テキストは名前だけで探されるので、別の名前にしてください。",
    },
    unreadable: {
      message: "このファイルを読み取れません：{{reason}}。",
      remedy: "読み取れるようにするか、取り除いてください。",
    },
  },
  probe: {
    absent: "この操作はありません（{{code}}）",
    additionalProperties: "{{place}} はドキュメントにありません",
    argument: "引数「{{name}}」が必要ですが、ドキュメントには書かれていません",
    busy: "未実行：サービスが待機を求め続けました",
    counts: "{{service}}：読み取り {{tried}} 件を実行、相違 {{misfits}} 件、未実行 {{untried}} 件",
    dayOrMonth:
      "{{place}} は {{example}} のような日付ですが、日と月のどちらが先かはどの行からも分かりません。確かめてから --dates dayFirst か --dates monthFirst を付けて再実行してください",
    either: "または",
    enum: "{{place}} は列挙された値のいずれでもありません",
    harmful: "未実行：名前から見て、セッションの終了か削除を行います",
    keyword: "{{place}} は「{{keyword}}」を満たしません",
    large: "未実行：応答が 16 MB を超えています",
    noArgument: "未実行：{{names}} の値が見つかりません。--with NAME=VALUE で指定してください",
    noRecord: "未実行：行のレコードが見つかりません",
    noTime: "未実行：時間切れです。--minutes N で延ばせます",
    proposed: "提案されたオーバーレイは {{file}} にあります",
    redirected: "未実行：サービスが呼び出しをリダイレクトしますが、リダイレクトには従いません",
    refused: "未実行：拒否されました（{{code}}）{{message}}",
    required: "{{place}} がありません",
    rows: "行は {{stated}} ではなく {{place}} にあります",
    rowsNowhere: "{{stated}} にもほかの場所にも行がありません",
    slow: "未実行：20 秒以内に応答がありません",
    timeText: "{{place}} は {{example}} のような日時ですが、ドキュメントには書かれていません",
    token:
      "未実行：拒否されました（{{code}}）。--token か SCREENS_TOKEN でトークンを指定してください",
    total: "合計は {{stated}} ではなく {{place}} にあります",
    totalNowhere: "{{stated}} にもほかの場所にも合計がありません",
    type: "{{place}} は{{stated}}ではなく{{given}}です",
    types: {
      array: "リスト",
      boolean: "真偽値",
      integer: "整数",
      null: "null",
      number: "数値",
      object: "オブジェクト",
      string: "テキスト",
    },
    unreachable: "未実行：サービスに接続できないか、接続が切れました",
    unreadable: "応答を読み取れませんでした（{{code}}）。オーバーレイでは表せません",
  },
};
