import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../../app/messages/MessageStore.ts';
import { loadMessagesAhead, screenMessages, waitForMessages } from '../../../app/shell/screenMessages.ts';
import { findImports, sourceFiles } from '../../architecture/findImports.ts';

const setFile = /^app\/messages\/(\w+)Messages\.ts$/;
const documentOf = (file: string): string => {
  const name = setFile.exec(file)?.[1] ?? '';
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-messages`;
};

/** The documents whose words the files of a folder show. */
const shownBelow = (folder: string): readonly string[] => [
  ...new Set(
    sourceFiles([folder])
      .flatMap(findImports)
      .filter(({ to, typeOnly }) => !typeOnly && setFile.test(to))
      .map(({ to }) => documentOf(to)),
  ),
];

/** The folder of each screen, as its chunk is imported. */
const folders = [
  ...readFileSync('app/shell/screenChunks.ts', 'utf8').matchAll(/import\('\.\.\/screens\/([\w-]+)\//g),
].map(([, folder]) => `app/screens/${folder}`);

describe('the words of the screens', () => {
  it.each([...new Set(folders)])('%s has the documents of all words that it shows', (folder) => {
    const names = Object.entries(screenMessages).filter(([screen]) => folderOf(screen) === folder);
    const loaded = new Set(['site-messages', 'use-messages', ...names.flatMap(([, documents]) => documents)]);
    expect(names.length).toBeGreaterThan(0);
    expect(shownBelow(folder).filter((document) => !loaded.has(document))).toEqual([]);
  });

  it('are waited for, but not by the search page', async () => {
    const waiting = createMessageStore(() => new Promise(() => undefined));
    await waitForMessages(waiting, 'main');
    vi.useFakeTimers();
    const waited = vi.fn();
    void waitForMessages(waiting, 'result').then(waited);
    await vi.advanceTimersByTimeAsync(999);
    expect(waited).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waited).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('of the next screen are loaded ahead', async () => {
    const read = vi.fn(async () => ({}));
    await loadMessagesAhead(createMessageStore(read), 'schedule');
    expect(read.mock.calls).toContainEqual(['confirmation-messages']);
  });
});

/** The folder of a screen's chunk. */
function folderOf(screen: string): string {
  const chunks = readFileSync('app/shell/screenChunks.ts', 'utf8');
  const folder = new RegExp(`\\n  ${screen}: chunk\\([^]*?import\\('\\.\\./screens/([\\w-]+)/`).exec(chunks)?.[1];
  return `app/screens/${folder}`;
}
