import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type ContentProblem,
  type ContentReply,
  type ContentSource,
  createContentLoader,
  type DocumentEntry,
} from '#engine';

// Many random cases, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 60_000 });

interface Greeting {
  readonly words: string;
}

const isGreeting = (value: unknown): value is Greeting =>
  typeof value === 'object' && value !== null && 'words' in value && typeof value.words === 'string';
const check = Object.assign(isGreeting, {
  errors: [{ instancePath: '/words', schemaPath: '', keyword: 'type', params: { type: 'string' } }],
});

const entry = (rest: Partial<DocumentEntry<Greeting>> = {}): DocumentEntry<Greeting> => ({
  name: 'greeting',
  path: 'objects/greeting.json',
  sources: ['api', 'file'],
  check,
  ...rest,
});

type Script = string | number | (() => Promise<ContentReply>);

const replyOf = (script: Script | undefined): Promise<ContentReply> => {
  if (typeof script === 'function') return script();
  return Promise.resolve(
    typeof script === 'string' ? { ok: true, text: script } : { ok: false, status: script ?? 404 },
  );
};

/** A source that answers by path (a list answers call by call) and notes what was asked and what was dropped. */
function source(id: string, scripts: Readonly<Record<string, Script | readonly Script[]>>) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const given: ContentSource = {
    id,
    fetch: (path, signal) => {
      signal.addEventListener('abort', () => aborted.push(path));
      const script = scripts[path];
      const turn = asked.filter((each) => each === path).length;
      asked.push(path);
      return replyOf(typeof script === 'object' ? script[Math.min(turn, script.length - 1)] : script);
    },
  };
  return { ...given, asked, aborted };
}

const path = 'objects/greeting.json';
const hello = '{ "words": "hello" }';
const shipped = '{ "words": "shipped" }';
const broken = '{ "words": 5 }';
const cancelled = { ok: false, error: { type: 'error', status: 'Request Cancelled', problems: [] } };

describe('the order of sources', () => {
  it.each([
    ['the first that answers', hello, shipped, { source: 'api', document: { words: 'hello' }, problems: 0 }],
    ['the next when the first has none', 404, shipped, { source: 'file', document: { words: 'shipped' }, problems: 0 }],
    ['the next when the first fails', 503, shipped, { source: 'file', document: { words: 'shipped' }, problems: 0 }],
    [
      'the next when the first is no JSON',
      '{ "words": ',
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 1 },
    ],
    [
      'the next when the first has another form',
      broken,
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 1 },
    ],
    [
      'the next when the source rejects',
      () => Promise.reject(new Error('offline')),
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 0 },
    ],
  ])('gives %s', async (_, api, file, expected) => {
    const problems: ContentProblem[] = [];
    const loader = createContentLoader({
      sources: [source('file', { [path]: file }), source('api', { [path]: api })],
      onProblem: (problem) => problems.push(problem),
    });
    const result = await loader.load(entry());
    expect(result).toMatchObject({ ok: true, source: expected.source, document: expected.document });
    expect(problems).toHaveLength(expected.problems);
    expect(result.ok && result.problems).toEqual(problems);
  });

  it.each([
    [404, 404, 404],
    [503, 404, 503],
    [broken, 404, 500],
    [() => Promise.reject(new Error('offline')), 404, 500],
    [404, broken, 404],
  ])('has the status of the first source when none has a good copy: %s and %s give %s', async (api, file, status) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: api }), source('file', { [path]: file })] });
    expect(await loader.load(entry())).toMatchObject({ ok: false, error: { type: 'error', status } });
  });

  it('has status 404 for a document without a known source', async () => {
    expect(await createContentLoader({ sources: [] }).load(entry())).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    expect(await createContentLoader({ sources: [] }).load(entry({ sources: [] }))).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
  });

  it('falls back when the compiler finds problems, and gives what the compiler made', async () => {
    const compiled = (words: string): DocumentEntry<Greeting, number> => ({
      ...entry(),
      compile: (document) =>
        document.words === words
          ? { ok: false, problems: [{ document: 'greeting', pointer: '/words', code: 'name', message: 'Unknown.' }] }
          : { ok: true, value: document.words.length },
    });
    const sources = [source('api', { [path]: hello }), source('file', { [path]: shipped })];
    expect(await createContentLoader({ sources }).load(compiled('other'))).toMatchObject({
      document: 5,
      source: 'api',
    });
    expect(await createContentLoader({ sources }).load(compiled('hello'))).toMatchObject({
      document: 7,
      source: 'file',
      problems: [{ code: 'name' }],
    });
  });

  it('always gives the first good copy, whatever the others do', async () => {
    const scripts = fc.constantFrom<Script>(hello, shipped, broken, '{', 404, 500);
    await fc.assert(
      fc.asyncProperty(fc.array(scripts, { minLength: 1, maxLength: 5 }), async (given) => {
        const sources = given.map((script, index) => source(`s${index}`, { [path]: script }));
        const first = given.findIndex((script) => script === hello || script === shipped);
        const result = await createContentLoader({ sources }).load(entry({ sources: sources.map(({ id }) => id) }));
        expect(result.ok ? result.source : -1).toBe(first === -1 ? -1 : `s${first}`);
        expect(sources.map(({ asked }) => asked.length)).toEqual(
          given.map((_, index) => (first === -1 || index <= first ? 1 : 0)),
        );
      }),
    );
  });
});

