import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../../../app/messages/MessageStore.ts';
import { screenMessages } from '../../../../app/shell/routes/screenDocuments.ts';
import {
  loadMessages as loadMessagesOf,
  prefetchMessages,
  waitForMessages,
} from '../../../../app/shell/routes/screenMessages.ts';
import { screenModules } from '../../../../app/shell/routes/screenModules.ts';
import { findImports } from '../../../architecture/findImports.ts';

const setFile = /^app\/messages\/(?!use|merge)(\w+)Messages\.ts$/;
const documentOf = (file: string): string => {
  const name = setFile.exec(file)?.[1] ?? '';
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-messages`;
};

/** The modules that a file imports to run. Of an `index.ts` that gathers a module, only those whose exports it names. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return findImports(file)
    .filter(({ ours, typeOnly }) => ours && !typeOnly)
    .flatMap(({ to }) =>
      to.endsWith('/index.ts')
        ? [...readFileSync(to, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
            .filter(([, names = '']) => names.split(',').some((name) => new RegExp(`\\b${name.trim()}\\b`).test(text)))
            .map(([, , path = '']) => join(dirname(to), path))
        : [to],
    )
    .filter((to) => /^app\/.*\.tsx?$/.test(to));
}

/** The modules that run with this one, itself included. */
function modulesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) modulesOf(imported, seen);
  return seen;
}

/** The module of each screen. */
const modules = Object.entries(screenModules).map(([screen, path]): [string, string] => [screen, `app/${path}`]);

const loadSettings = async () => undefined;

describe('the messages of the screens', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are known for every screen', () => {
    expect(modules.map(([screen]) => screen).sort()).toEqual(Object.keys(screenMessages).sort());
  });

  it.each(modules)('%s has the documents of all messages that it shows', (screen, module) => {
    const loaded = [
      'site-messages',
      ...(new Map<string, readonly string[]>(Object.entries(screenMessages)).get(screen) ?? []),
    ];
    const shown = [...modulesOf(module)].filter((file) => setFile.test(file));
    expect([...new Set(shown.map(documentOf))].filter((document) => !loaded.includes(document))).toEqual([]);
  });

  it('are waited for, but not by the search page', async () => {
    const waiting = createMessageStore({ loadMessages: () => new Promise(() => undefined), loadSettings });
    await waitForMessages(waiting, 'main');
    vi.useFakeTimers();
    const waited = vi.fn();
    void waitForMessages(waiting, 'result').then(waited);
    await vi.advanceTimersByTimeAsync(999);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toHaveBeenCalled();
  });

  it('of the next screens are loaded ahead, as their code is', async () => {
    const loadMessages = vi.fn(async (_name: string) => ({}));
    await prefetchMessages(createMessageStore({ loadMessages, loadSettings }), 'result');
    const loaded = loadMessages.mock.calls.flat();
    expect(loaded).toContain('booking-messages');
    expect(loaded).toContain('confirmation-messages');
    expect(loaded).not.toContain('locator-messages');
  });

  it('come without the settings on the search page, which are loaded ahead with the next screens', async () => {
    const [settings, loadMessages] = [vi.fn(loadSettings), async () => ({})];
    const store = createMessageStore({ loadMessages, loadSettings: settings });
    await loadMessagesOf(store, 'main');
    expect(settings).not.toHaveBeenCalled();
    await prefetchMessages(store, 'main');
    expect(settings).toHaveBeenCalledTimes(1);
  });
});
