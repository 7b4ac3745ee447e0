import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heading, open, press, user } from './openPrescreenScreen.tsx';
import { formPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const message = 'We are experiencing an issue with scheduling at this time. Please try again later.';

/** A prescreen of visits by video that asks for the state and sends the given payload. */
const asking = (payload: readonly object[]) =>
  smallPrescreen({
    'prescreen-data/1.0.0/scheduler/dietitian.json': { type: 'dietitian', steps: [{ id: 'where', form: 'kind' }] },
    [formPath]: {
      id: 'kind',
      title: 'Where',
      pages: [
        {
          name: 'where',
          title: 'Where you will be',
          schema: { type: 'object', required: ['state'], properties: { state: { type: 'string', title: 'State' } } },
        },
      ],
      payload,
    },
  });

async function answer(payload: readonly object[]) {
  const opened = open('/prescreen/1?type=Telenutrition', { content: asking(payload) });
  await heading('Where you will be');
  await user.type(screen.getByRole('textbox', { name: /State/ }), 'OH');
  await press('Continue');
  return opened;
}

describe('a prescreen whose end lacks what the search needs', () => {
  it('says so, and has a way on', async () => {
    const { path } = await answer([]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(document.activeElement).toBe(alert);
    expect(path()).toBe('/prescreen/1');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose another visit type' }));
    expect(path()).toBe('/main');
  });

  it('leads to the results where the state is sent', async () => {
    const { path } = await answer([{ from: '/state', to: '/search/state' }]);
    await waitFor(() => expect(path()).toBe('/result'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
