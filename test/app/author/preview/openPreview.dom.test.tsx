import { expect, it, vi } from 'vitest';
import { openPreview } from '../../../../app/author/preview/openPreview.ts';

const preview = { slot: { flow: { name: 'IN_PERSON', step: 2 } }, pages: [] };

/** A window at an address, with a store of its own. */
function windowAt(hash: string, reply: Response) {
  const replace = vi.fn();
  const kept = new Map<string, string>();
  const listeners = new Map<string, () => void>();
  const fake = {
    location: { hash, replace },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    fetch: vi.fn(async () => reply),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  // Described, not assigned: an assignment would reach the window of the files that the worker runs next.
  const page: Window & typeof globalThis = Object.create(window, Object.getOwnPropertyDescriptors(fake));
  return { page, replace, kept, leave: () => listeners.get('pagehide')?.() };
}

it('loads the form with the time of the preview, and keeps no answer in the tab', async () => {
  const { page, replace, kept, leave } = windowAt('#preview=Abc-1', Response.json(preview));
  await openPreview(page, document.body);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/health-services/scheduler/schedule');
  leave();
  expect(kept).toEqual(
    new Map([
      ['stepwell.preview', 'Abc-1'],
      ['stepwell.slot', JSON.stringify(preview.slot)],
    ]),
  );
});

it('leads nowhere without a preview, or where there is none any more', async () => {
  const plain = windowAt('', Response.json(preview));
  await openPreview(plain.page, document.body);
  expect(plain.page.fetch).not.toHaveBeenCalled();
  const gone = windowAt('#preview=Abc-1', new Response(null, { status: 404 }));
  await openPreview(gone.page, document.body);
  expect(gone.replace).not.toHaveBeenCalled();
});
