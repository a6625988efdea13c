import { Button, Flex } from "antd";
import { goneCodes } from "../../../../src/catalogue/answer-codes.ts";
import { mayAffect } from "../../../../src/catalogue/may-affect.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { placesIn, shapeOf } from "../../../../src/catalogue/resources/paths.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { recordOf } from "../../../../src/catalogue/schema/rows.ts";
import { tagsOfRecord } from "../../../../src/catalogue/tags-of-record.ts";
import { equal } from "../../../../src/catalogue/validators/validator-runtime.ts";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { argumentsOf, expressionsOf } from "../../../../src/language/plan/call-arguments.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { afterKey } from "../../../../src/ui/keys/after-key.ts";
import { usePopups } from "../../../../src/ui/popups/popups.ts";
import { isSignedOutCode } from "../../../../src/wire/envelope.ts";
import { CallError, quietly } from "../../../../src/wire/wire.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope, withLocals } from "../../../runtime/page/use-scope.ts";
import { isPutAway } from "../../../runtime/read/put-away.ts";
import { isAlike, useReadRecord } from "../../../runtime/read/use-read-record.ts";
import type { DrawnForm } from "../drawn-form.ts";
import { type FormValues, partsOf } from "./form-values.ts";
import type { Stale } from "./merge.ts";
import { unseenValues } from "./sent-back.ts";

/** A person's choice after a record could not be read again. */
type Choice = "again" | "save" | "edit";

/** A record as it is now, before a save. */
interface Newer {
  /** The record if others have changed what the form sends, else `null`. */
  stale: Stale | null;
  /** The `ETag` of the read, where the write is made at its path. */
  etag: string | undefined;
}

/**
 * Reads a record again before a save, where the service has no record versions. Where the read fails
 * the person decides; `null` returns to editing, as does a read that finds the session ended, about
 * which the shell asks. Where the path of the write itself no longer has the record, it is gone: a
 * copy or an order from an offer can be saved without what it began with.
 */
export function useNewerRecord(plan: DrawnForm) {
  const { submit, fields } = plan;
  const { catalogue } = useHost();
  const readRecord = useReadRecord();
  const loadAgain = useLoadAgain(plan);
  const ask = useAskUnread();
  const write = operationOf(catalogue, submit);
  const { service, version, path } = write;
  const affected = { service, affects: tagsOfRecord(write) };

  return async (record: FormValues | null): Promise<Newer | "gone" | null> => {
    const unread = { stale: null, etag: undefined };
    if (!record || (version && !service.isBare)) return unread;
    const keys = [keyOf(record), ...keyParts(submit, path)].filter(
      (name) => record[name] !== undefined,
    );
    const isSought = (value: FormValues): boolean =>
      keys.length > 0 &&
      keys.every((name) => String(value[name]) === String(record[name])) &&
      isAlike(value, record);
    for (;;) {
      const again: Promise<LoadedAgain | null> =
        loadAgain?.load() ?? readRecord(affected, isSought, record);
      const read = await again.catch(refusal);
      if (read === null) return unread;
      const now = read instanceof CallError ? null : read.record;
      const isAway = now !== null && isPutAway(now, record);
      if (now && !isAway && !(read instanceof CallError)) {
        const stale = isChanged(now, record) ? { record: now, changedBy: "" } : null;
        return { stale, etag: read.etag };
      }
      const code = read instanceof CallError ? (read.code ?? 0) : 0;
      if (isSignedOutCode(code)) return null;
      if (loadAgain?.isOfSame && goneCodes.includes(code)) return "gone";
      const choice = await ask(read instanceof CallError ? read : null, isAway);
      if (choice !== "again") return choice === "save" ? unread : null;
    }
  };

  /** The key of a record: as its version, a list of the service, or the page's call names it. */
  function keyOf(record: FormValues): string {
    if (version && "row" in version) return catalogue.resolve(version.row)["x-key"] ?? "id";
    const lists = [...catalogue.operations.values()].filter(
      (other) => mayAffect(catalogue, affected, other) && other.list,
    );
    const keys = lists.map((list) => recordOf(catalogue, list)?.["x-key"] ?? "id");
    const bound = submit.args.map(({ name }) => name);
    return [...keys, ...bound].find((name) => record[name] !== undefined) ?? "id";
  }

  /** Whether others have changed what the form would send, shown or not. */
  function isChanged(now: FormValues, record: FormValues): boolean {
    const shown = fields.flatMap(partsOf).map(({ name }) => name);
    return [...shown, ...Object.keys(unseenValues(plan, now))].some(
      (name) => Object.hasOwn(now, name) && !equal(now[name] ?? null, record[name] ?? null),
    );
  }
}