describe('sharing and keeping', () => {
  it('asks once for readers at the same time and for later ones, and gives all the same document', async () => {
    const api = source('api', { [path]: hello });
    const loader = createContentLoader({ sources: [api] });
    const [a, b] = await Promise.all([loader.load(entry()), loader.load(entry())]);
    const c = await loader.load(entry());
    expect(api.asked).toEqual([path]);
    expect(a.ok && b.ok && c.ok && a.document === b.document && b.document === c.document).toBe(true);
  });

  it('asks again after a failure', async () => {
    const api = source('api', { [path]: [500, hello] });
    const loader = createContentLoader({ sources: [api] });
    expect((await loader.load(entry())).ok).toBe(false);
    expect((await loader.load(entry())).ok).toBe(true);
  });

  it('tells a reader who left at once, and drops the request with the last one', async () => {
    const api = source('api', { [path]: () => new Promise(() => undefined) });
    const loader = createContentLoader({ sources: [api] });
    const [one, two] = [new AbortController(), new AbortController()];
    const reads = [loader.load(entry(), one.signal), loader.load(entry(), two.signal)];
    await Promise.resolve();
    one.abort();
    expect(await reads[0]).toEqual(cancelled);
    expect(api.aborted).toEqual([]);
    two.abort();
    expect(await reads[1]).toEqual(cancelled);
    expect(api.aborted).toEqual([path]);
    expect(api.asked).toEqual([path]);
  });

  it('asks anew for a reader who comes after the last one left', async () => {
    const api = source('api', { [path]: [() => new Promise<ContentReply>(() => undefined), hello] });
    const loader = createContentLoader({ sources: [api] });
    const leaving = new AbortController();
    const first = loader.load(entry(), leaving.signal);
    leaving.abort();
    expect(await first).toEqual(cancelled);
    expect(await loader.load(entry())).toMatchObject({ ok: true, document: { words: 'hello' } });
  });

  it('is not disturbed by a reader who leaves after the reply', async () => {
    const api = source('api', { [path]: hello });
    const loader = createContentLoader({ sources: [api] });
    const leaving = new AbortController();
    await loader.load(entry(), leaving.signal);
    leaving.abort();
    expect((await loader.load(entry())).ok).toBe(true);
    expect(api.asked).toEqual([path]);
    expect(api.aborted).toEqual([]);
  });

  it('does not begin for a reader who has left already', async () => {
    const api = source('api', { [path]: hello });
    expect(await createContentLoader({ sources: [api] }).load(entry(), AbortSignal.abort())).toEqual(cancelled);
    expect(api.asked).toEqual([]);
  });

  it('ends every reader well, for any order of coming, leaving and replying', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        async (scheduler, leaves) => {
          const reply = scheduler.scheduleFunction(async (): Promise<ContentReply> => ({ ok: true, text: hello }));
          const loader = createContentLoader({ sources: [{ id: 'api', fetch: () => reply() }] });
          const readers = leaves.map((leaving) => {
            const controller = new AbortController();
            const result = scheduler.schedule(Promise.resolve()).then(() => loader.load(entry(), controller.signal));
            if (leaving) void scheduler.schedule(Promise.resolve()).then(() => controller.abort());
            return { leaving, result };
          });
          await scheduler.waitAll();
          for (const { leaving, result } of readers) {
            const ended = await result;
            if (!leaving) expect(ended.ok).toBe(true);
            else expect(ended.ok || ended.error.status === 'Request Cancelled').toBe(true);
          }
        },
      ),
    );
  });
});

