import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchMessages } from '../../../app/messages/generated/searchMessages.ts';
import { connectionMessages } from '../../../app/messages/generated/siteMessages.ts';
import { createMessageStore } from '../../../app/messages/MessageStore.ts';
import { MessagesContext, useMessages } from '../../../app/messages/useMessages.ts';

function Messages() {
  const { heading, submit } = useMessages(searchMessages);
  const { offline } = useMessages(connectionMessages);
  return <p>{`${heading} ${submit} ${offline}`}</p>;
}

function Part({ onRender }: { readonly onRender: (messages: unknown) => void }) {
  onRender(useMessages(searchMessages));
  return null;
}

const shipped = "Find an Appointment Find Appointment You're offline.";

describe('the messages of a component', () => {
  it('are the shipped ones without a store', () => {
    render(<Messages />);
    expect(screen.getByText(shipped)).toBeTruthy();
  });

  it('become those of the authors once their documents are there, also of a part of one', async () => {
    const documents = { 'search-messages': { submit: 'Go' }, 'site-messages': { connection: { offline: 'No net.' } } };
    const store = createMessageStore({
      loadMessages: async (name) => new Map(Object.entries(documents)).get(name),
      loadSettings: async () => undefined,
    });
    render(
      <MessagesContext value={store}>
        <Messages />
      </MessagesContext>,
    );
    expect(screen.getByText(shipped)).toBeTruthy();
    await act(() => store.load(['search-messages', 'site-messages']));
    expect(screen.getByText('Find an Appointment Go No net.')).toBeTruthy();
  });

  it('are one object for all who read them, until the document changes', async () => {
    const seen: unknown[] = [];
    const tell = (messages: unknown) => seen.push(messages);
    const store = createMessageStore({
      loadMessages: async () => ({ submit: 'Go' }),
      loadSettings: async () => undefined,
    });
    await store.load(['search-messages']);
    render(
      <MessagesContext value={store}>
        <Part onRender={tell} />
        <Part onRender={tell} />
      </MessagesContext>,
    );
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBe(seen[0]);
    expect(seen[0]).toMatchObject({ submit: 'Go' });
  });
});
