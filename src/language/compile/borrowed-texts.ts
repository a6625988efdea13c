import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import type { PlanText } from "../../i18n/messages.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { saidIn, shownIn } from "../plan/text.ts";
import type { Problem } from "../problem.ts";
import type { SourceNode } from "../source.ts";
import type { PageContext } from "./page-context.ts";

/** A button that writes, with what it says and does. */
interface Button {
  path: string;
  /** The list of actions in which it is. */
  list: string;
  label: string;
  /** The first operation that it calls to write. */
  operation: string;
  labels: readonly string[];
  /** Its calls with their constant arguments. */
  does: string;
  isDestroy: boolean;
}

/** Whether a text, in one of its languages, says what a label names. */
type Says = (text: string, label: string) => boolean;

/**
 * Reports texts of a button that say what another button of the page does, as after copying it: the
 * question “Delete these groups?” before they are disabled, or “Group deleted” after one is enabled.
 */
export function reportBorrowedTexts(page: PageContext, problems: readonly Problem[]): void {
  const buttons = buttonsOf(page);
  for (const button of buttons) {
    const others = buttons.filter((one) => {
      return one.does !== button.does && !(one.isDestroy && button.isDestroy);
    });
    for (const [place, says] of Object.entries(texts)) {
      const at = `${button.path}/${place}`;
      const written = page.nodes.get(at);
      if (!written || problems.some(({ pointer }) => isAtOrBelow(pointer, at))) continue;
      const said = saidIn(page.environment, textAt(written)).map((text) => text.toLowerCase());
      if (said.some((text) => button.labels.some((label) => isAbout(text, label)))) continue;
      const among = place === "open/submitLabel" ? others.filter(isBeside(button)) : others;
      const other = among.find(({ labels }) =>
        said.some((text) => labels.some((label) => says(text, label))),
      );
      const name = shownIn(page.environment, textAt(written));
      // A heading that is the label of another button would be told as its own opposite.
      if (other && says === isSame) {
        page.report("namedAsAnother", at, { name, other: button.operation });
      } else if (other) page.report("saysOfAnother", at, { name, other: other.label });
    }
  }
}

const isBeside =
  ({ list }: Button) =>
  (other: Button) =>
    other.list === list;

function buttonsOf(page: PageContext): Button[] {
  const { catalogue } = page.environment;
  const calls = partsThatAre(["call"], page.parts).filter(({ moment }) => {
    return moment === "act" || moment === "follow" || moment === "save";
  });
  return partsThatAre(["action"], page.parts).flatMap(({ path, plan }) => {
    const own = calls.filter((call) => isAtOrBelow(call.path, path));
    const operations = own.map((call) => operationOf(catalogue, call.plan));
    const write = operations.find(({ effect }) => effect === "write");
    if (!write) return [];
    const labels = saidIn(page.environment, plan.label);
    return {
      path,
      list: path.replace(/\/\d+$/, ""),
      label: shownIn(page.environment, plan.label),
      operation: write.id,
      labels: labels.map((text) => text.toLowerCase()),
      does: JSON.stringify(own.map(doneBy)),
      isDestroy: operations.some((operation: Operation) => operation.isDestroy),
    };
  });
}

const doneBy = ({ of, plan }: PartThatIs<"call">) => {
  const fixed = plan.args.filter(({ value }) => value.tree.op === "value");
  return [of, ...fixed.map(({ name, value }) => [name, value.source])];
};

function textAt({ scalar, entries }: SourceNode): PlanText {
  if (entries.length === 0) return String(scalar ?? "");
  return Object.fromEntries(entries.map(({ key, node }) => [key, String(node.scalar ?? "")]));
}

const isIdeographic = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** The beginning that all forms of a verb share, such as `delet` of `delete` and `deleted`. */
const stemOf = (verb: string): string => verb.replace(/(e|ar|er|ir|y)$/, "");

/** Whether a text may speak of what a label says, since they share a word or two characters. */
function isAbout(text: string, label: string): boolean {
  if (isIdeographic(label)) {
    const pairs = [...label].slice(1).map((sign, index) => `${[...label][index]}${sign}`);
    return pairs.some((pair) => /^[\u4e00-\u9fff]{2}$/.test(pair) && text.includes(pair));
  }
  const stems = wordsIn(label).map(stemOf);
  return wordsIn(text).some((word) => stems.some((stem) => stem !== "" && word.startsWith(stem)));
}

const isSame: Says = (text, label) => text.trim() === label.trim();

/** Whether a question begins with the verb of a label, such as “Delete” in “Delete {{name}}?”. */
const asks: Says = (text, label) => {
  if (isIdeographic(label)) return isInShort(text, label);
  const [verb = ""] = wordsIn(label);
  const [first = ""] = wordsIn(text.replace(opening, ""));
  return verb.length > 3 && first === verb;
};

/** The words with which questions begin before they say what is to be done. */
const opening =
  /^\W*((do you )?(really )?(want to )?|are you sure (that )?(you )?(want )?(to )?|¿?(desea|quiere|seguro que (desea|quiere)) )/;

/** Whether a text says that what a label names is done, such as “Group deleted”. */
const tells: Says = (text, label) => {
  if (isIdeographic(label)) return isInShort(text, label);
  const [verb = ""] = wordsIn(label);
  const stem = stemOf(verb);
  if (stem.length < 4 || /\b(no|not|never|nunca)\b/.test(text)) return false;
  return wordsIn(text).some(
    (word) =>
      word !== verb &&
      word.startsWith(stem) &&
      word.length <= verb.length + 4 &&
      /(ed|[ai]d[oa]s?)$/.test(word),
  );
};

/** Whether a short text without a negation contains a label. */
const isInShort: Says = (text, label) =>
  label.length > 1 &&
  text.includes(label) &&
  wordsIn(text.replaceAll(/\{\{.*?\}\}/g, "")).join("").length <= label.length + 8 &&
  !/不|未|无法|ない|ません/.test(text);

/** The texts of a button, with what makes them those of another one. */
const texts: Readonly<Record<string, Says>> = {
  confirm: asks,
  done: tells,
  "open/title": isSame,
  "open/submitLabel": isSame,
  "open/done": tells,
  "open/after/title": tells,
};