describe('the good copy', () => {
  it("is this page's earlier one when a refreshed document is broken", async () => {
    const api = source('api', { [path]: [hello, broken] });
    const loader = createContentLoader({ sources: [api, source('file', { [path]: shipped })] });
    await loader.load(entry());
    loader.refresh(entry());
    expect(await loader.load(entry())).toMatchObject({
      ok: true,
      document: { words: 'hello' },
      source: 'earlier',
      problems: [{ code: 'schema' }],
    });
  });

  it('follows the source that did not fit with other documents', async () => {
    const loader = createContentLoader({
      sources: [source('api', { [path]: hello }), source('file', { [path]: shipped })],
    });
    const first = await loader.load(entry());
    expect(first).toMatchObject({ source: 'api' });
    expect(await loader.fallback(entry(), 'api')).toMatchObject({
      ok: true,
      source: 'file',
      document: { words: 'shipped' },
    });
    expect(await loader.fallback(entry(), 'file')).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('is the earlier one first, then the next source', async () => {
    const api = source('api', { [path]: [hello, '{ "words": "edited" }'] });
    const loader = createContentLoader({ sources: [api, source('file', { [path]: shipped })] });
    await loader.load(entry());
    loader.refresh(entry());
    expect(await loader.load(entry())).toMatchObject({ document: { words: 'edited' } });
    expect(await loader.fallback(entry(), 'api')).toMatchObject({ document: { words: 'hello' }, source: 'earlier' });
    expect(await loader.fallback(entry(), 'earlier')).toMatchObject({ document: { words: 'shipped' }, source: 'file' });
  });
});

describe('what a document may be', () => {
  it.each([
    ['bytes', { bytes: 10 }, hello, 'The document has more than 10 bytes.'],
    ['depth', { depth: 3 }, '{"a":[[[1]]]}', 'The document is nested deeper than 3.'],
    ['values', { nodes: 3 }, '[1,2,3]', 'The document has more than 3 values.'],
  ])('is limited in %s', async (_, budgets, text, message) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: text })], budgets });
    expect(await loader.load(entry())).toMatchObject({
      ok: false,
      error: { status: 500, problems: [{ code: 'budget', message }] },
    });
  });

  it.each([
    ['{\n  "words": oops\n}', 2],
    ['{ "words": "x" ', 1],
    ['', 1],
  ])('is JSON: %j has its fault in line %i', async (text, line) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: text })] });
    expect(await loader.load(entry())).toMatchObject({
      error: {
        problems: [{ document: 'greeting', pointer: '', code: 'syntax', message: 'The document is not JSON.', line }],
      },
    });
  });

  it('is hostile in no way that throws', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const loader = createContentLoader({ sources: [source('api', { [path]: deep })] });
    expect(await loader.load(entry())).toMatchObject({ ok: false, error: { status: 500 } });
  });

  const anything = Object.assign((value: unknown): value is unknown => value !== undefined, {});

  it('may be merged of several, lists end to end', async () => {
    const loader = createContentLoader({
      sources: [
        source('api', { a: '{ "x": [1], "y": { "p": 1, "q": 1 } }', b: '{ "x": [2], "y": { "q": 2 }, "z": 3 }' }),
      ],
    });
    const merged = { ...entry(), check: anything, path: 'a', merge: ['b'] };
    expect(await loader.load(merged)).toMatchObject({ document: { x: [1, 2], y: { p: 1, q: 2 }, z: 3 } });
  });

  it.each([
    ['the first', { a: '{"x":"none"}', b: '{"x":[2]}' }],
    ['the second', { a: '{"x":[1]}', b: '{"x":"none"}' }],
  ])('may not hide, when merged, that %s has no list where there is to be one', async (_which, texts) => {
    const loader = createContentLoader({ sources: [source('api', texts)] });
    const merged = { ...entry(), check: anything, path: 'a', merge: ['b'] };
    expect(await loader.load(merged)).toMatchObject({ document: { x: 'none' } });
  });
});

