import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPreview } from '../../../../app/author/preview/openPreview.ts';

const preview = { slot: { flow: { name: 'IN_PERSON', step: 2 } }, pages: [] };

/** A window at an address, with a store of its own. */
function windowAt(hash: string, reply: Response) {
  const replace = vi.fn();
  const kept = new Map<string, string>();
  const events = new EventTarget();
  const fake = {
    location: { hash, replace },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    fetch: vi.fn(async () => reply),
    addEventListener: events.addEventListener.bind(events),
  };
  // Described, not assigned: an assignment would reach the window of the files that the worker runs next.
  const page: Window & typeof globalThis = Object.create(window, Object.getOwnPropertyDescriptors(fake));
  return { page, replace, kept, leave: () => events.dispatchEvent(new Event('pagehide')) };
}

it('loads the form with the time of the preview, and keeps no answer in the tab', async () => {
  const { page, replace, kept, leave } = windowAt('#preview=Abc-1', Response.json(preview));
  await openPreview(page, render(<p>Any view</p>).container, vi.fn());
  expect(replace).toHaveBeenCalledExactlyOnceWith('/health-services/scheduler/schedule');
  leave();
  expect(kept).toEqual(
    new Map([
      ['stepwell.preview', 'Abc-1'],
      ['stepwell.slot', JSON.stringify(preview.slot)],
    ]),
  );
});

it('waits until the app listens, which forgets the time that is not its own', async () => {
  const { page, replace, kept, leave } = windowAt('#preview=Abc-1', Response.json(preview));
  const app = document.createElement('div');
  const opened = openPreview(page, app, vi.fn());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(replace).not.toHaveBeenCalled();
  page.addEventListener('pagehide', () => page.sessionStorage.removeItem('stepwell.slot'));
  render(<p>Any view</p>, { container: app });
  await opened;
  leave();
  expect(kept.get('stepwell.slot')).toBe(JSON.stringify(preview.slot));
});

it('does nothing without a preview', async () => {
  const { page } = windowAt('', Response.json(preview));
  await openPreview(page, document.body, vi.fn());
  expect(page.fetch).not.toHaveBeenCalled();
});

it('tells the author of a preview that is over, and leads nowhere', async () => {
  const { page, replace } = windowAt('#preview=Abc-1', new Response(null, { status: 404 }));
  const tell = vi.fn();
  await openPreview(page, document.body, tell);
  expect(replace).not.toHaveBeenCalled();
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('This preview is over'));
});
