import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerForms } from './answerForms.ts';
import { extendPause } from './extendPause.ts';
import { choose, heading, open, press } from './openPrescreenScreen.tsx';
import { changedData, dataPath, smallPrescreen } from './smallPrescreen.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

type Opened = ReturnType<typeof open>;
const go = ({ router }: Opened, by: number) => act(() => router.navigate(by));
const place = ({ router }: Opened): unknown => {
  const { pathname, state } = router.state.location;
  return [pathname, state?.page];
};

async function answerFirstQuestion(options: Parameters<typeof open>[1] = {}) {
  const test = open('/prescreen/1', options);
  await answerForms('sports');
  await choose('No');
  await press('Continue');
  await heading('Are you well?');
  return test;
}

describe('each question', () => {
  it('has a place in the history, at the address of all', async () => {
    const test = await answerFirstQuestion();
    expect(place(test)).toEqual(['/prescreen/3', 3]);
    await go(test, -1);
    expect(document.activeElement).toBe(await heading('Do you have a fever?'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    expect(place(test)).toEqual(['/prescreen/3', 2]);
    await go(test, 1);
    expect(document.activeElement).toBe(await heading('Are you well?'));
    await go(test, -2);
    await heading('Something personal');
    expect(place(test)).toEqual(['/prescreen/2', 1]);
    await go(test, -2);
    await screen.findByRole('heading', { name: 'Main' });
  });

  it('is gone back to by Back of the page in the same place', async () => {
    const test = await answerFirstQuestion();
    await press('Back');
    await heading('Do you have a fever?');
    expect(place(test)).toEqual(['/prescreen/3', 2]);
    await press('Back');
    await heading('Something personal');
    expect(place(test)).toEqual(['/prescreen/2', 1]);
    await go(test, 2);
    await heading('Are you well?');
  });

  it('is not come past where an answer was changed for the worse', async () => {
    const test = await answerFirstQuestion();
    await go(test, -1);
    await choose('Yes');
    await go(test, 1);
    await heading('Do you have a fever?');
    expect(place(test)).toEqual(['/prescreen/3', 2]);
    await press('Continue');
    await screen.findByText('Based on your answers, you are ineligible to continue at this time');
    await go(test, -1);
    await heading('Something personal');
  });

  it('is left by Back while the guest reads of being eligible', async () => {
    extendPause();
    const test = await answerFirstQuestion();
    await choose('Yes');
    await press('Continue');
    await screen.findByText('You are eligible and will be redirected shortly!');
    await go(test, -1);
    await heading('Do you have a fever?');
    expect(screen.queryByText('You are eligible and will be redirected shortly!')).toBeNull();
  });

  it('gives way to the first form in a page that the browser has kept, and which has forgotten the answers', async () => {
    const test = await answerFirstQuestion();
    act(() => test.appServices.journey.dispatch({ type: 'forgetPerson' }));
    await heading('The kind of physical');
    expect(place(test)).toEqual(['/prescreen/3', 3]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(place(test)).toEqual(['/prescreen/1', 0]));
    await go(test, 3);
    await heading('The kind of physical');
    expect(place(test)).toEqual(['/prescreen/1', 0]);
  });

  it('says no answer', async () => {
    const { router } = await answerFirstQuestion();
    expect(JSON.stringify(router.state.location)).not.toMatch(/Grace|sports|fever/);
  });

  it('comes after the search alone where no form is asked', async () => {
    const test = open('/prescreen/1', {
      content: smallPrescreen({ [dataPath]: changedData({ steps: [], services: [] }) }),
    });
    await heading('Do you have a fever?');
    await choose('No');
    await press('Continue');
    await heading('Are you well?');
    expect(place(test)).toEqual(['/prescreen/1', 1]);
    await go(test, -1);
    await heading('Do you have a fever?');
    await go(test, -1);
    await screen.findByRole('heading', { name: 'Main' });
  });
});

it('a link keeps its query while the first step is shown', async () => {
  const { router } = open('/prescreen/1?type=Sports+Physical');
  await heading('The kind of physical');
  expect(router.state.location.search).toBe('?type=Sports+Physical');
});
