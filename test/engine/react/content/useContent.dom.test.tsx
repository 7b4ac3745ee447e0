import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type ContentReply, createContentLoader, type DocumentEntry } from '#engine';
import { ContentProvider, useContent } from '#engine/react';

interface Greeting {
  readonly text: string;
}

const entry: DocumentEntry<Greeting> = {
  name: 'greeting',
  path: '/greeting.json',
  sources: ['file'],
  check: (_value: unknown): _value is Greeting => true,
};

function Reader() {
  const result = useContent(entry);
  if (result === undefined) return <p>on its way</p>;
  return <p>{result.ok ? result.document.text : `no document: ${result.error.status}`}</p>;
}

/** Writes down what it gets at each render. */
function Recorder({ seen }: { readonly seen: string[] }) {
  const result = useContent(entry);
  seen.push(result?.ok ? result.document.text : 'nothing');
  return null;
}

/** A source whose replies the test sends one by one. */
function heldSource() {
  const asked: { readonly signal: AbortSignal; readonly reply: (reply: ContentReply) => void }[] = [];
  const source = {
    id: 'file',
    fetch: (_path: string, signal: AbortSignal) =>
      new Promise<ContentReply>((resolve) => {
        asked.push({ signal, reply: resolve });
      }),
  };
  return { asked, loader: createContentLoader({ sources: [source] }) };
}

const hello: ContentReply = { ok: true, text: '{"text":"Hello"}' };

describe('useContent', () => {
  test('asks once for any number of readers, and gives them the document', async () => {
    const { asked, loader } = heldSource();
    render(
      <ContentProvider loader={loader}>
        <Reader />
        <Reader />
      </ContentProvider>,
    );
    expect(screen.getAllByText('on its way')).toHaveLength(2);
    await act(async () => asked[0]?.reply(hello));
    expect(await screen.findAllByText('Hello')).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  test('gives a document that is loaded already with the first render', async () => {
    const { asked, loader } = heldSource();
    const loaded = loader.load(entry);
    asked[0]?.reply(hello);
    await loaded;
    const seen: string[] = [];
    render(
      <ContentProvider loader={loader}>
        <Recorder seen={seen} />
      </ContentProvider>,
    );
    expect(seen).not.toContain('nothing');
  });

  test("stands React's strict mode, which mounts everything twice in development", async () => {
    const { asked, loader } = heldSource();
    render(
      <StrictMode>
        <ContentProvider loader={loader}>
          <Reader />
        </ContentProvider>
      </StrictMode>,
    );
    await act(async () => asked.forEach(({ reply }) => void reply(hello)));
    expect(await screen.findByText('Hello')).toBeTruthy();
  });

  test('keeps the documents of two loaders apart', async () => {
    const [one, other] = [heldSource(), heldSource()];
    render(
      <>
        <ContentProvider loader={one.loader}>
          <Reader />
        </ContentProvider>
        <ContentProvider loader={other.loader}>
          <Reader />
        </ContentProvider>
      </>,
    );
    await act(async () => one.asked[0]?.reply(hello));
    expect(await screen.findAllByText('Hello')).toHaveLength(1);
    await act(async () => other.asked[0]?.reply({ ok: true, text: '{"text":"Goodbye"}' }));
    expect(await screen.findByText('Goodbye')).toBeTruthy();
  });

  test('says why there is no document', async () => {
    const { asked, loader } = heldSource();
    render(
      <ContentProvider loader={loader}>
        <Reader />
      </ContentProvider>,
    );
    await act(async () => asked[0]?.reply({ ok: false, status: 404 }));
    expect(await screen.findByText('no document: 404')).toBeTruthy();
  });

  test('stops asking when the last reader has left, not before', () => {
    const { asked, loader } = heldSource();
    const tree = (readers: readonly number[]) => (
      <ContentProvider loader={loader}>
        {readers.map((key) => (
          <Reader key={key} />
        ))}
      </ContentProvider>
    );
    const { rerender } = render(tree([1, 2]));
    rerender(tree([1]));
    expect(asked[0]?.signal.aborted).toBe(false);
    rerender(tree([]));
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('asks anew for a reader that comes after that', async () => {
    const { asked, loader } = heldSource();
    const tree = (shown: boolean) => <ContentProvider loader={loader}>{shown && <Reader />}</ContentProvider>;
    const { rerender } = render(tree(true));
    rerender(tree(false));
    rerender(tree(true));
    await act(async () => asked.at(-1)?.reply(hello));
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  test('does not ask again when the window is focused', async () => {
    const { asked, loader } = heldSource();
    render(
      <ContentProvider loader={loader}>
        <Reader />
      </ContentProvider>,
    );
    await act(async () => asked[0]?.reply(hello));
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(asked).toHaveLength(1);
  });

  test('cannot be used without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Reader />)).toThrow('ContentProvider');
  });
});