/** The fields of the row that a page's call puts into its address, such as a key of two parts. */
function keyParts({ args }: CallPlan, path: string): string[] {
  const places = placesIn(path);
  return args.flatMap(({ name, value: { tree } }) =>
    places.includes(name) && tree.op === "." && tree.args[0].args === "row" ? tree.args[1] : [],
  );
}

interface LoadAgain {
  /** Whether the write is made at the path of the read. */
  isOfSame: boolean;
  /** Makes the read again. */
  load(): Promise<LoadedAgain>;
}

interface LoadedAgain {
  record: FormValues | null;
  /** The version of the record, where the write is made at the path of the read. */
  etag?: string;
}

/**
 * Makes the call of a form's first values again, which may name the record's fields otherwise than
 * the service and leave out its key; `null` for a form without such a call.
 */
function useLoadAgain({ values, submit }: DrawnForm): LoadAgain | null {
  const { wire, catalogue } = useHost();
  const { call, as } = values?.type === "call" ? values : { call: null, as: null };
  const scope = useScope([...expressionsOf(call), as]);
  const args = call && argumentsOf(call, scope);
  if (!call || !args) return null;
  const pathOf = (one: CallPlan) => shapeOf(operationOf(catalogue, one).path);
  const isOfSame = pathOf(call) === pathOf(submit);
  const load = async (): Promise<LoadedAgain> => {
    const { data, etag } = await wire.call(call.operation, args, quietly);
    const record = as && isRecord(data) ? evaluate(as, withLocals(scope, { answer: data })) : data;
    return {
      record: isRecord(record) ? record : null,
      ...(isOfSame && etag !== null && { etag }),
    };
  };
  return { isOfSame, load };
}

function refusal(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/**
 * Asks what to do after a record could not be read, with the error or that it was not found, or
 * after others have put it away.
 */
function useAskUnread(): (error: CallError | null, isAway: boolean) => Promise<Choice> {
  const { text } = useHost();
  const { modal } = usePopups();
  return (error, isAway) =>
    new Promise((resolve) => {
      const choose = (choice: Choice) => () => {
        dialog?.destroy();
        resolve(choice);
      };
      let dialog: ReturnType<typeof modal.confirm> | null = null;
      const show = (): void => {
        dialog = modal.confirm({
          title: text(isAway ? "form.putAway" : "form.unread"),
          content: (
            <>
              <p>{error?.message ?? text(isAway ? "form.putAwayKept" : "form.unreadGone")}</p>
              <p>{text("form.unreadRisk")}</p>
            </>
          ),
          footer: (
            <Flex wrap gap="small" justify="end">
              <Button onClick={choose("save")}>{text("form.saveUnread")}</Button>
              <Button autoFocus onClick={choose("edit")}>
                {text("common.keepEditing")}
              </Button>
              <Button type="primary" onClick={choose("again")}>
                {text("common.retry")}
              </Button>
            </Flex>
          ),
          onCancel: () => resolve("edit"),
        });
      };
      // The dialog opens after the key is released, so that the Enter of the save does not press
      // its button.
      afterKey(show);
    });
}
