import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from '../../../../app/ui/combobox/Combobox.tsx';

const open = (error?: string) =>
  render(
    <Combobox
      id="place"
      label="Location"
      placeholder="ZIP or City, State"
      error={error}
      value="Cinc"
      options={['Cincinnati, OH', 'Cincinnatus, NY']}
      listLabel="Suggestions"
      announcement="2 suggestions."
      onType={() => undefined}
      onChoose={() => undefined}
    />,
  );

const field = () => screen.getByRole('combobox', { name: 'Location' });
const spoken = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a screen reader hears of a combobox', () => {
  it('is how many suggestions there are, while the list is open', () => {
    open();
    expect(spoken()).toBe('');
    fireEvent.input(field(), { target: { value: 'Cinci' } });
    expect(spoken()).toBe('2 suggestions.');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(spoken()).toBe('');
  });

  it('is what is wrong with it 250 ms after it was left', () => {
    open('Location is a required field.');
    fireEvent.focus(field());
    fireEvent.blur(field());
    wait(249);
    expect(spoken()).toBe('');
    wait(1);
    expect(spoken()).toBe('Location is a required field.');
  });

  it('is nothing where the guest is back before that', () => {
    open('Location is a required field.');
    fireEvent.focus(field());
    fireEvent.blur(field());
    wait(200);
    fireEvent.focus(field());
    wait(1000);
    expect(spoken()).toBe('');
  });

  it('is nothing where nothing is wrong', () => {
    open();
    fireEvent.focus(field());
    fireEvent.blur(field());
    wait(250);
    expect(spoken()).toBe('');
  });
});
