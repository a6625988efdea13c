import type { Translation } from "../../../i18n/messages.ts";
import type { en } from "./en.ts";

/** Texts about answers of services of others, in Japanese. */
export const ja: Translation<typeof en, "ja"> = {
  answered: {
    maybeDone: "それでも実行された可能性があります。再試行する前に確認してください。",
    nothingChanged:
      "サービスは何も変更しなかったと応答しました（ステータス {{status}}）。すでにその状態だったか、削除された可能性があります。",
    noLongerListed:
      "すでに一覧にないため、何も行っていません。ほかの人が削除、移動、または復元した可能性があります。",
    notReadAgain: "送信前にレコードを再度読み取れなかったため、何も送信していません：{{reason}}",
    otherRecord:
      "サービスは「{{asked}}」ではなく、レコード「{{answered}}」を返しました。別のレコードに保存されないよう、表示していません。サービスの管理者に連絡してください。",
    saysNothing:
      "応答からは実行されたことを確認できません（ステータス {{status}}）。サービスのドキュメントによると、{{place}} がそれを示すはずです。",
    saysOther:
      "応答からは実行されたことを確認できません（ステータス {{status}}）。{{place}} は {{value}} です。",
    unclear:
      "サービスの応答がドキュメントの記載と異なるため（ステータス {{status}}）、実行されていない可能性があります。もう一度試す前に確認してください。",
  },
};
