import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useNextTask } from '../../../app/chunks/useNextTask.ts';

const rendered: boolean[] = [];

function Screen({ waits }: { readonly waits: boolean }) {
  rendered.push(useNextTask(waits));
  return null;
}

beforeEach(() => {
  rendered.length = 0;
});

it('leaves the large part of a screen to a task of its own', async () => {
  render(<Screen waits />);
  expect(rendered).toEqual([false]);
  await waitFor(() => expect(rendered.at(-1)).toBe(true));
});

it('renders all at once where the screen is gone back to', () => {
  render(<Screen waits={false} />);
  expect(rendered).toEqual([true]);
});
