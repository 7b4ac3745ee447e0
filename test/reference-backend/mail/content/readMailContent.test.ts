import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileReader } from '../../../../reference-backend/content/createFileReader.ts';
import { readMailContent } from '../../../../reference-backend/mail/content/readMailContent.ts';
import { shippedMailMessages } from '../../../../schemas/generated/content/messages/mail-messages.shipped.js';

const mailMessages = 'textcollection/1.0.0/messages/mail-messages.json';
const videoCallLinks = 'video-call-links/1.0.0/scheduler/video-call-links.json';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-content-'));
  cpSync('content-fixtures/objects', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (path: string, change: (document: Record<string, unknown>) => unknown) => {
  const document: Record<string, unknown> = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  writeFileSync(join(folder, path), JSON.stringify(change(document)));
};
const note = vi.fn();
const read = () => readMailContent(folder, 'thelittleclinic', createFileReader().readText, note);

test('an edit is read at the next mail', async () => {
  edit(mailMessages, (document) => ({ ...document, hello: 'Dear {name},' }));
  edit(videoCallLinks, (document) => ({ ...document, heading: 'Get the app' }));
  const { messages, videoCallLinks: links } = await read();
  expect(messages.hello).toBe('Dear {name},');
  expect(links?.heading).toBe('Get the app');
});

test('a message that is broken gives way to the shipped one, and no other does', async () => {
  edit(mailMessages, (document) => ({ ...document, hello: 'Dear {firstName},', helloAnyone: 'Dear guest,' }));
  const { messages } = await read();
  expect(messages).toEqual({ ...shippedMailMessages, helloAnyone: 'Dear guest,' });
});

test('a document that is broken says nothing, and the mail can be written all the same', async () => {
  edit(videoCallLinks, () => ({ enabledFor: 'everybody' }));
  writeFileSync(join(folder, mailMessages), '{');
  rmSync(join(folder, 'site-frame'), { recursive: true });
  const { videoCallLinks: links, frame, messages, checklist } = await read();
  expect([links, frame]).toEqual([undefined, undefined]);
  expect(note.mock.calls).toContainEqual([{ path: mailMessages, code: 'not-json', text: '{' }, 'shipped']);
  expect(note.mock.calls).toContainEqual([
    expect.objectContaining({ path: videoCallLinks, code: 'wrong-form' }),
    'none',
  ]);
  expect(messages).toEqual(shippedMailMessages);
  expect(checklist).toBeDefined();
});
