import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, hang } from '../../../api/fakeFetch.ts';
import { asTyped, atAddress, atNote, dialog, field, fill, gone, press, user } from './addressPage.ts';
import { another, openVerification, validated } from './openVerification.tsx';

/** A server that answers only when the test calls `reply`. */
function later(answer: Answer): { readonly answer: Answer; readonly reply: () => void } {
  let reply = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    reply = resolve;
  });
  return { answer: (request, signal) => asked.then(() => answer(request, signal)), reply: () => reply() };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('while the server is asked', () => {
  it('a double click and Enter ask once', async () => {
    const { answer, reply } = later(validated);
    const { verifications } = openVerification(answer);
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await user.keyboard('{Enter}');
    expect(verifications()).toHaveLength(1);
    reply();
    await atNote();
    expect(verifications()).toHaveLength(1);
  });

  it('going for another time drops the call, and the page is there on the way back', async () => {
    const { answer, reply } = later(validated);
    let dropped = false;
    const { router, typed, verifications } = openVerification((request, signal) => {
      signal?.addEventListener('abort', () => {
        dropped = true;
      });
      return answer(request, signal);
    });
    await fill();
    await press('Continue');
    await router.navigate('/result');
    await screen.findByRole('heading', { name: 'result' });
    await waitFor(() => expect(dropped).toBe(true));
    reply();
    await router.navigate('/schedule');
    await atAddress();
    expect(typed()).toMatchObject(asTyped);
    expect(field(/City/).value).toBe('Louisville');
    expect(verifications()).toHaveLength(1);
  });

  it('leaving asks first, and drops the call; who stays is on the page', async () => {
    const { router, typed } = openVerification(hang);
    await fill();
    await press('Continue');
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    await press('Stay on this page');
    await gone();
    await atAddress();
    expect(typed()).toMatchObject(asTyped);
    await user.type(field(/City/), ' City{Tab}');
    expect(typed()).toMatchObject({ city: 'Louisville City' });
  });

  it('leaving takes the place of the choice', async () => {
    const { router } = openVerification(another);
    await fill();
    await press('Continue');
    await dialog();
    void router.navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(screen.queryByRole('dialog', { name: 'Check the address' })).toBeNull();
  });
});
