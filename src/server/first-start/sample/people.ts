import type { Random } from "./random.ts";

/** A name as its bearer writes it, and in Latin letters for the username. */
type Name = readonly [written: string, latin: string];
type Names = readonly [Name, ...Name[]];

interface Culture {
  families: Names;
  givens: Names;
  written(family: string, given: string): string;
}

const plain = (...names: [string, ...string[]]): Names => {
  const [first, ...rest] = names.map((name): Name => [name, toLatin(name)]);
  return [first ?? ["", ""], ...rest];
};

const cultures: readonly [Culture, ...Culture[]] = [
  {
    families: [
      ["王", "wang"],
      ["李", "li"],
      ["张", "zhang"],
      ["刘", "liu"],
      ["陈", "chen"],
      ["杨", "yang"],
      ["赵", "zhao"],
      ["黄", "huang"],
      ["周", "zhou"],
      ["吴", "wu"],
      ["徐", "xu"],
      ["孙", "sun"],
      ["马", "ma"],
      ["朱", "zhu"],
      ["林", "lin"],
      ["何", "he"],
    ],
    givens: [
      ["芳", "fang"],
      ["伟", "wei"],
      ["秀英", "xiuying"],
      ["娜", "na"],
      ["敏", "min"],
      ["静", "jing"],
      ["强", "qiang"],
      ["磊", "lei"],
      ["洋", "yang"],
      ["艳", "yan"],
      ["勇", "yong"],
      ["杰", "jie"],
      ["思远", "siyuan"],
      ["雨桐", "yutong"],
      ["浩然", "haoran"],
      ["欣怡", "xinyi"],
      ["子涵", "zihan"],
      ["嘉琪", "jiaqi"],
    ],
    written: (family, given) => family + given,
  },
  {
    families: [
      ["佐藤", "sato"],
      ["鈴木", "suzuki"],
      ["高橋", "takahashi"],
      ["田中", "tanaka"],
      ["伊藤", "ito"],
      ["渡辺", "watanabe"],
      ["山本", "yamamoto"],
      ["中村", "nakamura"],
    ],
    givens: [
      ["健", "ken"],
      ["陽子", "yoko"],
      ["大輔", "daisuke"],
      ["美咲", "misaki"],
      ["翔太", "shota"],
      ["直樹", "naoki"],
      ["結衣", "yui"],
      ["明子", "akiko"],
      ["浩", "hiroshi"],
    ],
    written: (family, given) => `${family} ${given}`,
  },
  {
    families: plain(
      "García",
      "Fernández",
      "López",
      "Martínez",
      "Sánchez",
      "Pérez",
      "Rojas",
      "Núñez",
      "Castillo",
    ),
    givens: plain(
      "María",
      "José",
      "Lucía",
      "Andrés",
      "Carmen",
      "Javier",
      "Sofía",
      "Diego",
      "Elena",
      "Raúl",
    ),
    written: (family, given) => `${given} ${family}`,
  },
  {
    families: plain(
      "Smith",
      "Taylor",
      "Walker",
      "Hughes",
      "Bennett",
      "O'Connor",
      "Clarke",
      "Murphy",
      "Reid",
      "Okafor",
    ),
    givens: plain(
      "James",
      "Olivia",
      "Thomas",
      "Grace",
      "Daniel",
      "Chloe",
      "Samuel",
      "Hannah",
      "Amara",
      "Liam",
    ),
    written: (family, given) => `${given} ${family}`,
  },
  {
    families: plain(
      "Schmidt",
      "Müller",
      "Weber",
      "Rossi",
      "Moreau",
      "Novák",
      "Lindqvist",
      "Kowalska",
      "Petrov",
    ),
    givens: plain(
      "Jürgen",
      "Anna",
      "Luca",
      "Élise",
      "Jana",
      "Erik",
      "Zofia",
      "Nikolai",
      "Katrin",
      "Marco",
    ),
    written: (family, given) => `${given} ${family}`,
  },
  {
    families: plain(
      "Patel",
      "Sharma",
      "Reddy",
      "Nguyen",
      "Tran",
      "Haddad",
      "Rahman",
      "Santos",
      "Kim",
      "Park",
    ),
    givens: plain(
      "Arjun",
      "Priya",
      "Ananya",
      "Minh",
      "Linh",
      "Omar",
      "Aisha",
      "Joon",
      "Seo-yeon",
      "Rafael",
    ),
    written: (family, given) => `${given} ${family}`,
  },
];

function toLatin(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}

/** A person of the sample organisation. */
export interface Person {
  username: string;
  fullname: string;
  mobile: string;
}

/** So many people, no two of the same username or mobile; a third are Chinese. */
export function samplePeople(random: Random, count: number): Person[] {
  const people = new Map<string, Person>();
  const mobiles = new Set<string>();
  while (people.size < count) {
    const culture = random.between(1, 3) === 1 ? cultures[0] : random.pick(cultures);
    const [family, familyLatin] = random.pick(culture.families);
    const [given, givenLatin] = random.pick(culture.givens);
    const username = freeUsername(`${givenLatin}.${familyLatin}`, people);
    const mobile = freeMobile(random, mobiles);
    people.set(username, { username, fullname: culture.written(family, given), mobile });
  }
  return [...people.values()];
}

function freeUsername(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let username = wanted;
  for (let number = 2; taken.has(username); number += 1) username = `${wanted}${number}`;
  return username;
}

/** A mobile number as the shared validator wants it (specification section 5). */
function freeMobile(random: Random, taken: Set<string>): string {
  for (;;) {
    const prefix = random.pick(["13", "15", "17", "18"]);
    const mobile = prefix + String(random.between(0, 999_999_999)).padStart(9, "0");
    if (taken.has(mobile)) continue;
    taken.add(mobile);
    return mobile;
  }
}
