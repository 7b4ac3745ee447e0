import type { ContentReply, ContentSource, DocumentEntry } from '#engine';

/** The document of the loader's tests. */
export interface Greeting {
  readonly words: string;
}

const isGreeting = (value: unknown): value is Greeting =>
  typeof value === 'object' && value !== null && 'words' in value && typeof value.words === 'string';
export const check = Object.assign(isGreeting, {
  errors: [{ instancePath: '/words', schemaPath: '', keyword: 'type', params: { type: 'string' } }],
});

export const entry = (rest: Partial<DocumentEntry<Greeting>> = {}): DocumentEntry<Greeting> => ({
  name: 'greeting',
  path: 'objects/greeting.json',
  sources: ['api', 'file'],
  check,
  ...rest,
});

export type Script = string | number | (() => Promise<ContentReply>);

const buildReply = (script: Script | undefined): Promise<ContentReply> => {
  if (typeof script === 'function') return script();
  return Promise.resolve(
    typeof script === 'string' ? { ok: true, text: script } : { ok: false, status: script ?? 404 },
  );
};

/**
 * A source that answers by path (a list gives one answer for each call) and records the requested and aborted paths.
 */
export function source(id: string, scripts: Readonly<Record<string, Script | readonly Script[]>>) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const given: ContentSource = {
    id,
    fetch: (path, signal) => {
      signal.addEventListener('abort', () => aborted.push(path));
      const script = scripts[path];
      const turn = asked.filter((each) => each === path).length;
      asked.push(path);
      return buildReply(typeof script === 'object' ? script[Math.min(turn, script.length - 1)] : script);
    },
  };
  return { ...given, asked, aborted };
}

export const path = 'objects/greeting.json';
export const hello = '{ "words": "hello" }';
export const shipped = '{ "words": "shipped" }';
export const broken = '{ "words": 5 }';
export const cancelled = { ok: false, error: { type: 'error', status: 'Request Cancelled', problems: [] } };
