import type { Translation } from "../../../../../src/i18n/messages.ts";
import type { en } from "./en.ts";

/** The Japanese texts of importing the rows of a file. */
export const ja: Translation<typeof en, "ja"> = {
  import: {
    another: "別のファイルを選ぶ",
    cell: {
      error: "{{cell}} はブックのエラー値です。",
      formula:
        "{{cell}} の数式に結果が保存されていません。表計算ソフトで開いて保存し直してください。",
    },
    checking: "すべての行を確認しています…",
    chooseField: "項目を選択",
    column: "列",
    encoding: {
      guessed:
        "ファイルの内容から推定しました。下の値が正しく読めるか確認し、違う場合は選び直してください。",
      label: "文字コード",
    },
    failedSoFar: "これまでの失敗：{{number}}",
    faulty_other: "{{total}} 行中 {{count}} 行にエラーがあります。何もインポートしていません。",
    field: "項目",
    fieldOf: "「{{column}}」の項目",
    file: {
      brokenQuotes: "{{file}} の {{row}} 行目に閉じられていない引用符があります。",
      brokenWorkbook: "{{file}} は Excel ブックではないか、壊れています。",
      empty: "{{file}} は空です。",
      label: "インポートするファイル",
      notASheet: "{{file}} は Excel ブックでも CSV ファイルでもありません。",
      oldWorkbook:
        "{{file}} は古い Excel 形式か、パスワード付きです。パスワードなしの .xlsx で保存してください。",
      onlyHeadings: "{{file}} には見出しだけで行がありません。",
      someRecords:
        "既存のレコードをすべて読み込めなかったため、{{file}} と照合できません。既にあるレコードがもう一度追加されてしまいます。何もインポートされていません。",
      tooLarge: "{{file}} は展開すると大きすぎて処理できません。",
      tooManyRecords: "既存のレコードが {{limit}} 件を超えるため、{{file}} と照合できません。",
      tooManyRows_other:
        "{{file}} には {{count}} 行あります。一度にインポートできるのは {{limit}} 行までです。",
      unknownEncoding:
        "{{file}} の文字コードを特定できません。行が正しく読めるものを選んでください。何もインポートしていません。",
      unreadable_other:
        "{{file}} には {{encoding}} で読めない文字が {{count}} 個あります。別の文字コードを選ぶか、ファイルを修正してください。何もインポートしていません。",
    },
    firstValues: "最初の値",
    heading: {
      missing: "必須の列「{{heading}}」がありません。",
      nameless: "{{column}} 列目には値がありますが、見出しがありません。",
      twice: "{{column}} 列目「{{heading}}」が重複しています。",
      unknown: "{{column}} 列目「{{heading}}」を認識できません。",
    },
    headingOf: "見出し",
    headings: "{{file}} の列が一致しません。何もインポートしていません。",
    hiddenRows: "シートで非表示の行もインポートされます：{{rows}}。",
    intro:
      "列ごとの見出しと、レコードごとに 1 行がある Excel または CSV ファイルを選んでください。インポートの前にすべての行を確認します。",
    jobs: {
      background: "バックグラウンドで続ける",
      dismiss: "消す",
      leave:
        "閉じてもインポートは続き、上部のバーに進み具合が表示されます。停止しますか、続けますか？",
      open: "結果を見る",
      sign_other: "インポート {{count}} 件",
      title: "インポート",
    },
    kept: "元に戻せなかった行：{{number}}",
    left: "インポートしない列：{{columns}}。",
    merged: "結合されたセル（値は先頭のセルだけにあります）：{{cells}}。",
    notAChoice: "「{{value}}」は使えません。使える値：{{known}}。",
    notImported: "インポートしない",
    note: {
      atMost_other: "{{count}} 文字以内。",
      date: "日付（例：2026-11-21）。",
      dateTime: "日時（例：2026-11-21 08:30）。",
      number: "数値。",
      numberBetween: "{{minimum}} から {{maximum}} までの数値。",
      oneOf: "次のいずれか：{{known}}。",
      several: "複数可（カンマ区切り）。",
      severalOf: "次から任意（カンマ区切り）：{{known}}。",
    },
    notes: "説明",
    outcome: "結果",
    over: "{{total}} 行中 {{done}} 行をインポートしました。",
    permitted: "使える値",
    reading: "ファイルを読み込んでいます…",
    ready_other: "{{file}} の {{count}} 行をインポートできます。",
    reason: "問題点",
    refused: "サービスに拒否された行：{{number}}",
    repeated: {
      inFile: "{{row}} 行目に同じ値があります。",
      there: "この値のレコードはすでにあります。",
    },
    required: "必須",
    result: {
      done: "インポート済み",
      untouched: "未インポート",
    },
    row: "行",
    saveFaulty: "エラーのある行をダウンロード",
    saveResult: "結果をダウンロード",
    saveUnanswered: "これらの行をダウンロード",
    send: "{{number}} 件をインポート",
    sendLeft: {
      again: "この {{number}} 行を再インポート",
      both: "残りの {{number}} 行をインポート",
      rest: "未送信の {{number}} 行をインポート",
    },
    sheet: "インポート",
    sheetOf: {
      hidden: "{{name}}（非表示）",
      label: "シート",
    },
    template: {
      csv: "CSV テンプレート",
      xlsx: "Excel テンプレート",
    },
    unanswered: "サービスの明確な応答がなく、インポートされた可能性のある行：{{number}}",
    unansweredNext:
      "ここで再インポートしても、行が重複することはありません。それでもここに残る場合は、登録済みの行を表で確認してください。これらの行をダウンロードし、登録済みの行をファイルから外して、新しいファイルとしてインポートします。",
    undo: {
      added: "元に戻す：この {{added}} 行を削除",
      both: "元に戻す：{{added}} 行を削除し、{{changed}} 行を変更前に戻す",
      changed: "元に戻す：この {{changed}} 行を変更前に戻す",
    },
    undone: "{{total}} 行中 {{done}} 行を元に戻しました。",
    untouched: {
      forbidden: "権限がなくなったため未インポート：{{number}}",
      signedOut: "ログアウトしたため未インポート：{{number}}",
      stopped: "停止したため未インポート：{{number}}",
      unreached: "サービスに接続できなかったため未インポート：{{number}}",
    },
    update: {
      by: "{{field}}で更新",
      help: "値が見つかった行はそのレコードを更新し、空のセルは元の値のままです。ほかの行は追加されます。",
      label: "既存のレコード",
      none: "そのまま（すべての行を追加）",
      nothing: "インポートする内容はありません。{{file}} の内容は既存のレコードと同じです。",
      ready_other: "既存のレコード {{count}} 件が更新されます。",
      same_other: "{{count}} 行はレコードと同じため、送信されません。",
      several: "この値のレコードが {{number}} 件あります。",
      unchanged: "更新されない項目：{{fields}}。",
    },
    value: "値",
  },
};