describe('transclusion', () => {
  const texts = '{ "greeting": { "words": "put in" } }';
  const form = '{ "words": { "$ref": "texts#/greeting/words" } }';
  const other: DocumentEntry<unknown> = {
    name: 'texts',
    path: 'texts.json',
    sources: ['api', 'file'],
    check: Object.assign(
      (value: unknown): value is unknown => typeof value === 'object' && value !== null && 'greeting' in value,
      {},
    ),
  };
  const loaderOf = (api: Readonly<Record<string, Script>>, file: Readonly<Record<string, Script>> = {}) =>
    createContentLoader({
      sources: [source('api', api), source('file', file)],
      find: (name) => (name === 'texts' ? other : undefined),
    });
  const transcluding = entry({ transcludes: true });

  it('puts values of other documents in before the check', async () => {
    expect(await loaderOf({ [path]: form, 'texts.json': texts }).load(transcluding)).toMatchObject({
      document: { words: 'put in' },
    });
  });

  it('is not done in documents that do not say so', async () => {
    expect((await loaderOf({ [path]: form, 'texts.json': texts }).load(entry())).ok).toBe(false);
  });

  it("takes the other document's good copy where its first is broken", async () => {
    const result = await loaderOf({ [path]: form, 'texts.json': '{}' }, { 'texts.json': texts }).load(transcluding);
    expect(result).toMatchObject({
      ok: true,
      source: 'api',
      document: { words: 'put in' },
      problems: [{ document: 'texts' }],
    });
  });

  it('takes the good copies of both where they do not fit each other', async () => {
    const result = await loaderOf(
      { [path]: form, 'texts.json': '{ "greeting": {} }' },
      { [path]: form, 'texts.json': texts },
    ).load(transcluding);
    expect(result).toMatchObject({ ok: true, source: 'file', document: { words: 'put in' } });
    expect(result.ok && result.problems.map(({ message }) => message)).toEqual([
      '"texts#/greeting/words" points to nothing: "words" is not there.',
    ]);
  });

  it('draws on what the document itself finds, before what all find', async () => {
    const formal = { ...other, path: 'formal.json' };
    const own = { ...transcluding, name: 'formal', find: (name: string) => (name === 'texts' ? formal : undefined) };
    const loader = loaderOf({ [path]: form, 'texts.json': texts, 'formal.json': texts.replace('put in', 'inserted') });
    expect(await loader.load(own)).toMatchObject({ document: { words: 'inserted' } });
    expect(await loader.load(transcluding)).toMatchObject({ document: { words: 'put in' } });
  });

  it('tells of a document that nobody knows', async () => {
    const result = await loaderOf({ [path]: '{ "words": { "$ref": "textes#/greeting" } }' }).load(transcluding);
    expect(result).toMatchObject({
      error: {
        problems: [
          { code: 'transclusion', pointer: '/words', message: '"textes" is not a document to transclude from.' },
        ],
      },
    });
  });
});
