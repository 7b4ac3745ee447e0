import { isRecord, parseJson } from '../exchange/json.ts';
import type { Query } from '../exchange/Sending.ts';

/** A recorded request and its answer. */
export interface RecordedExchange {
  /** File, and the number of the entry where a file has several. */
  readonly name: string;
  readonly method: string;
  /** The path without server and query. */
  readonly path: string;
  readonly query: Query;
  /** The request's body, parsed if it is JSON. */
  readonly body: unknown;
  readonly status: number;
  readonly contentType: string;
  /** The answer's body. */
  readonly text: string;
  /** True for an entry that a browser recorded on its own, not picked by a person: it may belong to no call. */
  readonly isUnpicked: boolean;
}

/**
 * Reads the exchanges of one file; undefined where it is not a recording. Browsers save `.har` files, with one entry
 * for each request.
 */
export function readRecording(name: string, text: string): readonly RecordedExchange[] | undefined {
  const content = parseJson(text);
  if (!isRecord(content)) return undefined;
  if (!name.endsWith('.har')) {
    const exchange = ownFormat(name, content);
    return exchange && [exchange];
  }
  const log = isRecord(content.log) ? content.log : {};
  const entries: readonly unknown[] | undefined = Array.isArray(log.entries) ? log.entries : undefined;
  return entries?.flatMap((entry, index) => harEntry(`${name} ${index + 1}`, entry) ?? []);
}

/** `{ request: { method, path, query?, body? }, reply: { status, contentType?, body } }` */
function ownFormat(name: string, { request, reply }: Readonly<Record<string, unknown>>): RecordedExchange | undefined {
  if (!isRecord(request) || !isRecord(reply)) return undefined;
  const { method, path, query = {}, body } = request;
  const { status, contentType = 'application/json', body: answer } = reply;
  if (typeof method !== 'string' || typeof path !== 'string' || !isRecord(query)) return undefined;
  if (typeof status !== 'number' || typeof contentType !== 'string') return undefined;
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one): readonly [string, string] => [key, String(one)]),
  );
  const text = typeof answer === 'string' ? answer : answer === undefined ? '' : JSON.stringify(answer);
  return { name, method, path, query: buildQuery(pairs), body, status, contentType, text, isUnpicked: false };
}

/** An entry of HAR 1.2; undefined for one without an answer. */
function harEntry(name: string, entry: unknown): RecordedExchange | undefined {
  const { request, response } = isRecord(entry) ? entry : {};
  if (!isRecord(request) || !isRecord(response)) return undefined;
  const { method, url, postData } = request;
  const { status, content } = response;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return undefined;
  if (typeof status !== 'number' || status === 0 || !isRecord(content)) return undefined;
  const { pathname, searchParams } = new URL(url);
  const { text = '', mimeType = '', encoding } = content;
  const sent = isRecord(postData) && typeof postData.text === 'string' ? postData.text : undefined;
  return {
    name,
    method,
    path: pathname,
    query: buildQuery([...searchParams]),
    body: sent === undefined ? undefined : (parseJson(sent) ?? sent),
    status,
    contentType: String(mimeType),
    isUnpicked: true,
    text: encoding === 'base64' ? Buffer.from(String(text), 'base64').toString('utf8') : String(text),
  };
}

/** Keys whose value is always a list, even of one item. */
const REPEATED = ['filter.businessNames', 'filter.serviceIds'];

function buildQuery(pairs: readonly (readonly [string, string])[]): Query {
  const keys = [...new Set(pairs.map(([key]) => key))];
  return Object.fromEntries(
    keys.map((key) => {
      const values = pairs.filter(([name]) => name === key).map(([, value]) => value);
      return [key, values.length > 1 || REPEATED.includes(key) ? values : (values[0] ?? '')];
    }),
  );
}
