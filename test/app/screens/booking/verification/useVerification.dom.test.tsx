import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, json } from '../../../api/fakeFetch.ts';
import { asSuggested, asTyped, atAddress, atNote, dialog, field, fill, gone, press, user } from './addressPage.ts';
import { another, found, openVerification, standard, validated } from './openVerification.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('an address on the way to the next page', () => {
  it('is sent as it was typed, and replaced without a word by the one that the server knows', async () => {
    const { verifications, typed, reported } = openVerification(validated);
    await fill();
    await press('Continue');
    const note = await atNote();
    await waitFor(() => expect(document.activeElement).toBe(note));
    expect(verifications().map(({ body }) => body)).toEqual([
      {
        address: {
          addressLines: ['12 Analytical Way'],
          cityTown: 'Louisville',
          stateProvince: 'KY',
          postalCode: '45202',
        },
      },
    ]);
    expect(typed()).toMatchObject({ ...asSuggested, county: 'Hamilton' });
    expect(reported).toContainEqual({ type: 'continueFlow', flow: 'IN_PERSON', step: 4, stepId: 'where' });
  });

  it('is not verified while the page has errors, nor again with the same answers', async () => {
    const { verifications } = openVerification(validated);
    await atAddress();
    await press('Continue');
    expect(verifications()).toHaveLength(0);
    await fill();
    await press('Continue');
    await atNote();
    await press('Back');
    await atAddress();
    await press('Continue');
    await atNote();
    expect(verifications()).toHaveLength(1);
    await press('Back');
    await user.type(field(/Line 1/), ' 7');
    await press('Continue');
    await atNote();
    expect(verifications()).toHaveLength(2);
  });

  it('goes to the booking as the server wrote it', async () => {
    const { seen } = openVerification(validated);
    await fill();
    await press('Continue');
    await atNote();
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const booking = seen.find(({ url }) => url.endsWith('/appointments'));
    expect(booking?.body).toMatchObject({ basicInfo: { address: standard } });
  });

  const failures: ReadonlyArray<readonly [string, Answer]> = [
    ['an unknown address', () => found({ validated: false, corrected: false })],
    ['a call that fails', () => json(500, {})],
  ];
  it.each(failures)('goes on as it was typed after %s', async (_what, verify) => {
    const { typed, verifications } = openVerification(verify);
    await fill();
    await press('Continue');
    await atNote();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(typed()).toMatchObject(asTyped);
    expect(verifications()).toHaveLength(1);
  });
});

describe('an address that is known as another one', () => {
  it.each([
    [/^Suggested address/, asSuggested],
    [/^Address you entered/, asTyped],
  ])('is replaced or not as the guest says: %s', async (name, after) => {
    const { typed } = openVerification(another);
    await fill();
    await press('Continue');
    const choice = within(await dialog());
    await user.click(choice.getByRole('radio', { name }));
    expect(typed()).toMatchObject(asTyped);
    await user.click(choice.getByRole('button', { name: 'Continue' }));
    const heading = await atNote();
    await gone();
    expect(document.activeElement).toBe(heading);
    expect(typed()).toMatchObject(after);
  });

  it.each([
    ['a city that the form refuses', { cityTown: 'St. Louis 2' }],
    ['a state that the form does not offer', { stateProvince: 'MO' }],
  ])('is not offered with %s, and stays as it was typed', async (_what, odd) => {
    const { typed, verifications } = openVerification(() =>
      found({ validated: true, corrected: true, address: { ...standard, ...odd } }),
    );
    await fill();
    await press('Continue');
    await atNote();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(typed()).toMatchObject(asTyped);
    expect(verifications()).toHaveLength(1);
  });

  it('with a period in its city is offered, and sent where the guest chooses it', async () => {
    const { seen } = openVerification(() =>
      found({ validated: true, corrected: true, address: { ...standard, cityTown: 'St. Louis' } }),
    );
    await fill();
    await press('Continue');
    const choice = within(await dialog());
    await user.click(choice.getByRole('radio', { name: /^Suggested address.*St\. Louis/ }));
    await user.click(choice.getByRole('button', { name: 'Continue' }));
    await atNote();
    await gone();
    await press('Book Appointment');
    await screen.findByRole('heading', { name: 'confirmation' });
    const booking = seen.find(({ url }) => url.endsWith('/appointments'));
    expect(booking?.body).toMatchObject({ basicInfo: { address: { cityTown: 'St. Louis', county: 'Hamilton' } } });
  });

  it.each([
    ['Edit address', async () => press('Edit address')],
    ['Escape', async () => user.keyboard('{Escape}')],
  ])('%s leads back to it, as it was typed, and Continue asks again', async (_what, act) => {
    const { typed, verifications } = openVerification(another);
    await fill();
    await press('Continue');
    await dialog();
    await act();
    await gone();
    expect(document.activeElement).toBe(field(/Line 1/));
    expect(typed()).toMatchObject(asTyped);
    expect(field(/City/).value).toBe('Louisville');
    await press('Continue');
    await dialog();
    expect(verifications()).toHaveLength(2);
  });
});
