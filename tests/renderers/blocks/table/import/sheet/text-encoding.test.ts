import { describe, expect, it } from "vitest";
import {
  guessEncoding,
  type TextEncoding,
} from "../../../../../../renderers/blocks/table/import/sheet/text-encoding.ts";

/**
 * Texts in the bytes that programs write in an encoding, each with the text that they stand for.
 */
const written: readonly [TextEncoding, text: string, base64: string][] = [
  [
    "gb18030",
    "群组名称,备注 羽毛球二队,…",
    "yLrX6cP7s8YssbjXogrT8MOrx/K2/rbTLMO/1tzI/c3tyc/RtcG3Cg==",
  ],
  ["gb18030", "Group name,Remark 羽毛球二队,", "R3JvdXAgbmFtZSxSZW1hcmsK0/DDq8fytv620ywK"],
  [
    "shift_jis",
    "グループ名,備考 バドミントン部,…",
    "g0+Di4Fbg3aWvCyU9Y1sCoNvg2iDfoOTg2eDk5WULJCFl2qT+oLMlumCyZf7j0sK",
  ],
  ["shift_jis", "Name 合唱部 東京支店", "TmFtZQqNh4+llZQKk4yLno54k1gK"],
  [
    "euc-jp",
    "グループ名,備考 バドミントン部,…",
    "pbCl66G8pdfMvizI97nNCqXQpcml36Xzpcil88n0LL/lzcvG/KTOzuOky879vawK",
  ],
  [
    "windows-1252",
    "Nombre,Observación Club de Añoranza,…",
    "Tm9tYnJlLE9ic2VydmFjafNuCkNsdWIgZGUgQfFvcmFuemEsk01h8WFuYZQgliB0YXJkZQo=",
  ],
  [
    "windows-1252",
    "Name,Größe Müller,äöü groß …",
    "TmFtZSxHcvbfZQpN/GxsZXIs5Pb8IGdyb98KU3RyYd9lLGb8ciBFbGlzZQo=",
  ],
  ["windows-1252", "Nom Œuvre d’été à Noël", "Tm9tCox1dnJlIGSS6XTpIOAgTm/rbAo="],
  ["utf-16le", "名称,备注 合唱团,", "DVTweSwAB1nobAoACFQxVeJWLAAKAA=="],
  ["utf-16be", "Name,Remark 合唱团,", "AE4AYQBtAGUALABSAGUAbQBhAHIAawAKVAhVMVbiACwACg=="],
];

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"));

describe("the encoding of a text", () => {
  it.each(written)("%s is found by its bytes: %s", (encoding, _text, base64) => {
    for (const language of ["en", "es", "zh", "ja"]) {
      const { encoding: guessed, certainty } = guessEncoding(bytesOf(base64), language);
      expect([guessed, certainty]).toEqual([encoding, "likely"]);
    }
  });

  it("is certain where a mark says so, and where the text is UTF-8", () => {
    const certain = (...bytes: number[]) => guessEncoding(Uint8Array.from(bytes), "zh");
    expect(certain(0xff, 0xfe, 0x41, 0)).toEqual({ encoding: "utf-16le", certainty: "certain" });
    expect(certain(0xfe, 0xff, 0, 0x41)).toEqual({ encoding: "utf-16be", certainty: "certain" });
    expect(certain(0x41, 0xe5, 0x90, 0x88)).toEqual({ encoding: "utf-8", certainty: "certain" });
    expect(certain(0x41)).toEqual({ encoding: "utf-8", certainty: "certain" });
  });

  it("stays UTF-8 where a byte of it is broken", () => {
    const text = "名称,备注\n合唱团,每周三晚上训练\n";
    const bytes = new TextEncoder().encode(text).filter((_byte, index) => index !== 20);
    expect(guessEncoding(bytes, "en")).toEqual({ encoding: "utf-8", certainty: "likely" });
  });

  it("is unknown to Chinese readers where a short text in GBK could also be UTF-8", () => {
    const short = Uint8Array.from([0x41, 0x0a, 0xd0, 0xa1, 0xc6, 0xbd]);
    expect(guessEncoding(short, "zh")).toEqual({ encoding: "gb18030", certainty: "unknown" });
    expect(guessEncoding(short, "es").encoding).toBe("utf-8");
    for (const text of ["小平", "García", "Москва"]) {
      const { certainty } = guessEncoding(new TextEncoder().encode(text), "zh");
      expect(certainty).toBe("certain");
    }
  });

  it("is unknown where none of them gives words, as Клуб in Windows-1251", () => {
    const bytes = Uint8Array.from([0xca, 0xeb, 0xf3, 0xe1]);
    expect(guessEncoding(bytes, "en").certainty).toBe("unknown");
  });
});
