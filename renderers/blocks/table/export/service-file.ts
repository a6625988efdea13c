import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { pagingParameters } from "../../../../src/catalogue/paging/paging.ts";
import { FileAnswer } from "../../../../src/wire/file-answer.ts";
import { callTimeoutMs } from "../../../../src/wire/transport.ts";
import { saveAnswer } from "../../../runtime/act/save-answer.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { TablePlan } from "../kind.ts";
import { requestOf, type TableQuery } from "../query/table-query.ts";

/** What fetching the service's file needs besides the table. */
interface FileOptions {
  /** The arguments that the page binds in the list's call. */
  args: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  onReceived(bytes: number): void;
}

/**
 * Saves the file in which the service itself returns all rows that a table's search finds, in the
 * table's order. Returns the text of what went wrong, or `null`.
 * @throws CallError where the call is refused or `signal` ends it.
 */
export async function saveServiceFile(
  { exportedBy, ...plan }: TablePlan,
  query: TableQuery,
  { wire, catalogue, text }: Pick<PageHost, "wire" | "catalogue" | "text">,
  { args, signal, onReceived }: FileOptions,
): Promise<string | null> {
  if (!exportedBy) return null;
  const paging = pagingParameters(plan.rows.list);
  const all = { ...requestOf(query, { ...plan, exportedBy }), ...args };
  const asked = Object.entries(all).filter(([name]) => !paging.includes(name));
  const silence = untilSilent();
  try {
    const { data } = await wire.call(exportedBy.operation, Object.fromEntries(asked), {
      signal: AbortSignal.any([signal, silence.signal]),
      loading: "no",
      onReceived: (bytes) => {
        silence.restart();
        onReceived(bytes);
      },
    });
    if (!(data instanceof FileAnswer)) return text("table.noFile");
    saveAnswer(data, operationOf(catalogue, exportedBy));
    return null;
  } catch (error) {
    if (!silence.signal.aborted) throw error;
    return text("wire.timeout");
  } finally {
    silence.stop();
  }
}

/**
 * A signal that aborts when nothing has arrived for as long as any call may take: a large file on a
 * slow line may take longer as a whole.
 */
function untilSilent() {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), callTimeoutMs);
  let timer = start();
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    timer = start();
  };
  return { signal: controller.signal, restart, stop };
}
