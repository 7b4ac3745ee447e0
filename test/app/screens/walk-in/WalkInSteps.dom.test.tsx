import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../../../app/messages/MessageStore.ts';
import { MessagesContext } from '../../../../app/messages/useMessages.ts';
import { WalkInSteps } from '../../../../app/screens/walk-in/WalkInSteps.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows each step, even where authors call two of them the same', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createMessageStore({
    loadMessages: async () => ({ steps: ['Answer', 'Answer', 'Check in'] }),
    loadSettings: async () => undefined,
  });
  await store.load(['walk-in-messages']);
  render(
    <MessagesContext value={store}>
      <WalkInSteps current={1} />
    </MessagesContext>,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Answer', 'Answer', 'Check in']);
  expect(said.mock.calls).toEqual([]);
});
