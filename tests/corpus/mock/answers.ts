import { answerOf, bodyOf, mediaOf, refusalOf, schemaAt } from "../document.ts";
import type { ListTable, Service } from "../services.ts";
import { pageOf } from "./pages.ts";
import { type Fields, isFields, putAt, valueAt } from "./places.ts";
import type { Understood } from "./requests.ts";
import { jsonOf, leastOf, sampleOf } from "./samples.ts";
import type { Held, Store } from "./store.ts";

/** A response of a mock. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** A page of a list, in the form that the service uses for lists. */
export function listAnswer(
  service: Service,
  store: Store,
  list: ListTable,
  line: string,
  rows: readonly Held[],
  address: URL,
): Answer {
  const { answers } = service;
  const paging = list.paging === undefined ? answers.paging : list.paging;
  const keyOf = (row: Held) => Object.values(store.keyOf(list, row)).join();
  const page = pageOf(rows, paging, address, keyOf);
  const records = page.rows.map(({ record }) => record);
  const named = Object.fromEntries(page.rows.map(({ name, record }) => [name, record]));
  const isMap = Object.values(list.key).includes("@name");
  let body = putAt(least(service, line), list.rowsAt ?? answers.rows, isMap ? named : records);
  for (const [place, value] of Object.entries(page.beside)) body = putAt(body, place, value);
  return answer(service, 200, body, page.headers);
}

/**
 * A record in the form that the service uses for records; empty where the operation has no response
 * body.
 */
export function recordAnswer(
  service: Service,
  list: ListTable,
  line: string,
  record: Fields,
): Answer {
  const { status } = answerOf(service.document, line);
  if (status === 204) return { status, headers: {}, text: "" };
  const body = least(service, line);
  const place = list.recordAt ?? service.answers.record;
  return answer(service, status, Array.isArray(body) ? [record] : putAt(body, place, record));
}

/** A file with the media type of the document and the operation's name as its file name. */
export function fileAnswer({ document }: Service, line: string): Answer {
  const sort = mediaOf(document, line);
  const name = line.replaceAll(/[^a-z]+/gi, "-");
  const disposition = `attachment; filename="${name}.file"`;
  const headers = { "content-type": sort, "content-disposition": disposition };
  return { status: 200, headers, text: `The file of ${line}.` };
}

/** The response of an operation that is about no stored record. */
export function sampleAnswer(service: Service, line: string, number: number): Answer {
  const { status, schema } = answerOf(service.document, line);
  if (status === 204) return { status, headers: {}, text: "" };
  return answer(service, status, sampleOf(service.document, schema, number));
}

/** An error response, with the name of the faulty field where there is one. */
export function refusal(service: Service, line: string, status: number, field = ""): Answer {
  const { schema } = refusalOf(service.document, line);
  const sample = sampleOf(service.document, schema, 1);
  const { refusals, media = "application/json" } = service.answers;
  const sort = refusals ? `application/${refusals}+json` : media;
  return answer(service, status, refused(sample, status, field), { "content-type": sort });
}

/** The first required field that a request lacks, or `null`. */
export function fieldMissing({ document, answers }: Service, request: Understood): string | null {
  const schema = bodyOf(document, request.line);
  const place = answers.sent;
  const wanted = schemaAt(document, schema, place);
  const sent = valueAt(request.body, place);
  const has = (name: string) => isFields(sent) && sent[name] !== undefined && sent[name] !== "";
  const names = (wanted.required ?? []).filter((name) => !wanted.properties?.[name]?.readOnly);
  return names.find((name) => !has(name)) ?? null;
}

/**
 * The body of an error response: messages, the status and the field where the sample has a place
 * for them.
 */
function refused(sample: unknown, status: number, field: string, name = ""): unknown {
  if (Array.isArray(sample)) return sample.map((one) => refused(one, status, field, name));
  if (isFields(sample)) {
    const entries = Object.entries(sample);
    return Object.fromEntries(entries.map(([of, one]) => [of, refused(one, status, field, of)]));
  }
  if (/^(field|name|param)$/.test(name)) return field;
  if (/^(message|reason|detail|title)$/.test(name)) return `Refused: ${field || "not found"}.`;
  if (/^(ok|success)$/.test(name)) return false;
  return name === "status" ? status : sample;
}

function answer(
  { answers }: Service,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const sort = { "content-type": answers.media ?? "application/json" };
  return { status, headers: { ...sort, ...headers }, text: jsonOf(body) };
}

function least({ document }: Service, line: string): unknown {
  return leastOf(document, answerOf(document, line).schema);
}
