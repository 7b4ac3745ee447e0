import { getLocation, parseTree } from 'jsonc-parser';
import type { Json } from '#engine';
import { formatPointer, nearestNode, parsePointer } from '../../json/pointer.ts';
import { entriesOf, memberOf, readJson } from '../../json/readJson.ts';
import { partsAt } from '../../json/schema/partsAt.ts';
import { describePlace } from '../../request/requestSchema.ts';
import { titlesOf } from '../titlesOf.ts';

/** What is known of a place in a document, for its author. */
export interface Explanation {
  /** What it is about, from offset to offset. */
  readonly from: number;
  readonly to: number;
  /** The name that the schema gives it, else its own. */
  readonly title: string;
  /** What the schema says of it, and where its value comes from. */
  readonly lines: readonly string[];
}

/** Explains what stands at an offset; undefined where nothing is known of it. */
export function explainPlace(
  document: string,
  texts: ReadonlyMap<string, string>,
  offset: number,
): Explanation | undefined {
  const text = texts.get(document) ?? '';
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  const { path } = getLocation(text, offset);
  const node = nearestNode(tree, formatPointer(path));
  const whole = node.parent?.type === 'property' ? node.parent : node;
  const root = readJson(text);
  const parts = partsAt(document, root, path);
  const read = (name: string) =>
    parts.map(({ schema }) => memberOf(schema, name)).find((words): words is string => typeof words === 'string');
  const value = memberOf(root, ...path.map(String));
  const lines = [read('description'), ...originOf(value, root, texts), ...requestWords(path.at(-1), value)].filter(
    (line) => line !== undefined,
  );
  const title = read('title') ?? (path.length > 0 ? String(path.at(-1)) : undefined);
  if (title === undefined || lines.length === 0) return undefined;
  return { from: whole.offset, to: whole.offset + whole.length, title, lines };
}

/** Where a value comes from: the text of another document, a field, a setting. */
function originOf(
  value: Json | undefined,
  root: Json | undefined,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const reference = memberOf(value, '$ref') ?? (typeof value === 'string' && value.includes('#/') ? value : undefined);
  if (typeof reference === 'string') return transcluded(reference, root, texts);
  if (typeof value !== 'string') return [];
  const [, setting] = /^settings\.(\w+)$/.exec(value) ?? [];
  if (setting !== undefined) return settingWords(setting, root, texts);
  const [, name] = /^(?:answers\.|\/)(\w+)/.exec(value) ?? [];
  const title = name === undefined ? undefined : titlesOf(root).get(name);
  return title === undefined ? [] : [`The answer to “${title}”.`];
}

function transcluded(reference: string, root: Json | undefined, texts: ReadonlyMap<string, string>): readonly string[] {
  const [name = '', pointer = ''] = reference.split('#');
  const found = name === '' ? memberOf(root, ...parsePointer(pointer)) : findPart(name, pointer, texts);
  if (found === undefined) return [];
  const words = JSON.stringify(found);
  return [
    `Comes from ${name === '' ? 'this document' : name}: ${words.length > 300 ? `${words.slice(0, 300)} …` : words}`,
  ];
}

/** Of a kind with several documents, the part of any that has it. */
function findPart(name: string, pointer: string, texts: ReadonlyMap<string, string>): Json | undefined {
  const [kind = '', id] = name.split('/');
  for (const [path, text] of texts) {
    if (!path.startsWith(`${kind}/`) || (id !== undefined && !path.endsWith(`/${id}.json`))) continue;
    const found = memberOf(readJson(text), ...parsePointer(pointer));
    if (found !== undefined) return found;
  }
  return undefined;
}

function settingWords(name: string, root: Json | undefined, texts: ReadonlyMap<string, string>): readonly string[] {
  const setting = memberOf(root, 'settings', name);
  if (setting === undefined) return [];
  const form = memberOf(root, 'id');
  const set = [...texts].flatMap(([path, text]) => {
    if (!path.startsWith('form-config/') && !path.startsWith('prescreen-data/')) return [];
    return entriesOf(memberOf(readJson(text), 'steps')).flatMap(([, step]) => {
      const value = memberOf(step, 'form') === form ? memberOf(step, 'settings', name) : undefined;
      return value === undefined ? [] : [`${path.replace(/^.*\/|\.json$/g, '')} sets ${JSON.stringify(value)}`];
    });
  });
  const description = memberOf(setting, 'description');
  return [
    ...(typeof description === 'string' ? [description] : []),
    `It is ${[JSON.stringify(memberOf(setting, 'default')), ...set].join('; ')}.`,
  ];
}

function requestWords(member: unknown, value: Json | undefined): readonly string[] {
  const place = member === 'to' && typeof value === 'string' ? describePlace(value) : undefined;
  return place === undefined
    ? []
    : [[place.words, place.type, place.limits].filter((words) => words !== '').join('; ')];
}
