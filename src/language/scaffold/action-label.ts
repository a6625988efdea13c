import type { Operation } from "../../catalogue/operation.ts";
import { lastStep, withoutFormat, wordsOf } from "../../catalogue/resources/paths.ts";

const destroying = /^(del|delete|remove|destroy|clear|reset|revoke|cancel|purge)/i;

/**
 * The label of an action: its operation's summary if that is short, otherwise the last step of its
 * path. A step below another one is about that one and not about the record, as `retry` in
 * `/droplets/{id}/destroy/retry`, so the summary says it; and so it does where the step alone would
 * say that the record is deleted, as `delete` in `/projects/{id}/delete`, which deletes its flags. A
 * deletion says so: who presses `Roles` wants to see the roles of a user, and not to take them away.
 */
export function labelOf(operation: Operation): string {
  const { path, method, summary, id } = operation;
  const last = lastStep(withoutFormat(path).replace(/\/+$/, "")).replace(/^.*\./, "");
  const isUndoing = method === "delete" && !destroying.test(last);
  const step = last.includes("{") ? "" : titleOf(isUndoing ? `delete ${last}` : last);
  const said = id.endsWith(summary) ? "" : firstSentence(summary);
  const isBelow = /\}\/[^/{}]+\/[^/{}]+$/.test(path);
  const isDeletion = method === "delete" || /^(del|delete|remove|destroy)$/i.test(last);
  const isSaid = said !== "" && (said.length <= 24 || isDeletion || isBelow);
  return isSaid ? said : step || calledOf(operation);
}

/**
 * What an operation is called: its summary, or else the words of its name, without those of the
 * controller that it belongs to.
 */
export function calledOf({ id, summary, tag }: Pick<Operation, "id" | "summary" | "tag">): string {
  if (!id.endsWith(summary)) return firstSentence(summary) || id;
  const name = id.slice(id.indexOf(".") + 1).replace(/^\w+Controller_/, "");
  const isOfController = tag.endsWith("Controller") && name.startsWith(tag);
  return titleOf(isOfController ? name.slice(tag.length) : name) || id;
}

/** A step of a path as a title for people, such as `pull_requests`. */
export function titleOf(step: string): string {
  const words = wordsOf(step).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function firstSentence(summary: string): string {
  return summary.split(/\.(?:\s|$)|。/)[0] ?? "";
}
