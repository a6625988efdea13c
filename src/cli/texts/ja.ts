import type { Translation } from "../../i18n/messages.ts";
import type { en } from "./en.ts";

/** The own texts of the command line in 日本語. */
export const ja: Translation<typeof en, "ja"> = {
  catalogueFault: {
    brokenCount: "「{{operation}}」と一緒に削除されるものを数えられません: {{problem}}。",
    brokenInverse: "「{{operation}}」の逆操作を呼び出せません: {{problem}}（{{about}}）。",
    unknownFormat:
      "「{{format}}」という共有バリデーターはありません。{{remedy}} と書くか、src/language/formats.ts に追加してください。",
    unknownName: "「{{extension}}」にある「{{name}}」は存在しません。{{remedy}} と書いてください。",
    unknownTitle:
      "タイトル「{{name}}」は言語ファイルのキーのようですが、どの言語にもありません。{{remedy}} と書くか、src/i18n に追加してください。",
  },
  fileFault: {
    contradiction: {
      message: "文書をまとめて読めません: {{reason}}",
      remedy: "どちらかの名前を変えてください。",
    },
    danglingReference: {
      message: "参照「{{reference}}」の先がありません。",
      remedy: "参照先を加えるか、参照を取り除いてください。",
    },
    emptyText: {
      message: "テキスト「{{key}}」が空です。",
      remedy: "内容を書くか、すべての言語からキーを削除してください。",
    },
    fixtureDiffers: {
      message: "カタログの「{{operation}}」と異なります: {{reason}}。",
      remedy: "フィクスチャを直すか、サービスが本当にこう答えるならカタログを直してください。",
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
    malformed: {
      message: "OpenAPI がここに求めるもの（{{expected}}）ではありません。",
      remedy: "形式に従って書いてください。",
    },
    missingText: {
      message: "言語「{{language}}」にテキスト「{{key}}」がありません。",
      remedy: "追加してください。近いもの: {{near}}。",
    },
    noFixture: {
      message: "操作「{{id}}」にフィクスチャ「{{name}}」がありません。",
      remedy: "このファイルを書くか、`screens record {{id}}` で実際のサービスから作ってください。",
    },
    noFixtures: {
      message: "サービス「{{service}}」にフィクスチャがありません。",
      remedy: "`screens record` で実際のサービスから作ると、その画面を描いて試験できます。",
    },
    noService: {
      message: "どのサービスの文書かが書かれていません。",
      remedy:
        "名前とエンベロープを持つ「x-service」を加えるか、`screens import` で文書を作ってください。",
    },
    notAFixture: {
      message:
        "フィクスチャは要求と応答（サービスのエンベロープ）です。ここにあるもの: {{given}}。",
      remedy: '{ "request": {…}, "answer": {…} } と書いてください。',
    },
    otherPlaces: {
      message: "テキスト「{{key}}」の差し込みは {{given}} ですが、英語では {{wanted}} です。",
      remedy: "すべての言語で同じ差し込みを使ってください。",
    },
    roomDefines: {
      message: "{{given}} が定義されています。このフォルダーで定義できるのは「{{name}}」だけです。",
      remedy:
        '`name: "{{name}}"` で始まる定義を 1 つだけエクスポートするか、フォルダー名を変えてください。',
    },
    roomDoubles: {
      message: "「{{name}}」の例は {{example}} だけです。",
      remedy: "このファイルを削除するか、その例にしてください。",
    },
    roomDraws: {
      message: "「{{view}}」がエクスポートされていません。",
      remedy: "その名前でエクスポートしてください。",
    },
    roomLanguage: {
      message: "「{{given}}」というテキストファイルはありません。",
      remedy: "{{known}} のいずれかの名前にするか、削除してください。",
    },
    roomLacks: {
      message: "「{{name}}」のフォルダーにこのファイルがありません。",
      remedy: "隣のフォルダーにならって書くか、フォルダーを削除してください。",
    },
    roomSaysNot: {
      message: "「{{name}}」に「{{key}}」という文はありません。",
      remedy: "訳文を削除するか、いまの文に書き直してください。",
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
    syntax: {
      message: "JSON ではありません: {{reason}}。",
      remedy: "その場所を直してください。エディターが位置を示します。",
    },
    textTwice: {
      message: "テキスト「{{key}}」はすでに {{other}} にあります。",
      remedy: "テキストは名前だけで探されるので、別の名前にしてください。",
    },
  },
};
