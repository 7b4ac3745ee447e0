import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '#engine';
import { add, cards, field, names, readAnnouncement, remove } from '../listOnScreen.ts';
import { showList } from '../showList.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('deleting an entry', () => {
  const three: Json = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cyd' }];
  async function showThree() {
    const wizard = showList();
    await waitFor(() => wizard.dispatch({ type: 'edit', answers: { pets: three } }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    return wizard;
  }

  test('leaves the others as they are, and counts them anew', async () => {
    const { answers } = await showThree();
    await remove(2);
    expect(cards()).toEqual(['Pet 1', 'Pet 2']);
    expect(names()).toEqual(['Ann', 'Cyd']);
    expect(answers()).toEqual({ pets: [{ name: 'Ann' }, { name: 'Cyd' }] });
  });

  test('keeps the controls of the others', async () => {
    await showThree();
    const last = field(3, 'Name');
    await remove(2);
    expect(field(2, 'Name')).toBe(last);
  });

  test('keeps what is still being typed in another card', async () => {
    const { answers } = await showThree();
    await userEvent.type(field(3, 'Name'), 'ia');
    await remove(1);
    expect(names()).toEqual(['Ben', 'Cydia']);
    expect(answers()).toEqual({ pets: [{ name: 'Ben' }, { name: 'Cydia' }] });
  });

  test('goes by what is still being typed in the card itself', async () => {
    const { answers } = await showThree();
    await userEvent.type(field(2, 'Name'), 'no');
    await remove(2);
    await userEvent.type(field(2, 'Name'), 'x');
    await userEvent.tab();
    expect(answers()).toEqual({ pets: [{ name: 'Ann' }, { name: 'Cydx' }] });
  });

  test.each([
    [3, 2],
    [2, 1],
    [1, 1],
  ])('of card %i moves the focus to the first control of card %i', async (deleted, focused) => {
    await showThree();
    await remove(deleted);
    expect(document.activeElement).toBe(field(focused, 'Name'));
  });

  test('is said to a screen reader, each time anew', async () => {
    await showThree();
    await remove(2);
    expect(readAnnouncement()).toBe('Pet 2 is gone');
    const before = screen.getByText('Pet 2 is gone');
    await remove(2);
    expect(readAnnouncement()).toBe('Pet 2 is gone');
    expect(screen.getByText('Pet 2 is gone')).not.toBe(before);
    await add();
    expect(readAnnouncement()).toBe('');
  });

  test('by keyboard alone ends at the only card', async () => {
    await showThree();
    const user = userEvent.setup();
    for (const name of ['Remove Pet 3', 'Remove Pet 2']) {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
    }
    expect(cards()).toEqual(['Pet 1']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(document.activeElement).toBe(field(1, 'Name'));
  });
});
